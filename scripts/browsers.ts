/** `npm run browsers`: the site and the editor in this machine's other browsers, for `docs/benchmarks.md`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { FIRST_CHECK, findEngines, missingEngines } from './support/engines.ts'
import { record } from './support/results.ts'

/**
 * How many times slower than in the other browser the editor's first check may be in one. A pattern that is quick in most
 * engines once made it twenty times slower in WebKit.
 */
const MOST_TIMES = 10

readCommandLine(
  `Usage: npm run browsers
Tests the site in out/ and the editor in Firefox and WebKitGTK, and records the result in docs/benchmarks.md.
Fails, too, if the editor's first check of all pages is ${MOST_TIMES} times slower in one than in the other.`,
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
): { titles: readonly string[]; isPassed: boolean; ms: number; firstCheck: number | undefined }[] =>
  suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const titles = [...outer, title]
    const ofSuite = specs.map(({ title: test, ok, tests }) => {
      const notes = tests.flatMap(({ annotations }) => annotations)
      const firstCheck = notes.findLast(({ type }) => type === FIRST_CHECK)?.description
      return {
        titles: [...titles, test],
        isPassed: ok,
        ms: tests
          .flatMap(({ results }) => results)
          .reduce((sum, { duration }) => sum + duration, 0),
        firstCheck: firstCheck === undefined ? undefined : Number(firstCheck),
      }
    })
    return [...ofSuite, ...resultsIn(inner, titles)]
  })

rmSync(REPORT, { force: true })
const { status } = spawnSync('npx', ['playwright', 'test', '--project=others'], {
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
})
if (!existsSync(REPORT)) endWith('The tests have not run. Nothing is recorded.')

const results = resultsIn((JSON.parse(readFileSync(REPORT, 'utf8')) as JSONReport).suites)
const measured = Object.keys(VERSIONS).map((name) => {
  const inBrowser = results.filter(({ titles }) => titles.some((title) => title.includes(name)))
  const passed = inBrowser.filter(({ isPassed }) => isPassed).length
  return {
    browser: `${name} ${versionOf(name)}`,
    passed,
    failed: inBrowser.length - passed,
    seconds: Math.round(inBrowser.reduce((sum, { ms }) => sum + ms, 0) / 1000),
    firstCheck: inBrowser.findLast((result) => result.firstCheck !== undefined)?.firstCheck,
  }
})
const rows = measured.map(({ browser, passed, failed, seconds, firstCheck }) => [
  browser,
  passed,
  failed,
  seconds,
  firstCheck ?? '–',
])
const HEAD = ['Browser', 'Tests passed', 'Failed', 'Seconds', 'First check of all pages (s)']
record('browsers', HEAD, rows, '.')
const firstChecks = measured
  .map(({ firstCheck }) => firstCheck)
  .filter((seconds) => seconds !== undefined)
if (Math.max(...firstChecks) > MOST_TIMES * Math.min(...firstChecks))
  endWith('The editor’s first check is far slower in one of them: see docs/editor.md, Performance.')
process.exitCode = status ?? 1
