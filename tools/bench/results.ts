/** The page of results, docs/benchmarks.md: each command owns what stands between its markers. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

const FILE = 'docs/benchmarks.md'

/** Writes a command's results between its markers; the headings and what is said of them stand in the page itself. */
export function recordResults(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} begin -->`, `<!-- ${name} end -->`]
  const page = readFileSync(FILE, 'utf8')
  const [before, after] = [page.indexOf(begin), page.indexOf(end)]
  if (before < 0 || after < before)
    throw new Error(`${FILE} has no "${begin}" followed by "${end}". Add both lines.`)
  writeFileSync(FILE, `${page.slice(0, before)}${begin}\n\n${text}\n\n${page.slice(after)}`)
}

/** A table in Markdown; columns of which the first row has a number stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const lines = head.map((_, index) => (/^[\d.–]+$/.test(String(rows[0]?.[index])) ? '---:' : '---'))
  return [line(head), line(lines), ...rows.map(line)].join('\n')
}

/** The machine that results were measured on, without its name. */
export function machine(): string {
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
