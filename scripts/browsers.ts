/** `npm run browsers`: the site and the editor in this machine's other browsers, for `docs/benchmarks.md`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { record } from './bench/results.ts'
import { findEngines, missingEngines } from './engines.ts'

readCommandLine(
  `Usage: npm run browsers
Tests the site in out/ and the editor in Firefox and WebKitGTK, and records the result in docs/benchmarks.md.`,
  {},
)

const engines = findEngines()
const missing = missingEngines(engines)
if (missing) endWith(missing)

const REPORT = 'reports/browsers.json'

/** How each tells its version. WebKitGTK's window needs a screen even for that. */
const VERSIONS: Record<string, readonly string[]> = {
  Firefox: [engines.Firefox ?? '', '--version'],
  WebKitGTK: ['xvfb-run', '-a', engines.WebKitGTK ?? '', '--version'],
}

function versionOf(name: string): string {
  const [command = '', ...args] = VERSIONS[name] ?? []
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  const answer = execFileSync(command, args, { encoding: 'utf8', stdio: [...stdio] })
  return /[\d.]+/.exec(answer)?.[0] ?? ''
}

/** The results of all tests in suites, with the titles of the suites that they are in. */
const resultsIn = (
  suites: readonly JSONReportSuite[],
  outer: readonly string[] = [],
): { titles: readonly string[]; isPassed: boolean; ms: number }[] =>
  suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const titles = [...outer, title]
    const own = specs.map(({ title: test, ok, tests }) => ({
      titles: [...titles, test],
      isPassed: ok,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    }))
    return [...own, ...resultsIn(inner, titles)]
  })

rmSync(REPORT, { force: true })
const { status } = spawnSync('npx', ['playwright', 'test', '--project=others'], {
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
})
if (!existsSync(REPORT)) endWith('The tests have not run. Nothing is recorded.')

const results = resultsIn((JSON.parse(readFileSync(REPORT, 'utf8')) as JSONReport).suites)
const rows = Object.keys(VERSIONS).map((name) => {
  const own = results.filter(({ titles }) => titles.some((title) => title.includes(name)))
  const passed = own.filter(({ isPassed }) => isPassed).length
  const seconds = Math.round(own.reduce((sum, { ms }) => sum + ms, 0) / 1000)
  return [`${name} ${versionOf(name)}`, passed, own.length - passed, seconds]
})
record('browsers', ['Browser', 'Tests passed', 'Failed', 'Seconds'], rows, '.')
process.exitCode = status ?? 1
