/** Renders the change report as Markdown for a pull request. */
import { kb } from '#build/budget.ts'
import { counted, formatProblem, type Problem } from '#check/problems.ts'
import { MARKER } from '#scripts/postComment.ts'
import { table } from '#scripts/support/results.ts'
import type { Change } from './compare.ts'

/** GitHub accepts 65,536 characters; our own links are appended later. */
export const MAX_LENGTH = 60_000

/** "2 pages changed, 1 added". */
export function headline(changes: readonly Change[]): string {
  const kinds = [...Map.groupBy(changes, ({ kind }) => kind)]
  const counts = kinds.map(([kind, { length }], index) =>
    index > 0 ? `${length} ${kind}` : `${length} page${length === 1 ? '' : 's'} ${kind}`,
  )
  return counts.join(', ') || 'No page changed'
}

const cells = ({ kind, words, before, after }: Change) => [
  kind,
  `+${words.added} −${words.removed}`,
  [before, after]
    .map((page) => page?.bytes)
    .filter(Boolean)
    .map((bytes) => kb(Number(bytes)))
    .join(' → '),
]

/** The page's path; of a renamed one, both. */
const nameOf = ({ kind, path, before }: Change) =>
  kind === 'renamed' ? `${before?.path} → ${path}` : path

/** Fenced, so that it is not read as Markdown, without anything that would end the fence. */
const fenced = (language: string, lines: readonly string[]) =>
  `~~~${language}\n${lines.join('\n').replace(/~{3,}/g, '~~')}\n~~~`

/** Findings that a comment has room for, beside the table of all pages. */
const MAX_FINDINGS = 60

/** What the content check says of the changed files, errors first. */
function findingsSection(findings: readonly Problem[]): string[] {
  if (findings.length === 0) return []
  const isError = ({ severity }: Problem) => severity === 'error'
  const sorted = findings.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
  const lines = sorted
    .slice(0, MAX_FINDINGS)
    .map((problem) => `${isError(problem) ? '' : 'advice  '}${formatProblem(problem)}`)
  const left = findings.length - lines.length
  const errors = findings.filter(isError).length
  return [
    `### The content check on the changed files: ${counted(errors, 'error')}, ${findings.length - errors} advice`,
    fenced('text', left > 0 ? [...lines, `and ${left} more, see npm run content:check`] : lines),
  ]
}

/** The change report in Markdown, with what the content check says of the changed files. */
export function reportMarkdown(
  changes: readonly Change[],
  note: string,
  findings: readonly Problem[] = [],
): string {
  const rows = changes.map((change) => [
    `\`${nameOf(change).replace(/[`|\n]/g, ' ')}\``,
    ...cells(change),
  ])
  const details = changes
    .filter(({ lines }) => lines.length > 0)
    .map((change) => {
      const summary = `<summary><b>${nameOf(change).replaceAll('<', '')}</b></summary>`
      return `<details>${summary}\n\n${fenced('diff', change.lines)}\n\n</details>`
    })
  const summary = rows.length > 0 ? [table(['Page', 'What', 'Words', 'HTML'], rows)] : []
  const title = `## Change report: ${headline(changes)}`
  const parts = [title, note, ...summary, ...findingsSection(findings)]
  const all = [MARKER, ...parts, ...details].join('\n\n')
  return all.length > MAX_LENGTH
    ? [MARKER, ...parts, 'The changed lines do not fit in here.'].join('\n\n')
    : all
}
