/**
 * `npm run check` and `npm test`: every check there is, in the order in which a fault is cheapest to find.
 * The last line sums what the test runners themselves reported; any failing step fails the run.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'

type Counts = { passed: number; failed: number; skipped: number }

const REPORTS = 'reports'
const JEST_REPORT = `${REPORTS}/jest.json`
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`

const failedSteps: string[] = []

/** Runs one npm script with its output passed through. */
function step(name: string, env: Record<string, string> = {}): boolean {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  if (status !== 0) failedSteps.push(name)
  return status === 0
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function jestCounts(): Counts {
  const report = readReport<{
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
    numRuntimeErrorTestSuites: number
    numPendingTests: number
    numTodoTests: number
  }>(JEST_REPORT)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function playwrightCounts(): Counts {
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }>(PLAYWRIGHT_REPORT)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  if (flaky > 0) console.log(`Passed on the second try only: ${flaky} (listed above as flaky).`)
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

step('lint')
step('types')
step('content:check')
step('test:unit', { JEST_JSON: JEST_REPORT })
const counts = [jestCounts()]
if (step('build')) {
  const browser = ensureBrowser()
  if ('missing' in browser) {
    console.error(browser.missing)
    failedSteps.push('browser')
  } else {
    step('test:e2e', { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT })
    counts.push(playwrightCounts())
  }
}

const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)
const failed = sum('failed')
// A step without a report of its own (lint, types, build) counts as one failure.
const silentFailures = failedSteps.filter((name) => !name.startsWith('test:')).length
const total = failed === 0 && silentFailures === 0 && failedSteps.length > 0 ? 1 : failed + silentFailures
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`)
console.log(`\n${sum('passed')} passed, ${total} failed, ${sum('skipped')} skipped`)
process.exitCode = total === 0 ? 0 : 1
