/**
 * `npm test` and `npm run check`: every check there is. The build runs beside what needs neither it nor both cores.
 * The last line sums what the test runners themselves reported; any failing step fails the run.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { ensureBrowser } from './browser.ts'

type Counts = { passed: number; failed: number; skipped: number }

const REPORTS = 'reports'
const JEST_REPORT = `${REPORTS}/jest.json`
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const phases: { name: string; passed: boolean; took: string }[] = []

/** Runs one npm script; what it says is shown when it has ended, as others may run beside it. */
async function step(name: string, env: Record<string, string> = {}): Promise<boolean> {
  const started = Date.now()
  const child = spawn('sh', ['-c', `npm run --silent ${name} 2>&1`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const said = (await text(child.stdout)).trim()
  const passed = (await ended) === 0
  phases.push({ name, passed, took: seconds(started) })
  console.log(`\n── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds(started)}${said && `\n${said}`}`)
  return passed
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

const started = Date.now()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const [built] = await Promise.all([step('build'), step('lint').then(() => step('content:check'))])
await step('types')
await step('test:unit', { JEST_JSON: JEST_REPORT })
const counts = [jestCounts()]
if (built) {
  const browser = ensureBrowser()
  if ('missing' in browser) {
    console.error(browser.missing)
    phases.push({ name: 'browser', passed: false, took: '0 s' })
  } else {
    await step('test:e2e', { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT })
    counts.push(playwrightCounts())
  }
}

const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)
const failedSteps = phases.filter(({ passed }) => !passed).map(({ name }) => name)
// A step without a report of its own (lint, types, build) counts as one failure.
const silentFailures = failedSteps.filter((name) => !name.startsWith('test:')).length
const failed = Math.max(sum('failed') + silentFailures, failedSteps.length > 0 ? 1 : 0)
console.log(`\n${phases.map(({ name, took }) => `${name} ${took}`).join(' · ')} · in all ${seconds(started)}`)
if (failedSteps.length > 0) console.error(`Failed: ${failedSteps.join(', ')}`)
console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`)
process.exitCode = failed === 0 ? 0 : 1
