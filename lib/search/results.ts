/** The results shown in the dialog and on the 404 page, all plain links. */
import type { SearchPage } from './documents.ts'
import type { Hit } from './engine.ts'
import { termOf, wordsIn } from './terms.ts'

/** Creates an element; strings become text, never markup. */
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

/** Lists pages, best first, each with its sections below it. */
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

/** Lists links to pages. */
export function pageList(pages: readonly Pick<SearchPage, 'path' | 'title'>[]): HTMLElement {
  const links = pages.map(({ path, title }) => element('li', {}, element('a', { href: path }, title)))
  return element('ul', { className: 'pages' }, ...links)
}

/** Describes the number of hits, as in "2 pages and 1 section found". */
export function countOf(hits: readonly Hit[]): string {
  const sections = hits.reduce((sum, hit) => sum + hit.sections.length, 0)
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`
  return `${count(hits.length, 'page')}${sections > 0 ? ` and ${count(sections, 'section')}` : ''} found`
}

/** A piece of text, highlighted or not. */
interface Piece {
  text: string
  marked: boolean
}

/** An excerpt's length, and how far back it may start to include a sentence's beginning, both in characters. */
const LENGTH = 170
const BACK = 60

/** Splits a text into matches and the text between them. */
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

/** Returns an excerpt of about 170 characters, split the same way: the beginning of the text if nothing matches. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const found = wordsIn(text).filter(({ word }) => terms.has(termOf(word) ?? ''))
  const within = (start: number) =>
    new Set(found.filter(({ from, to }) => from >= start && to <= start + LENGTH).map(({ word }) => termOf(word))).size
  const best = found
    .map(({ from }) => startBefore(text, from))
    .reduce((one, other) => (within(other) > within(one) ? other : one), 0)
  const end = text.length - best <= LENGTH ? text.length : text.lastIndexOf(' ', best + LENGTH)
  const cut = text.slice(best, end).replace(/[,;:]$/, '')
  const isWithinSentence = best > 0 && !/[.!?] $/.test(text.slice(0, best))
  return marked(`${isWithinSentence ? '…' : ''}${cut}${end < text.length ? '…' : ''}`, terms)
}

/** Finds where an excerpt for a word starts: at its sentence if that is near, otherwise a few words before it. */
function startBefore(text: string, at: number): number {
  const from = Math.max(0, at - BACK)
  const before = text.slice(from, at)
  const sentence = /.*[.!?] /s.exec(before)?.[0]
  if (sentence !== undefined) return from + sentence.length
  return from === 0 ? 0 : from + before.indexOf(' ') + 1
}
