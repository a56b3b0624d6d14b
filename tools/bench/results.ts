/** The page of results, docs/benchmarks.md: each command owns what stands between its markers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dayOf } from '#lib/content/days.ts'
import { git } from '#lib/content/git.ts'

const FILE = 'docs/benchmarks.md'

/** The machine that results were measured on, without its name. */
export const machine = (): string =>
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`

/**
 * Prints a table of results and writes it between its markers, unless the command was called with `--no-write`; the
 * headings and what is said of them stand in the page itself.
 *
 * @param conditions go on from the name of the machine, up to a period.
 */
export function record(
  name: string,
  head: readonly string[],
  rows: Rows,
  conditions: string,
  write = !process.argv.includes('--no-write'),
): void {
  const text = `${table(head, rows)}\n\n${machine()}${conditions}`
  console.log(text)
  if (!write) return
  const [begin, end] = [`<!-- ${name} begin -->`, `<!-- ${name} end -->`]
  const page = readFileSync(FILE, 'utf8')
  const [before, after] = [page.indexOf(begin), page.indexOf(end)]
  if (before < 0 || after < before)
    throw new Error(`${FILE} has no "${begin}" followed by "${end}". Add both lines.`)
  const run = `Run on ${dayOf(new Date())} at ${currentCommit()}.`
  writeFileSync(FILE, `${page.slice(0, before)}${begin}\n\n${text} ${run}\n\n${page.slice(after)}`)
}

/** What a command has recorded: the cells of its table, and what stands below it; nothing before its first dated run. */
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

/** The commit of the working tree, short. */
export const currentCommit = () => git(['rev-parse', '--short', 'HEAD'])?.trim() ?? ''

type Rows = readonly (readonly (string | number)[])[]

/** A table in Markdown; columns of which the first row has a number stand to the right. */
export function table(head: readonly string[], rows: Rows): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const lines = head.map((_, index) => (/^[\d.–]+$/.test(String(rows[0]?.[index])) ? '---:' : '---'))
  return [line(head), line(lines), ...rows.map(line)].join('\n')
}
