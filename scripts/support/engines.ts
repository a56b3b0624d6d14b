/** The machine's browsers other than Chromium, in which the tests use the site as well. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

/** The kind of a test's annotation that says how many seconds the editor's first check of all pages took. */
export const FIRST_CHECK = 'first check'

function pathOf(command: string): string | undefined {
  const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function findWebKit(): string | undefined {
  const [miniBrowser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4*/MiniBrowser')
  return pathOf('WebKitWebDriver') && pathOf('xvfb-run') ? miniBrowser : undefined
}

/** Returns where each one is; undefined if it is not installed, or not all that drives it. */
export const findEngines = () => ({
  Firefox: pathOf('firefox') ?? pathOf('firefox-esr'),
  WebKitGTK: findWebKit(),
})

/** Returns a sentence about those that are not installed, so that nobody takes them for tested; undefined if all are. */
export function missingEngines(engines: ReturnType<typeof findEngines>): string | undefined {
  const missing = Object.entries(engines)
    .filter(([, path]) => path === undefined)
    .map(([name]) => name)
  if (missing.length === 0) return undefined
  const verb = missing.length > 1 ? 'are' : 'is'
  return `${missing.join(' and ')} ${verb} not installed: nothing is tested there. docs/browsers.md says how to install browsers.`
}
