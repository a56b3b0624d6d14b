/** Renders the change report as Markdown for a pull request, and as an HTML page with screenshots. */
import { html, raw } from 'hono/html'
import { integrityOf } from '#lib/postbuild/files.ts'
import { table } from '#tools/bench/results.ts'
import type { Change, Page } from './compare.ts'
import { MARKER } from './handoff.ts'

export interface Report {
  title: string
  notes: readonly string[]
  /** The end of the failed build's output, if there is nothing to compare. */
  log?: string
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

const HEAD = ['Page', 'What', 'Words', 'HTML']

const cells = ({ path, kind, words, before, after }: Change) => [
  before && before.path !== path ? `${before.path} → ${path}` : path,
  kind,
  `+${words.added} −${words.removed}`,
  [before, after].flatMap((page) => (page?.bytes ? `${(page.bytes / 1024).toFixed(1)} KB` : [])).join(' → '),
]

/** Fences text, so that it is not read as Markdown, and keeps it from ending the fence. */
const fenced = (language: string, text: string) => `~~~${language}\n${text.replace(/~{3,}/g, '~~')}\n~~~`

/** Renders the report as Markdown. Changes that do not fit into a comment are only counted. */
export function reportMarkdown({ title, notes, log, changes }: Report): string {
  const rows = changes.map(cells).map(([name = '', ...others]) => [`\`${name.replace(/[`|\n]/g, ' ')}\``, ...others])
  const parts = [
    `## Change report: ${title}`,
    ...notes,
    ...(log ? [fenced('', log.slice(-MAX_LENGTH / 2))] : []),
    ...(rows.length > 0 ? [table(HEAD, rows)] : []),
    ...changes
      .filter(({ lines }) => lines.length > 0)
      .map((change) => {
        const name = cells(change)[0]?.replaceAll('<', '')
        const text = fenced('diff', change.lines.join('\n'))
        return `<details><summary><b>${name}</b></summary>\n\n${text}\n\n</details>`
      }),
  ]
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
export function reportHtml({ title, notes, log, changes }: Report): string {
  const policy = `default-src 'none'; img-src data:; style-src '${integrityOf(STYLES)}'`
  const picture = (page: Page | undefined, side: string) =>
    page?.picture ? html`<img src="${page.picture}" alt="The page ${side}">` : ''
  return String(html`<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · Change report</title><style>${raw(STYLES)}</style></head><body><main><h1>${title}</h1>
${notes.map((note) => html`<p>${note}</p>`)}${log ? html`<pre tabindex="0">${log}</pre>` : ''}${changes.map(
  (change) => html`
<h2>${cells(change).join(' · ')}</h2><pre>${change.lines.join('\n')}</pre>
<div>${picture(change.before, 'before')}${picture(change.after, 'after')}</div>`,
)}
</main></body></html>
`)
}
