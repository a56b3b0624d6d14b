/** Renders the change report as Markdown for a pull request, and as an HTML page with screenshots. */
import { html, raw } from 'hono/html'
import { kb } from '#lib/postbuild/budget.ts'
import { table } from '#tools/bench/results.ts'
import type { Change, Page } from './compare.ts'
import { MARKER } from './postComment.ts'

export interface Report {
  title: string
  note: string
  changes: readonly Change[]
}

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

const nameOf = ({ path, before }: Change) => (before && before.path !== path ? `${before.path} → ${path}` : path)

const cells = ({ kind, words, before, after }: Change) => [
  kind,
  `+${words.added} −${words.removed}`,
  [before, after].flatMap((page) => (page?.bytes ? kb(page.bytes) : [])).join(' → '),
]

/** Renders the report as Markdown. Changes that do not fit into a comment are only counted. */
export function reportMarkdown({ title, note, changes }: Report): string {
  const rows = changes.map((change) => [`\`${nameOf(change).replace(/[`|\n]/g, ' ')}\``, ...cells(change)])
  const details = changes
    .filter(({ lines }) => lines.length > 0)
    .map((change) => {
      // Fenced, so that it is not read as Markdown, without anything that would end the fence.
      const diff = `~~~diff\n${change.lines.join('\n').replace(/~{3,}/g, '~~')}\n~~~`
      return `<details><summary><b>${nameOf(change).replaceAll('<', '')}</b></summary>\n\n${diff}\n\n</details>`
    })
  const summary = rows.length > 0 ? [table(['Page', 'What', 'Words', 'HTML'], rows)] : []
  const parts = [`## Change report: ${title}`, note, ...summary, ...details]
  let text = MARKER
  for (const [index, part] of parts.entries()) {
    if (text.length + part.length > MAX_LENGTH)
      return `${text}\n\n*${parts.length - index} more parts did not fit in here; the report has all of them.*\n`
    text += `\n\n${part}`
  }
  return `${text}\n`
}

const STYLES = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere}div{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}img{width:100%;border:1px solid #8888}`

/** Renders the report as an HTML page that loads nothing. */
export function reportHtml({ title, note, changes }: Report): string {
  const picture = (page: Page | undefined, side: string) =>
    page?.picture ? html`<img src="${page.picture}" alt="The page ${side}">` : ''
  return String(html`<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Change report</title><style>${raw(STYLES)}</style></head><body><main><h1>${title}</h1>
<p>${note}</p>${changes.map(
    (change) => html`
<h2>${[nameOf(change), ...cells(change)].join(' · ')}</h2><pre>${change.lines.join('\n')}</pre>
<div>${picture(change.before, 'before')}${picture(change.after, 'after')}</div>`,
  )}
</main></body></html>
`)
}
