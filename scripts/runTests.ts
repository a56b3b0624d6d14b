/**
 * `npm test`: runs every check, in two parallel lanes because few of them keep two cores busy. The
 * last line sums up the test runners' reports; any failing step fails the run.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readCommandLine } from '#lib/commandLine.ts'
import { RUN_REPORT } from './evidence/runReport.ts'

readCommandLine(
  `Usage: npm test
Runs everything that protects a pull request: lint, types, content, unit tests, build, tests in Chromium.
For a part: npm run lint, types, content:check, test:unit, build, test:e2e. For other browsers: npm run browsers.`,
  {},
)

// As in a clone, whatever `.env` says.
Object.assign(process.env, { LEAD_TRACKING_SRC: '', INDEXNOW_KEY: '' })
// Dozens of commands would otherwise each compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled')

const REPORTS: Record<string, string> = {
  'test:unit': 'reports/jest.json',
  'test:e2e': 'reports/playwright.json',
}

const steps: { name: string; passed: boolean; took: string }[] = []

/** Runs an npm script and prints its log when it ends, because another runs in parallel. */
async function step(name: string, args = ''): Promise<boolean> {
  const started = Date.now()
  const child = spawn('sh', ['-c', `npm run --silent ${name} -- ${args} 2>&1`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [log, [status]] = await Promise.all([text(child.stdout), once(child, 'close')])
  const passed = status === 0
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`
  steps.push({ name, passed, took })
  console.log(`\n── ${name}: ${passed ? 'passed' : 'FAILED'} in ${took}\n${log.trim()}`)
  return passed
}

/** Reads passed, failed and skipped tests from a runner's report; a failing step without one counts as one failure. */
function counts({ name, passed }: (typeof steps)[number]): number[] {
  const file = REPORTS[name] ?? ''
  if (!existsSync(file)) return [0, passed ? 0 : 1, 0]
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (name === 'test:unit') {
    const {
      numPassedTests,
      numFailedTests,
      numRuntimeErrorTestSuites,
      numPendingTests,
      numTodoTests,
    } = report
    return [
      numPassedTests,
      numFailedTests + numRuntimeErrorTestSuites,
      numPendingTests + numTodoTests,
    ]
  }
  const { expected, unexpected, flaky, skipped } = report.stats
  if (flaky > 0) console.log(`\nPassed on the second try only: ${flaky}, listed above as flaky.`)
  return [expected + flaky, unexpected + report.errors.length, skipped]
}

rmSync('reports', { recursive: true, force: true })
mkdirSync('reports')
await Promise.all([
  step('build').then((built) => built && step('test:e2e', '--project=chromium')),
  step('lint')
    .then(() => step('content:check'))
    .then(() => step('test:unit', `--json --outputFile=${REPORTS['test:unit']}`))
    .then(() => step('types'))
    .then(() => step('rehearse', '--short')),
])

const all = steps.map(counts)
const [passed = 0, failures = 0, skipped = 0] = [0, 1, 2].map((position) =>
  all.reduce((sum, numbers) => sum + (numbers[position] ?? 0), 0),
)
const broken = steps.filter((step) => !step.passed).map(({ name }) => name)
const failed = Math.max(failures, broken.length)
console.log(`\n${steps.map(({ name, took }) => `${name} ${took}`).join(' · ')}`)
if (broken.length > 0) console.error(`Failed: ${broken.join(', ')}`)
writeFileSync(RUN_REPORT, JSON.stringify({ failed }))
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed === 0 ? 0 : 1
