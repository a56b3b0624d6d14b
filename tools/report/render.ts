/** The change report as Markdown for a pull request, and as one HTML page with pictures. */
import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { type Change, countWords, type FrameChange, type Run } from './compare.ts'
import { MARKER } from './handoff.ts'
import type { Pictures } from './pictures.ts'

export interface Report {
  /** What was compared: the name as asked for, and short ids of the commits. */
  base: string
  head: string
  changes: readonly Change[]
  frames: readonly FrameChange[]
  /** Redirects that are missing, as lines to add. */
  lost: readonly string[]
  notes: readonly string[]
  pictures: ReadonlyMap<string, Pictures>
}

/** GitHub takes 65,536 characters; links of our own follow. */
export const MAX_LENGTH = 60_000

export const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** What a report says in one line: "2 pages changed, 1 added". */
export function headline({ changes, frames }: Pick<Report, 'changes' | 'frames'>): string {
  const kinds = [...Map.groupBy(changes, ({ kind }) => kind)].map(
    ([kind, all]) => [all.length, kind] as const,
  )
  const [first, ...others] = kinds
  if (!first) return frames.length > 0 ? 'Header or footer changed' : 'No page changed'
  return [`${count(first[0], 'page')} ${first[1]}`, ...others.map((one) => one.join(' '))].join(', ')
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const words = ({ lines }: Pick<Change, 'lines'>) => {
  const { added, removed } = countWords(lines)
  return `+${added} −${removed}`
}

function weight({ before, after }: Change): string {
  if (!before || !after) return kilobytes((after ?? before)?.bytes ?? 0)
  return `${kilobytes(before.bytes)} → ${kilobytes(after.bytes)}`
}

const nameOf = ({ path, before }: Change) =>
  before && before.path !== path ? `${before.path} → ${path}` : path

/** What search engines show, where it changed. */
const heads = ({ before, after }: Change) =>
  (['title', 'description'] as const).filter((name) => before && after && before[name] !== after[name])

/** Both sides of changed lines; in a fence nothing is Markdown, as long as nothing ends the fence. */
function fenced(lines: readonly Run[][]): string {
  const side = (line: readonly Run[], sign: string, without: Run['kind']) => {
    const runs = line.filter(({ kind }) => kind !== without)
    return runs.length > 0 && line.some(({ kind }) => kind !== 'same' && kind !== without)
      ? [`${sign} ${runs.map(({ text }) => text).join('')}`]
      : []
  }
  const text = lines
    .flatMap((line) => [...side(line, '-', 'added'), ...side(line, '+', 'removed')])
    .join('\n')
  return `~~~diff\n${text.replace(/~{3,}/g, '~~')}\n~~~`
}

const inCode = (text: string) => `\`${text.replace(/[`|\n]/g, ' ')}\``

/** The report as Markdown. Changes that do not fit into a comment are counted. */
export function reportMarkdown(report: Report): string {
  const { base, head, changes, frames, lost, notes } = report
  const rows = changes.map(
    (one) => `| ${inCode(nameOf(one))} | ${one.kind} | ${words(one)} | ${weight(one)} |`,
  )
  const details = (title: string, text: string) =>
    `<details><summary><b>${title}</b></summary>\n\n${text}\n\n</details>`
  const parts = [
    `## Change report: ${headline(report)}`,
    `Compared with ${inCode(base)}; this side is ${head}.`,
    ...notes.map((note) => `*${note}*`),
    lost.length > 0
      ? `**Redirects missing** in content/data/redirects.yaml:\n\n~~~yaml\n${lost.join('\n')}\n~~~`
      : '',
    rows.length > 0
      ? ['| page | what | words | HTML |', '| --- | --- | --- | --- |', ...rows].join('\n')
      : '',
    ...frames.map(({ pages, lines }) =>
      details(`Header or footer of ${count(pages, 'page')}`, fenced(lines)),
    ),
    ...changes
      .filter((change) => change.lines.length + heads(change).length > 0)
      .map((change) => {
        const shown = heads(change).map((name) => [
          { kind: 'removed' as const, text: `${name}: ${change.before?.[name]}` },
          { kind: 'added' as const, text: `${name}: ${change.after?.[name]}` },
        ])
        return details(nameOf(change).replaceAll('<', ''), fenced([...shown, ...change.lines]))
      }),
  ].filter((part) => part !== '')
  let text = MARKER
  for (const [index, part] of parts.entries()) {
    if (text.length + part.length > MAX_LENGTH)
      return `${text}\n\n*${parts.length - index} more parts did not fit in here; the report has all of them.*\n`
    text += `\n\n${part}`
  }
  return `${text}\n`
}

/** Why there is no report, with the last words of what failed. */
export function noticeMarkdown(title: string, lines: readonly string[]): string {
  const log = lines
    .join('\n')
    .replace(/~{3,}/g, '~~')
    .slice(-MAX_LENGTH / 2)
  return `${MARKER}\n\n## Change report: ${title}\n${log ? `\n~~~\n${log}\n~~~\n` : ''}`
}

const STYLES = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem}
h2{border-top:1px solid;padding-top:1.5rem;margin-top:2.5rem;overflow-wrap:anywhere}table{border-collapse:collapse}th,td{text-align:start;padding:.25rem 1rem .25rem 0;overflow-wrap:anywhere}
del{background:#d1242f33}ins{background:#1a7f3733;text-decoration:none}p{max-width:70ch;overflow-wrap:anywhere}
.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}img{width:100%;border:1px solid #8888}pre{overflow:auto}`

const documentOf = (title: string, body: unknown) => {
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`
  return String(html`<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · Change report</title><style>${raw(STYLES)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>
`)
}

const lineHtml = (line: readonly Run[]) =>
  html`<p>${line.map(({ kind, text }) =>
    kind === 'added' ? html`<ins>${text}</ins>` : kind === 'removed' ? html`<del>${text}</del>` : text,
  )}</p>`

function changeHtml(change: Change, pictures: Pictures = {}) {
  const { kind, before, after, lines } = change
  const sides = (['before', 'after'] as const).filter((side) => pictures[side])
  return html`<section><h2>${nameOf(change)}</h2><p>${kind}, words ${words(change)}, HTML ${weight(change)}</p>
${heads(change).map((name) => html`<p>${name}: <del>${before?.[name]}</del> <ins>${after?.[name]}</ins></p>`)}
${lines.map(lineHtml)}<div class="two">${sides.map((side) => html`<img src="${pictures[side]}" alt="The page ${side}">`)}</div></section>`
}

/** The report as the text of a page. */
export function reportHtml(report: Report): string {
  const { base, head, changes, frames, lost, notes, pictures } = report
  const body = html`<p>Compared with ${base}; this side is ${head}.</p>${notes.map((note) => html`<p>${note}</p>`)}
${lost.length > 0 ? html`<h2>Redirects missing</h2><p>Add to content/data/redirects.yaml:</p><pre tabindex="0">${lost.join('\n')}</pre>` : ''}
<table><thead><tr><th scope="col">Page</th><th scope="col">What</th><th scope="col">Words</th><th scope="col">HTML</th></tr></thead><tbody>${changes.map(
    (one) =>
      html`<tr><td>${nameOf(one)}</td><td>${one.kind}</td><td>${words(one)}</td><td>${weight(one)}</td></tr>`,
  )}</tbody></table>
${frames.map(({ pages, lines }) => html`<section><h2>Header or footer of ${count(pages, 'page')}</h2>${lines.map(lineHtml)}</section>`)}
${changes.map((change) => changeHtml(change, pictures.get(change.path)))}`
  return documentOf(headline(report), body)
}

/** A page that says why there is no report. */
export function noticeHtml(title: string, lines: readonly string[]): string {
  return documentOf(title, html`<pre tabindex="0">${lines.join('\n')}</pre>`)
}
