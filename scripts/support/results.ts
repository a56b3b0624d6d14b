/** The results page, docs/benchmarks.md: each command owns the text between its markers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dayOf } from '#lib/content/days.ts'
import { git } from '#lib/content/git.ts'
import { ExplainedError } from '#lib/explainedError.ts'

const FILE = 'docs/benchmarks.md'

/** A description of the machine, without its name. */
export const machine = (): string =>
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`

/** The commit that is checked out, abbreviated; empty outside a repository. */
export const currentCommit = () => git(['rev-parse', '--short', 'HEAD'])?.trim() ?? ''

const partOf = (name: string) =>
  new RegExp(`(?<=<!-- ${name} begin -->\n)[\\s\\S]*?(?=<!-- ${name} end -->)`)

/** Prints a table and writes it between its markers; `conditions`, with its period, follows the machine's description. */
export function record(
  name: string,
  head: readonly string[],
  rows: Rows,
  conditions: string,
): void {
  const run = `Run on ${dayOf(new Date())} at ${currentCommit()}.`
  const text = `${table(head, rows)}\n\n${machine()}${conditions} ${run}`
  console.log(text)
  const page = readFileSync(FILE, 'utf8')
  if (!partOf(name).test(page)) throw new Error(`${FILE} has no markers of "${name}".`)
  const written = page.replace(partOf(name), () => `\n${text}\n\n`)
  writeFileSync(FILE, written)
}

/** Returns a recorded table with its command and conditions. Throws before its first run. */
export function recordedResults(name: string, page = readFileSync(FILE, 'utf8')) {
  const command = `npm run ${name.split(' ')[0]}`
  const part = partOf(name).exec(page)?.[0] ?? ''
  const [, conditions = '', day = '', commit = ''] =
    /\n\n([^|]*?) Run on (\S+) at (\w+)\.\s*$/.exec(part) ?? []
  if (!commit)
    throw new ExplainedError(`${FILE} has no results of "${name}". "${command}" records them.`)
  const lines = part.split('\n').filter((line) => line.startsWith('|'))
  const [head = [], , ...rows] = lines.map((line) =>
    line.slice(2, -2).replaceAll('`', '').split(' | '),
  )
  return { command, day, commit, conditions, head, rows }
}

type Rows = readonly (readonly (string | number)[])[]

/** Formats a Markdown table. Columns with a number in the first row are right-aligned. */
export function table(head: readonly string[], rows: Rows): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const lines = head.map((_, index) =>
    /^[\d.–]+$/.test(String(rows[0]?.[index])) ? '---:' : '---',
  )
  return [line(head), line(lines), ...rows.map(line)].join('\n')
}
