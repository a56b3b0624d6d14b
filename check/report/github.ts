/** Problems as annotations of a pull request. */
import { findingText, type Problem } from '../problems.ts'
import { textReport } from './text.ts'

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
