/** `npm run test:durability`: the kill test on each runtime, with two kinds of mail provider, for `docs/benchmarks.md`. */
import { tryDurability } from '#edge/testing/durability.ts'
import { startNodeRuntime, startWorkersRuntime } from '#edge/testing/runtimes.ts'
import { readCommandLine } from '#lib/commandLine.ts'
import { record } from './support/results.ts'

readCommandLine(
  `Usage: npm run test:durability
Kills both runtimes at random moments, and counts what arrives. Updates docs/benchmarks.md.`,
  {},
)

const AMOUNTS = { messages: 2000, kills: 20 }

const runtimes = { Node: startNodeRuntime, Workers: startWorkersRuntime }
const rows: (string | number)[][] = []
for (const [name, start] of Object.entries(runtimes)) {
  for (const forgets of [false, true]) {
    const begun = Date.now()
    const { lost, doubled, unwanted, ...counts } = await tryDurability(start, {
      ...AMOUNTS,
      forgets,
    })
    const failures = [lost.length, doubled.length, unwanted.length]
    const seconds = Math.round((Date.now() - begun) / 1000)
    const memory = forgets ? 'lists what it has taken' : 'knows it again'
    const { accepted, refused, kills, calls } = counts
    rows.push([`${name}, ${memory}`, accepted, refused, kills, calls, ...failures, seconds])
    if (failures.some((count) => count > 0)) process.exitCode = 1
  }
}
const head = ['Runtime, Provider', 'Accepted', 'Refused', 'Kills', 'Calls']
record(
  'test:durability',
  [...head, 'Lost', 'Arrived twice', 'Arrived though refused', 'Seconds'],
  rows,
  '.',
)
