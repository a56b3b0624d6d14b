/** The steps of a rehearsal: what was done, what followed, and how long it took. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dayOf } from '#lib/content/days.ts'
import { currentCommit, machine, table } from '#scripts/support/results.ts'

const FILE = 'docs/rehearsal.md'
const MARKER = '<!-- log -->'

interface Entry {
  step: string
  outcome: string
  seconds: number
}

export type Journal = ReturnType<typeof keepJournal>

/** Returns a function that does a step and notes what it returns, and another that writes all notes into the log. */
export function keepJournal() {
  const entries: Entry[] = []
  async function step(name: string, task: () => string | Promise<string>): Promise<void> {
    const started = performance.now()
    const outcome = await task()
    const seconds = (performance.now() - started) / 1000
    entries.push({ step: name, outcome, seconds })
    console.log(`${name}: ${outcome} (${seconds.toFixed(1)} s)`)
  }
  function write(): void {
    const rows = entries.map(({ step, outcome, seconds }) => [step, outcome, seconds.toFixed(1)])
    const head = readFileSync(FILE, 'utf8').split(MARKER)[0]
    const conditions = `Run on ${dayOf(new Date())} at ${currentCommit()}: ${machine()}.`
    writeFileSync(
      FILE,
      `${head}${MARKER}\n\n${conditions}\n\n${table(['Step', 'What followed', 'Seconds'], rows)}\n`,
    )
  }
  return { step, write }
}
