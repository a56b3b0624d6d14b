/** Renders the change report as Markdown for a pull request. */
import { kb } from '#build/budget.ts'
import { table } from '#scripts/bench/results.ts'
import type { Change } from './compare.ts'
import { MARKER } from './postComment.ts'

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

/** The change report in Markdown. */
export function reportMarkdown(changes: readonly Change[], note: string): string {
  const rows = changes.map((change) => [
    `\`${nameOf(change).replace(/[`|\n]/g, ' ')}\``,
    ...cells(change),
  ])
  const details = changes
    .filter(({ lines }) => lines.length > 0)
    .map((change) => {
      // Fenced, so that it is not read as Markdown, without anything that would end the fence.
      const diff = `~~~diff\n${change.lines.join('\n').replace(/~{3,}/g, '~~')}\n~~~`
      return `<details><summary><b>${nameOf(change).replaceAll('<', '')}</b></summary>\n\n${diff}\n\n</details>`
    })
  const summary = rows.length > 0 ? [table(['Page', 'What', 'Words', 'HTML'], rows)] : []
  const parts = [`## Change report: ${headline(changes)}`, note, ...summary]
  const all = [MARKER, ...parts, ...details].join('\n\n')
  return all.length > MAX_LENGTH
    ? [MARKER, ...parts, 'The changed lines do not fit in here.'].join('\n\n')
    : all
}
