/** The results shown in the dialog and on the 404 page, all plain links. */

import type { SearchNote, SearchPage } from './documents.ts'
import { element } from './element.ts'
import type { Hit } from './engine.ts'
import { termOf, WORD } from './terms.ts'

/** Lists pages, best first, each with its sections below it. */
export function hitList(hits: readonly Hit[]): HTMLElement {
  const entries = hits.map(({ page, sections, terms }) => {
    const entry = (className: string, href: string, title: string, text: string) =>
      element(
        'div',
        { className },
        element('a', { href }, ...marked(title, terms)),
        element('p', {}, ...marked(excerpt(text, terms), terms)),
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

/** Lists pages by their titles. */
export function pageList(pages: readonly Pick<SearchPage, 'path' | 'title'>[]): HTMLElement {
  const links = pages.map(({ path, title }) =>
    element('li', {}, element('a', { href: path }, title)),
  )
  return element('ul', { className: 'pages' }, ...links)
}

/** What a note says, with the link that leads on. */
export const noteText = ({ text, link }: SearchNote): HTMLElement =>
  element('p', { className: 'note' }, `${text} `, element('a', { href: link.href }, link.label))

/** Names the words that no page contains. */
export const unknownText = (words: readonly string[]): string =>
  `No page contains ${words.map((word) => `“${word}”`).join(' or ')}. These pages come nearest.`

/** Describes the number of hits, as in "2 pages and 1 section found". */
export function countOf(hits: readonly Hit[]): string {
  const sections = hits.flatMap((hit) => hit.sections).length
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`
  return `${count(hits.length, 'page')}${sections > 0 ? ` and ${count(sections, 'section')}` : ''} found`
}

const isMatch = (word: string, terms: ReadonlySet<string>) => terms.has(termOf(word) ?? '')

/** Splits a text into words and what is between them, with the matches highlighted. */
export const marked = (text: string, terms: ReadonlySet<string>): (string | HTMLElement)[] =>
  text.split(WORD).map((piece) => (isMatch(piece, terms) ? element('mark', {}, piece) : piece))

/** An excerpt's length, and how far back it may start to include a sentence's beginning, both in characters. */
const LENGTH = 170
const BACK = 60

/** Returns an excerpt: from the sentence of the first match, or from a few words before it if that is far. */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  const match = [...text.matchAll(WORD)].find(([word]) => isMatch(word, terms))?.index ?? 0
  const sentence = text.slice(0, match).search(/[^.!?]*$/)
  const start = match - sentence > BACK ? text.indexOf(' ', match - BACK) : sentence
  const end = text.length - start > LENGTH ? text.lastIndexOf(' ', start + LENGTH) : text.length
  const words = text.slice(start, end).trim()
  return (
    (start > sentence ? '…' : '') + (end < text.length ? `${words.replace(/[.…]+$/, '')}…` : words)
  )
}
