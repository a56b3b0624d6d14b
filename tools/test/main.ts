/**
 * `npm test` and `npm run check`: runs every check, in two parallel lanes because few of them keep two cores busy. The
 * last line sums up the test runners' reports; any failing step fails the run.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

type Counts = { passed: number; failed: number; skipped: number }

// As in a clone, whatever `.env` says.
process.env.LEAD_TRACKING_SRC = ''
// Dozens of commands would otherwise each compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../.cache/compiled')

const REPORTS = { 'test:unit': 'reports/jest.json', 'test:e2e': 'reports/playwright.json' }

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const steps: { name: string; passed: boolean; took: string }[] = []

/** Runs an npm script and prints its log when it ends, because another runs in parallel. */
async function step(name: string, args = ''): Promise<boolean> {
  const started = Date.now()
  const child = spawn('sh', ['-c', `npm run --silent ${name} -- ${args} 2>&1`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const log = (await text(child.stdout)).trim()
  const passed = (await ended) === 0
  steps.push({ name, passed, took: seconds(started) })
  console.log(`\n── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds(started)}${log && `\n${log}`}`)
  return passed
}

/** Reads a test runner's report; a failing step without one counts as one failure. */
function counts({ name, passed }: (typeof steps)[number]): Counts {
  const file = REPORTS[name as keyof typeof REPORTS]
  if (!file) return { passed: 0, failed: passed ? 0 : 1, skipped: 0 }
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    if (name === 'test:unit')
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        skipped: report.numPendingTests + report.numTodoTests,
      }
    const { expected, unexpected, flaky, skipped } = report.stats
    if (flaky > 0) console.log(`\nPassed on the second try only: ${flaky}, listed above as flaky.`)
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const started = Date.now()
rmSync('reports', { recursive: true, force: true })
await Promise.all([
  step('build').then((built) => built && step('test:e2e')),
  step('lint')
    .then(() => step('content:check'))
    .then(() => step('test:unit', `--json --outputFile=${REPORTS['test:unit']}`))
    .then(() => step('types')),
])

const all = steps.map(counts)
const sum = (key: keyof Counts) => all.reduce((total, one) => total + one[key], 0)
const broken = steps.filter(({ passed }) => !passed).map(({ name }) => name)
const failed = Math.max(sum('failed'), broken.length)
console.log(`\n${steps.map(({ name, took }) => `${name} ${took}`).join(' · ')} · in all ${seconds(started)}`)
if (broken.length > 0) console.error(`Failed: ${broken.join(', ')}`)
console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`)
process.exitCode = failed === 0 ? 0 : 1
