/** The output of the content check. */
import type { Change } from './fix.ts'
import { counted, findingText, formatProblem, type Problem } from './problems.ts'

function textOf(problem: Problem): string {
  const line = `${problem.severity === 'advice' ? 'advice  ' : ''}${formatProblem(problem)}`
  const pasted = problem.paste?.split('\n').map((one) => `    | ${one}`.trimEnd()) ?? []
  return [line, ...pasted].join('\n')
}

export const textReport = (problems: readonly Problem[]): string =>
  [...Map.groupBy(problems, ({ file }) => file).values()]
    .map((all) => all.map(textOf).join('\n'))
    .join('\n\n')

/**
 * Writes GitHub Actions workflow commands that annotate the lines of a pull request. GitHub shows only ten errors and
 * ten warnings per step, and no places in its log, so all of them follow as text in a collapsed group.
 */
export function githubReport(problems: readonly Problem[]): string {
  // These characters would end a message or property, so they are percent-encoded.
  const message = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => message(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const annotations = problems.map((problem) => {
    const { severity, file, line, column, rule, paste } = problem
    const level = severity === 'error' ? 'error' : 'warning'
    const text = findingText(problem) + (paste ? `\nCorrected: ${paste}` : '')
    return `::${level} file=${property(file)},line=${line},col=${column},title=${property(rule)}::${message(text)}`
  })
  return [...annotations, '::group::All of it as text', textReport(problems), '::endgroup::'].join(
    '\n',
  )
}

/** Lists what `--fix` changed, one line each: `content/alpha.mdx:26: colour → color`. */
export function changesReport(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing to fix without you.'
  return changes
    .map(({ file, line, before, after }) => `${file}:${line}: ${before} → ${after}`)
    .join('\n')
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

/** Whether a file was asked for: by its path or name, its folder, or the page's address. */
export function isAskedFor(file: string, asked: readonly string[]): boolean {
  if (asked.length === 0) return true
  const names = asked.map((one) => one.replace(/^\.?\/|\/$/g, ''))
  const isNamed = (name: string) =>
    [`content/${name}`, `content/${name || 'index'}.mdx`].includes(file)
  return names.some((name) => `${file}/`.startsWith(`${name}/`) || isNamed(name))
}
