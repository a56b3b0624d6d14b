/** What the dialog shows of an answer. Every result is a plain link. */
import { element } from './element.ts'
import type { Hit } from './engine.ts'
import { excerpt, marked, type Piece } from './excerpt.ts'
import type { PageName } from './nearest.ts'

const texts = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text))

/** Pages, the best first, each with its sections under it. */
export function hitList(hits: readonly Hit[]): HTMLElement {
  return element(
    'ol',
    { className: 'hits' },
    ...hits.map(({ page, sections, terms }) =>
      element(
        'li',
        {},
        ...(page.trail.length > 0 ? [element('p', { className: 'trail' }, page.trail.join(' / '))] : []),
        element(
          'div',
          { className: 'hit page' },
          element('a', { href: page.path }, ...texts(marked(page.title, terms))),
          element('p', {}, ...texts(excerpt(page.text, terms))),
        ),
        ...sections.map(({ anchor, heading, text }) =>
          element(
            'div',
            { className: 'hit' },
            element(
              'a',
              { href: anchor ? `${page.path}#${anchor}` : page.path },
              ...texts(marked(heading, terms)),
            ),
            element('p', {}, ...texts(excerpt(text, terms))),
          ),
        ),
      ),
    ),
  )
}

/** Links to pages by their titles. */
export function pageList(pages: readonly Pick<PageName, 'path' | 'title'>[]): HTMLElement {
  return element(
    'ul',
    { className: 'pages' },
    ...pages.map(({ path, title }) => element('li', {}, element('a', { href: path }, title))),
  )
}

/** How many there are, in words. */
export function countOf(hits: readonly Hit[]): string {
  const sections = hits.reduce((sum, hit) => sum + hit.sections.length, 0)
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`
  return `${count(hits.length, 'page')}${sections > 0 ? ` and ${count(sections, 'section')}` : ''} found`
}
