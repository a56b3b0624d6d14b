/** The results page, docs/benchmarks.md: each command owns the text between its markers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dayOf } from '#lib/content/days.ts'
import { git } from '#lib/content/git.ts'

const FILE = 'docs/benchmarks.md'

/** A description of the machine, without its name. */
export const machine = (): string =>
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`

/**
 * Prints a table of results and writes it between its markers. The page itself has the headings and explanations.
 *
 * @param conditions the text after the machine's description, ending in a period.
 * @param write false for a part of the results.
 */
export function record(name: string, head: readonly string[], rows: Rows, conditions: string, write = true): void {
  const text = `${table(head, rows)}\n\n${machine()}${conditions}`
  console.log(text)
  if (!write) return
  const [begin, end] = [`<!-- ${name} begin -->`, `<!-- ${name} end -->`]
  const page = readFileSync(FILE, 'utf8')
  const [before, after] = [page.indexOf(begin), page.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`${FILE} has no "${begin}" followed by "${end}". Add both lines.`)
  const run = `Run on ${dayOf(new Date())} at ${currentCommit()}.`
  writeFileSync(FILE, `${page.slice(0, before)}${begin}\n\n${text} ${run}\n\n${page.slice(after)}`)
}

/** Returns a command's recorded table and conditions, or undefined before its first dated run. */
export function recordedResults(name: string, page = readFileSync(FILE, 'utf8')) {
  const part = page.split(`<!-- ${name} begin -->`)[1]?.split(`<!-- ${name} end -->`)[0] ?? ''
  const [, conditions = '', day, commit] = /\n\n([^|]*?) Run on (\S+) at (\w+)\.\s*$/.exec(part) ?? []
  if (day === undefined || commit === undefined) return undefined
  const [head = [], , ...rows] = part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
  return { day, commit, conditions: conditions.trim(), head, rows }
}

/** The abbreviated current commit. */
export const currentCommit = () => git(['rev-parse', '--short', 'HEAD'])?.trim() ?? ''

type Rows = readonly (readonly (string | number)[])[]

/** Formats a Markdown table. Columns with a number in the first row are right-aligned. */
export function table(head: readonly string[], rows: Rows): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const lines = head.map((_, index) => (/^[\d.–]+$/.test(String(rows[0]?.[index])) ? '---:' : '---'))
  return [line(head), line(lines), ...rows.map(line)].join('\n')
}
