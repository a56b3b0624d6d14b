/** `npm run test:fuzz`: the test of typing mistakes at length, on the site's own pages, for `docs/benchmarks.md`. */
import { spawnSync } from 'node:child_process'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { record } from './support/results.ts'

const { values } = readCommandLine(
  `Usage: npm run test:fuzz [-- --runs NUMBER]
Makes typing mistakes in the site's own pages, other ones each time, and tries what the content check says to each.
Updates docs/benchmarks.md if it always answers, and what it tells authors to write mends the mistake.

  --runs NUMBER   how many mistakes; by default, 2000`,
  { options: { runs: { type: 'string', default: '2000' } } },
)
if (!/^[1-9]\d{0,5}$/.test(values.runs))
  endWith(`--runs takes a number of mistakes, not "${values.runs}".`, 2)

const begun = Date.now()
const { status } = spawnSync('npm', ['run', '--silent', 'test:unit', '--', 'check/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs },
})
if (status !== 0) endWith('The check has failed at the mistakes shown above. Nothing is recorded.')
const seconds = Math.round((Date.now() - begun) / 1000)
record('test:fuzz', ['Mistakes', 'Answered wrongly', 'Seconds'], [[values.runs, 0, seconds]], '.')
