/** The passport as one HTML page that needs nothing else: no script, no request, no other file. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'sass'
import type { FrameChange } from './compare.ts'
import type { FinishedPage } from './finishedPage.ts'
import type { Weight } from './finishedSite.ts'
import { Html, html } from './html.ts'
import type { LinkChange } from './linkChanges.ts'
import {
  axeCount,
  count,
  difference,
  headline,
  kilobytes,
  type Look,
  looksOnly,
  type PagePassport,
  type Passport,
  type Picture,
  WIDTHS,
  type Width,
  wordCount,
} from './passport.ts'
import { type SearchResult, searchResult } from './searchResult.ts'
import type { Line, Run, WordDiff } from './words.ts'

const ROOT = join(import.meta.dirname, '../..')

const FONTS = {
  Grotesk: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  Mono: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
}

/** Style sheet with the faces of the site inside. */
function styleSheet(): string {
  const faces = Object.entries(FONTS).map(([name, file]) => {
    const data = readFileSync(join(ROOT, 'node_modules', file)).toString('base64')
    return `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2')}`
  })
  const { css } = compile(join(import.meta.dirname, 'report.scss'), {
    loadPaths: [join(ROOT, 'lib/styles')],
    style: 'compressed',
  })
  return [...faces, css].join('\n')
}

/** Id of a page's section. */
const idOf = (path: string) => `page${path.replace(/[^\w-]+/g, '-')}`

const KINDS = { changed: 'Changed', added: 'Added', removed: 'Removed', renamed: 'Renamed' }

function runHtml({ kind, words }: Run): Html {
  const text = words.join(' ')
  if (kind === 'added') return html`<ins>${text}</ins> `
  if (kind === 'removed') return html`<del>${text}</del> `
  return html`${text} `
}

const lineHtml = (line: Line) =>
  typeof line === 'number'
    ? html`<p class="skipped">${count(line, 'unchanged line')}</p>`
    : html`<p>${line.map(runHtml)}</p>`

/** A page that is new or gone as a whole is folded away after its first lines. */
const OPEN_LINES = 24

function wordsHtml({ lines, added, removed }: WordDiff): Html {
  if (added + removed === 0) return html`<p class="soft">The words are the same.</p>`
  const rest = lines.slice(OPEN_LINES)
  return html`<div class="diff">${lines.slice(0, OPEN_LINES).map(lineHtml)}${
    rest.length > 0 &&
    html`<details><summary>${count(rest.length, 'more line')}</summary>${rest.map(lineHtml)}</details>`
  }</div>`
}

/** The same fact before and after, or once where it did not change. */
function pairHtml<T>(before: T | undefined, after: T | undefined, show: (fact: T) => Html): Html {
  const side = (name: string, fact: T | undefined) =>
    html`<figure><figcaption>${name}</figcaption>${fact === undefined ? html`<p class="none">No page</p>` : show(fact)}</figure>`
  return JSON.stringify(before) === JSON.stringify(after)
    ? html`<div class="pair">${side('Before and after', after)}</div>`
    : html`<div class="pair">${side('Before', before)}${side('After', after)}</div>`
}

const cutNote = (isCut: boolean, what: string) => isCut && html` <span class="cut">${what} is cut</span>`

const resultHtml = ({ site, trail, title, description, cut }: SearchResult) =>
  html`<div class="result"><p class="crumbs">${[site, ...trail].join(' › ')}</p>
<p class="title">${title}</p><p>${description}</p>
<p>${cutNote(cut.title, 'The title')}${cutNote(cut.description, 'The description')}</p></div>`

interface Card {
  title: string
  description: string
  site: string
  image?: string
  named: boolean
}

const cardOf = (page: FinishedPage, look: Look | undefined): Card => ({
  title: page.share.title,
  description: page.share.description,
  site: URL.parse(page.address)?.host ?? '',
  named: page.share.image !== undefined,
  ...(look?.shareImage ? { image: look.shareImage } : {}),
})

const cardHtml = ({ title, description, site, image, named }: Card) =>
  html`<div class="card">${
    image
      ? html`<img src="${image}" alt="Picture of the share card">`
      : html`<p class="none">${named ? 'The picture is not among the files of the site' : 'No picture'}</p>`
  }<p class="crumbs">${site}</p><p class="title">${title}</p><p>${description}</p></div>`

function linkHtml({ before, after }: LinkChange): Html {
  const shown = (after ?? before)?.text
  const target = (href: string | undefined) => html`<code>${href}</code>`
  if (!before) return html`<li><ins>${shown}</ins> ${target(after?.href)}</li>`
  if (!after) return html`<li><del>${shown}</del> ${target(before.href)}</li>`
  if (before.href === after.href) {
    return html`<li><del>${before.text}</del> <ins>${after.text}</ins> ${target(after.href)}</li>`
  }
  return html`<li>${
    before.text === after.text ? shown : html`<del>${before.text}</del> <ins>${after.text}</ins>`
  } <del>${target(before.href)}</del> <ins>${target(after.href)}</ins></li>`
}

const linksHtml = (links: readonly LinkChange[]) => html`<ul class="links">${links.map(linkHtml)}</ul>`

const PARTS: readonly [keyof Weight, string][] = [
  ['html', 'HTML'],
  ['scripts', 'Scripts'],
  ['fonts', 'Fonts'],
  ['pictures', 'Pictures'],
]

const weightHtml = ({ before, after }: PagePassport['weight']) =>
  html`<table><thead><tr><th scope="col">Compressed</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Difference</th></tr></thead><tbody>${PARTS.filter(
    ([part]) => (before?.[part] ?? 0) + (after?.[part] ?? 0) > 0,
  ).map(
    ([part, name]) =>
      html`<tr><th scope="row">${name}</th><td>${before ? kilobytes(before[part]) : '–'}</td><td>${after ? kilobytes(after[part]) : '–'}</td><td>${before && after ? difference(before[part], after[part]) || 'none' : ''}</td></tr>`,
  )}</tbody></table>`

function axeHtml({ before, after }: PagePassport['look']): Html {
  const [old, now] = [before?.violations ?? [], after?.violations ?? []]
  if (old.length + now.length === 0) {
    const when = before && after ? 'before or after' : after ? 'on the new page' : 'on the old page'
    return html`<p>axe finds nothing to object to ${when}.</p>`
  }
  return html`<ul class="links">${now.map((one) => html`<li>${old.includes(one) ? html`<code>${one}</code>` : html`<ins>${one}</ins> new`}</li>`)}${old
    .filter((one) => !now.includes(one))
    .map((one) => html`<li><del>${one}</del> gone</li>`)}</ul>`
}

/** Writes a page, and collects the rules that place its marks: attributes of style are not allowed in it. */
class Writer {
  readonly rules: string[] = []

  private mark({ differs, height }: Picture): Html {
    if (!differs) return html``
    const id = `mark-${this.rules.length + 1}`
    const share = (rows: number) => `${((100 * rows) / height).toFixed(2)}%`
    this.rules.push(
      `#${id}{inset-block-start:${share(differs.top)};block-size:${share(differs.bottom - differs.top)}}`,
    )
    return html`<span class="mark" id="${id}"></span>`
  }

  private picture(name: string, width: Width, picture: Picture | undefined): Html {
    return html`<figure><figcaption>${name}</figcaption>${
      picture
        ? html`<div class="shot"><img src="${picture.source}" width="${picture.width}" height="${picture.height}" loading="lazy" alt="The page ${name.toLowerCase()}, ${width} pixels wide">${this.mark(picture)}</div>`
        : html`<p class="none">No page</p>`
    }</figure>`
  }

  private pictures(path: string, look: PagePassport['look'], width: Width): Html {
    const [before, after] = [look.before?.pictures[width], look.after?.pictures[width]]
    if (!before && !after) return html``
    const isSame = before && after && !before.differs && !after.differs
    const name = `${path} at ${width} pixels`
    return html`<div class="pictures"><h4>${width} pixels wide</h4>${
      isSame
        ? html`<p class="soft">Both pictures are the same.</p>`
        : html`<label><input type="checkbox"> Actual size</label>`
    }<div class="${`shots w${width}`}" role="region" aria-label="${`Pictures of ${name}`}" tabindex="0">${
      isSame
        ? this.picture('Before and after', width, after)
        : html`${this.picture('Before', width, before)}${this.picture('After', width, after)}`
    }</div></div>`
  }

  page(page: PagePassport): Html {
    const { kind, path, before, after, words, links, weight, look, own } = page
    const row = (name: string, content: Html) => html`<h3>${name}</h3><div>${content}</div>`
    const result = (one: FinishedPage | undefined) => one && searchResult(one)
    const card = (one: FinishedPage | undefined, seen: Look | undefined) => one && cardOf(one, seen)
    const seen = look.before ?? look.after
    return html`<section class="page" id="${idOf(path)}"><header><p class="${`kind ${kind}`}">${KINDS[kind]}</p>
<h2>${kind === 'renamed' && html`<del>${before?.path}</del> `}${path}</h2>
${!own && html`<p class="soft">The page’s own file is unchanged: a component, a style sheet, a data file or another page is not.</p>`}</header>
<div class="facts">${row('Words', wordsHtml(words))}
${links.length > 0 && kind !== 'removed' && row('Links', linksHtml(links))}
${row('Search result', pairHtml(result(before), result(after), resultHtml))}
${row('Share card', pairHtml(card(before, look.before), card(after, look.after), cardHtml))}
${row('Weight', weightHtml(weight))}
${seen && row('Accessibility', axeHtml(look))}
${seen && row('Pictures', html`${WIDTHS.toReversed().map((width) => this.pictures(path, look, width))}`)}</div></section>`
  }
}

const frameHtml = ({ paths, words, links }: FrameChange) =>
  html`<section class="page"><header><p class="kind changed">Changed</p><h2>Header or footer</h2>
<p class="soft">The same change on ${count(paths.length, 'page')}.</p></header>
<div class="facts"><h3>Words</h3><div>${wordsHtml(words)}</div>${
    links.length > 0 && html`<h3>Links</h3><div>${linksHtml(links)}</div>`
  }<h3>Pages</h3><div><details><summary>${count(paths.length, 'page')}</summary><p>${paths.map((path) => html`<code>${path}</code> `)}</p></details></div></div></section>`

const rowHtml = ({ kind, path, before, words, links, weight, look }: PagePassport) =>
  html`<tr><th scope="row">${kind === 'renamed' && html`<del>${before?.path}</del> `}<a href="#${idOf(path)}">${path}</a></th><td><span class="${`kind ${kind}`}">${KINDS[kind]}</span></td><td>${wordCount(words)}</td><td>${links.length || '–'}</td><td>${kilobytes((weight.after ?? weight.before)?.html ?? 0)} ${
    weight.before && weight.after && difference(weight.before.html, weight.after.html)
  }</td><td>${axeCount(look)}</td></tr>`

const lostHtml = ({ lost }: Passport) =>
  lost.length > 0 &&
  html`<section class="lost"><h2>${count(lost.length, 'redirect')} missing</h2>
<p>${lost.length === 1 ? 'This address answers' : 'These addresses answer'} on the compared revision and would answer no longer. Bookmarks, search engines and other sites still lead there. Add to <code>content/data/redirects.yaml</code>:</p>
<pre><code>${lost.map(({ line }) => line).join('\n')}</code></pre></section>`

function bodyHtml(passport: Passport, writer: Writer): Html {
  const { base, head, pages, frames, notes } = passport
  const same = pages.filter((page) => looksOnly(page) && !page.look.after)
  const told = pages.filter((page) => !same.includes(page))
  return html`<header class="top"><p class="brand"><svg viewBox="0 0 14 32" aria-hidden="true"><path d="M7 0v19"/><path d="M7 18l5 4.5L7 32l-5-9.5z"/></svg>Page passport</p>
<h1>${headline(passport)}</h1>
<p class="soft">Compared with <code>${base.name}</code> (${base.commit}). This side: ${head.commit}${head.uncommitted && ', with changes that are not committed'}.</p>
${notes.map((note) => html`<p class="note">${note}</p>`)}</header>
<main>${lostHtml(passport)}
${
  told.length > 0 &&
  html`<div class="summary" role="region" aria-label="Summary" tabindex="0"><table><thead><tr><th scope="col">Page</th><th scope="col">What</th><th scope="col">Words</th><th scope="col">Links</th><th scope="col">HTML</th><th scope="col">axe</th></tr></thead><tbody>${told.map(rowHtml)}</tbody></table></div>`
}
${frames.map(frameHtml)}
${told.map((page) => writer.page(page))}
${
  same.length > 0 &&
  html`<section class="page"><header><p class="kind changed">Changed</p><h2>The same words</h2><p class="soft">${count(same.length, 'more page')} may look different.</p></header><p>${same.map(({ path }) => html`<code>${path}</code> `)}</p></section>`
}</main>`
}

/** The passport as the text of a page. */
export function passportHtml(passport: Passport): string {
  const writer = new Writer()
  const body = bodyHtml(passport, writer)
  return documentOf(headline(passport), body, [styleSheet(), ...writer.rules].join('\n'))
}

/** A page that says why there is no passport. */
export function noticeHtml(title: string, lines: readonly string[]): string {
  const body = html`<header class="top"><p class="brand"><svg viewBox="0 0 14 32" aria-hidden="true"><path d="M7 0v19"/><path d="M7 18l5 4.5L7 32l-5-9.5z"/></svg>Page passport</p><h1>${title}</h1></header><main><pre class="log" tabindex="0">${lines.join('\n')}</pre></main>`
  return documentOf(title, body, styleSheet())
}

function documentOf(title: string, body: Html, styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`
  return html`<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>${title} · Page passport</title><style>${new Html(styles)}</style></head>
<body>${body}</body></html>
`.text
}
