/** What the dialog and the page of missing addresses show. Every result is a plain link. */
import type { Hit } from './engine.ts'
import { excerpt, marked, type Piece } from './excerpt.ts'
import type { PageName } from './nearest.ts'

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
export function pageList(pages: readonly Pick<PageName, 'path' | 'title'>[]): HTMLElement {
  const links = pages.map(({ path, title }) => element('li', {}, element('a', { href: path }, title)))
  return element('ul', { className: 'pages' }, ...links)
}

/** How many there are, in words. */
export function countOf(hits: readonly Hit[]): string {
  const sections = hits.reduce((sum, hit) => sum + hit.sections.length, 0)
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`
  return `${count(hits.length, 'page')}${sections > 0 ? ` and ${count(sections, 'section')}` : ''} found`
}
