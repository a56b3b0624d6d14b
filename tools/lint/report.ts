/** What the content check prints. */
import { formatProblem, type Problem, problemText } from './errors.ts'
import type { Change } from './fix.ts'

/** A problem in a line, and below it the corrected line where there is one. */
function textOf(problem: Problem): string {
  const line = `${problem.severity === 'advice' ? 'advice  ' : ''}${formatProblem(problem)}`
  if (problem.paste === undefined) return line
  return [line, ...problem.paste.split('\n').map((one) => `    | ${one}`.trimEnd())].join('\n')
}

/** Problems by file, an empty line between files; advice says that it is advice. */
export function textReport(problems: readonly Problem[]): string {
  const byFile = Map.groupBy(problems, (problem) => problem.file)
  return [...byFile.values()].map((group) => group.map(textOf).join('\n')).join('\n\n')
}

/**
 * Workflow commands of GitHub Actions: annotations on the lines of a pull request. GitHub shows ten errors and ten
 * warnings of a step there, and no places in its log; so all of them follow as text, in a group that unfolds.
 */
export function githubReport(problems: readonly Problem[]): string {
  // These signs end a message or a property there, so they travel as percent codes.
  const message = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => message(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const annotations = problems.map((problem) => {
    const level = problem.severity === 'error' ? 'error' : 'warning'
    const where = `file=${property(problem.file)},line=${problem.line},col=${problem.column}`
    const corrected = problem.paste === undefined ? '' : `\nCorrected: ${problem.paste}`
    return `::${level} ${where},title=${property(problem.rule)}::${message(problemText(problem) + corrected)}`
  })
  return [...annotations, '::group::All of it as text', textReport(problems), '::endgroup::'].join('\n')
}

/** What `--fix` has changed, a line for each: `content/alpha.mdx:26: colour → color`. */
export function changesReport(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing to mend without you.'
  return changes.map(({ file, line, before, after }) => `${file}:${line}: ${before} → ${after}`).join('\n')
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/**
 * The last line: `64 pages and 9 data files checked in 0.42 s: 0 errors, 2 advice`.
 *
 * @param time seconds
 */
export function summary(pages: number, files: number, problems: readonly Problem[], time: number): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  const read = `${count(pages, 'page')} and ${count(files, 'data file')} checked in ${time.toFixed(2)} s`
  return `${read}: ${count(errors, 'error')}, ${problems.length - errors} advice`
}

/** Whether a file was asked for: by its path, by the folder it stands in, or by the address of the page. */
export function isAskedFor(file: string, asked: readonly string[]): boolean {
  if (asked.length === 0) return true
  return asked.some((one) => {
    const name = one.replace(/^\.?\//, '')
    const folder = name.endsWith('/') ? name : `${name}/`
    return file === name || file.startsWith(folder) || file === `content/${name || 'index'}.mdx`
  })
}
