/** What the dialog and the page of missing addresses show. Every result is a plain link. */
import type { SearchPage } from './documents.ts'
import type { Hit } from './engine.ts'
import { termOf, wordsIn } from './terms.ts'

/** Makes an element; texts become text, never markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const texts = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text))

/** Pages, the best first, each with its sections under it. */
export function hitList(hits: readonly Hit[]): HTMLElement {
  const entries = hits.map(({ page, sections, terms }) => {
    const entry = (className: string, href: string, title: string, text: string) =>
      element(
        'div',
        { className },
        element('a', { href }, ...texts(marked(title, terms))),
        element('p', {}, ...texts(excerpt(text, terms))),
      )
    const trail = page.trail.join(' / ')
    return element(
      'li',
      {},
      ...(trail ? [element('p', { className: 'trail' }, trail)] : []),
      entry('hit page', page.path, page.title, page.text),
      ...sections.map(({ anchor, heading, text }) =>
        entry('hit', anchor ? `${page.path}#${anchor}` : page.path, heading, text),
      ),
    )
  })
  return element('ol', { className: 'hits' }, ...entries)
}

/** Links to pages by their titles. */
export function pageList(pages: readonly Pick<SearchPage, 'path' | 'title'>[]): HTMLElement {
  const links = pages.map(({ path, title }) => element('li', {}, element('a', { href: path }, title)))
  return element('ul', { className: 'pages' }, ...links)
}

/** How many there are, in words. */
export function countOf(hits: readonly Hit[]): string {
  const sections = hits.reduce((sum, hit) => sum + hit.sections.length, 0)
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`
  return `${count(hits.length, 'page')}${sections > 0 ? ` and ${count(sections, 'section')}` : ''} found`
}

/** A stretch of text, marked or not. */
interface Piece {
  text: string
  marked: boolean
}

/** How much of a text is shown, in characters, and how far back a sentence may begin to be shown from its start. */
const LENGTH = 170
const BACK = 60

/** Parts a text into what was found and what stands between. */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { word, from, to } of wordsIn(text)) {
    if (!terms.has(termOf(word) ?? '')) continue
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false })
    pieces.push({ text: text.slice(from, to), marked: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false })
  return pieces
}

/** A part of a text of about 170 characters, parted likewise; its start where nothing of it was found. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const found = wordsIn(text).filter(({ word }) => terms.has(termOf(word) ?? ''))
  const within = (start: number) =>
    new Set(
      found.filter(({ from, to }) => from >= start && to <= start + LENGTH).map(({ word }) => termOf(word)),
    ).size
  const best = found
    .map(({ from }) => startBefore(text, from))
    .reduce((one, other) => (within(other) > within(one) ? other : one), 0)
  const end = text.length - best <= LENGTH ? text.length : text.lastIndexOf(' ', best + LENGTH)
  const cut = text.slice(best, end).replace(/[,;:]$/, '')
  const isWithinSentence = best > 0 && !/[.!?] $/.test(text.slice(0, best))
  return marked(`${isWithinSentence ? '…' : ''}${cut}${end < text.length ? '…' : ''}`, terms)
}

/** Where an excerpt begins that leads to a word: at its sentence if that is near, else a few words before it. */
function startBefore(text: string, at: number): number {
  const from = Math.max(0, at - BACK)
  const before = text.slice(from, at)
  const sentence = /.*[.!?] /s.exec(before)?.[0]
  if (sentence !== undefined) return from + sentence.length
  return from === 0 ? 0 : from + before.indexOf(' ') + 1
}
