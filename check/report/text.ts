/** What the command prints: problems as text, what was fixed, and a summary. */
import { expression } from '../expression.ts'
import { counted, formatProblem, type Problem } from '../problems.ts'

function textOf(problem: Problem): string {
  const words = `${problem.severity === 'advice' ? 'advice  ' : ''}${formatProblem(problem)}`
  const pasted = problem.paste?.split('\n').map((line) => `    | ${line}`.trimEnd()) ?? []
  return [words, ...pasted].join('\n')
}

/** The problems as text, file by file. */
export const textReport = (problems: readonly Problem[]): string =>
  [...Map.groupBy(problems, ({ file }) => file).values()]
    .map((all) => all.map(textOf).join('\n'))
    .join('\n\n')

/** What `--fix` changed, with the words around it. */
export interface Change {
  file: string
  line: number
  before: string
  after: string
}

/**
 * Lists what `--fix` changed, one line each: `content/alpha.mdx:26: colour → color`; and the rules whose fixes would never
 * have come to an end.
 */
export function changesReport(
  changes: readonly Change[],
  unsettled: readonly Problem[] = [],
): string {
  const left = new Set(
    unsettled.map(
      ({ file, rule }) =>
        `${file}: the fixes for "${rule}" are undone, because each one led to the next`,
    ),
  )
  if (changes.length === 0 && left.size === 0) return 'Nothing to fix without you.'
  const made = changes.map(
    ({ file, line, before, after }) => `${file}:${line}: ${before} → ${after}`,
  )
  return [...made, ...left].join('\n')
}

/** Returns the last line, such as `64 pages and 9 data files checked in 0.42 s: 0 errors, 2 advice`. */
export function summary(
  pages: number,
  files: number,
  problems: readonly Problem[],
  time: number,
): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  const read = `${counted(pages, 'page')} and ${counted(files, 'data file')} checked in ${time.toFixed(2)} s`
  return `${read}: ${counted(errors, 'error')}, ${problems.length - errors} advice`
}

/** The slashes around a path. */
const SLASHES = expression(/^\.?\/|\/$/g, {
  matches: ['/beta', './content/beta.mdx', 'content/'],
  passes: ['content/beta.mdx'],
})

/** Whether a file was asked for: by its path or name, its folder, or the page's address. */
export function isAskedFor(file: string, asked: readonly string[]): boolean {
  if (asked.length === 0) return true
  const names = asked.map((name) => name.replace(SLASHES, ''))
  const isNamed = (name: string) =>
    [`content/${name}`, `content/${name || 'index'}.mdx`].includes(file)
  return names.some((name) => `${file}/`.startsWith(`${name}/`) || isNamed(name))
}
