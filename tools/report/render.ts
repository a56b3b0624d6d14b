/** The change report as Markdown for a pull request, and as one HTML page with pictures. */
import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Change, Comparison, Run } from './compare.ts'
import { MARKER } from './handoff.ts'

/** A page on both sides, each as an address of data, so that a report is one file. */
export interface Pictures {
  before?: string | undefined
  after?: string | undefined
}

export interface Report extends Comparison {
  /** What it says in one line. */
  title: string
  notes: readonly string[]
  /** The last words of what failed, where there is nothing to compare. */
  log?: readonly string[]
  /** By the paths of pages. */
  pictures: ReadonlyMap<string, Pictures>
}

/** GitHub takes 65,536 characters; links of our own follow. */
export const MAX_LENGTH = 60_000

export const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** "2 pages changed, 1 added". */
export function headline({ changes, frames }: Comparison): string {
  const kinds = [...Map.groupBy(changes, ({ kind }) => kind)]
  if (kinds.length === 0) return frames.length > 0 ? 'Header or footer changed' : 'No page changed'
  return kinds
    .map(([kind, { length }], index) => `${index === 0 ? count(length, 'page') : length} ${kind}`)
    .join(', ')
}

const wordsOf = (lines: readonly Run[][], wanted: Run['kind']) =>
  lines
    .flat()
    .reduce((sum, { kind, text }) => sum + (kind === wanted ? (text.match(/\S+/g)?.length ?? 0) : 0), 0)

const nameOf = ({ path, before }: Change) =>
  before && before.path !== path ? `${before.path} → ${path}` : path

const HEAD = ['Page', 'What', 'Words', 'HTML']

/** What a row of the table says. */
const cells = (change: Change) => [
  nameOf(change),
  change.kind,
  `+${wordsOf(change.lines, 'added')} −${wordsOf(change.lines, 'removed')}`,
  [change.before, change.after]
    .flatMap((page) => (page ? `${(page.bytes / 1024).toFixed(1)} KB` : []))
    .join(' → '),
]

/** Each group of changed lines and what it is about. */
const groups = ({ changes, frames }: Report) => [
  ...frames.map(({ pages, lines }) => ({
    title: `Header or footer of ${count(pages, 'page')}`,
    lines,
    path: '',
  })),
  ...changes.map((change) => ({ title: nameOf(change), lines: change.lines, path: change.path })),
]

/** In a fence nothing is Markdown, as long as nothing ends the fence. */
const fenced = (language: string, lines: readonly string[]) =>
  `~~~${language}\n${lines.join('\n').replace(/~{3,}/g, '~~')}\n~~~`

/** Both sides of a changed line. */
const sides = (line: readonly Run[]) =>
  (['removed', 'added'] as const)
    .filter((side) => line.some(({ kind }) => kind === side))
    .map((side) => {
      const runs = line.filter(({ kind }) => kind === side || kind === 'same')
      return `${side === 'added' ? '+' : '-'} ${runs.map(({ text }) => text).join('')}`
    })

/** The report as Markdown. Changes that do not fit into a comment are counted. */
export function reportMarkdown(report: Report): string {
  const { title, notes, log = [], changes } = report
  const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
  const rows = changes
    .map(cells)
    .map(([name = '', ...others]) => row([`\`${name.replace(/[`|\n]/g, ' ')}\``, ...others]))
  const parts = [
    `## Change report: ${title}`,
    ...notes,
    ...(log.length > 0 ? [fenced('', [log.join('\n').slice(-MAX_LENGTH / 2)])] : []),
    ...(rows.length > 0 ? [[row(HEAD), row(HEAD.map(() => '---')), ...rows].join('\n')] : []),
    ...groups(report)
      .filter(({ lines }) => lines.length > 0)
      .map(
        (group) =>
          `<details><summary><b>${group.title.replaceAll('<', '')}</b></summary>\n\n${fenced('diff', group.lines.flatMap(sides))}\n\n</details>`,
      ),
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
h2{border-top:1px solid;padding-top:1.5rem;margin-top:2.5rem;overflow-wrap:anywhere}table{border-collapse:collapse}th,td{text-align:start;padding:.25rem 1rem .25rem 0;overflow-wrap:anywhere}
del{background:#d1242f33}ins{background:#1a7f3733;text-decoration:none}p{max-width:70ch;overflow-wrap:anywhere}
.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}img{width:100%;border:1px solid #8888}pre{overflow:auto}`

/** The report as the text of a page, which asks for nothing from anywhere. */
export function reportHtml(report: Report): string {
  const { title, notes, log = [], changes, pictures } = report
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`
  const line = (runs: readonly Run[]) =>
    html`<p>${runs.map(({ kind, text }) =>
      kind === 'added' ? html`<ins>${text}</ins>` : kind === 'removed' ? html`<del>${text}</del>` : text,
    )}</p>`
  const picture = (path: string) =>
    (['before', 'after'] as const).map((side) => {
      const source = pictures.get(path)?.[side]
      return source ? html`<img src="${source}" alt="The page ${side}">` : ''
    })
  return String(html`<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · Change report</title><style>${raw(STYLES)}</style></head><body><main><h1>${title}</h1>
${notes.map((note) => html`<p>${note}</p>`)}${log.length > 0 ? html`<pre tabindex="0">${log.join('\n')}</pre>` : ''}
<table><thead><tr>${HEAD.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${changes.map((change) => html`<tr>${cells(change).map((text) => html`<td>${text}</td>`)}</tr>`)}</tbody></table>
${groups(report).map(
  ({ title, lines, path }) =>
    html`<section><h2>${title}</h2>${lines.map(line)}<div class="two">${picture(path)}</div></section>`,
)}</main></body></html>
`)
}
