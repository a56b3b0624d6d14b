/** Pages and their Markdown alternates as words, each read in its own way. */
import type { Nodes } from 'hast'
import type { Nodes as Markdown } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { all, get } from './html.ts'

/**
 * What stands on a page and not in its alternate, which is for reading:
 * the breadcrumb, which the alternate has below its title;
 * what is operated, with the labels between buttons, answers not selected, and the link that only glides down the page;
 * what is drawn, or set large a second time, and not read out;
 * the headlines, which a script fetches, and what is said in their place without scripts;
 * what the careers page repeats from its dialog for those without scripts.
 */
const NOT_IN_ALTERNATES = [
  'nav[aria-label="Breadcrumb"]',
  'button, button ~ span, form, label:has(input:not([checked])), .calculator-share, a[data-glide]',
  '[aria-hidden="true"], svg:not([role="img"])',
  '[data-island="NewsStrip"], noscript[data-reading="skip"]',
  'script, style',
].join()

/** Words as readers tell them apart: without the punctuation around them. */
export const wordsIn = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%+]+$/gu, ''))
    .filter((word) => word !== '')

function read(node: Nodes, apart: ReadonlySet<Nodes>): string {
  if (node.type === 'text') return node.value
  if (apart.has(node) || !('children' in node)) return ' '
  if (node.type === 'element' && node.tagName === 'input' && get(node, 'type') !== 'radio')
    return get(node, 'value')
  // A drawing is read by its name, as it is for those who do not see it; its labels are part of the picture.
  if (node.type === 'element' && get(node, 'role') === 'img')
    return `Figure: ${get(node, 'ariaLabel')} `
  if (node.type === 'element' && node.tagName === 'img' && get(node, 'alt'))
    return `Photograph: ${get(node, 'alt')} `
  return node.children.map((child) => read(child, apart)).join(' ')
}

/** The words of a page's own content, in order. */
export function wordsOfPage(path: string): string[] {
  const [main = { type: 'root', children: [] }] = all(path, 'main')
  return wordsIn(read(main, new Set(all(main, NOT_IN_ALTERNATES))))
}

export interface Alternate {
  title: string
  /** Words of the breadcrumb. */
  trail: string[]
  /** All words but those of the lines between title and text. */
  words: string[]
  /** Targets of all links. */
  links: string[]
}

const textOf = (node: Markdown): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join(' ') : ''

const linksIn = (node: Markdown): string[] => [
  ...(node.type === 'link' ? [node.url] : []),
  ...('children' in node ? node.children.flatMap(linksIn) : []),
]

/** What a reader of Markdown makes of it. */
export function readAlternate(markdown: string, isHome: boolean): Alternate {
  const [title, address, ...rest] = fromMarkdown(markdown).children
  const trail = isHome ? [] : rest.splice(0, 1)
  return {
    title: title ? textOf(title) : '',
    trail: wordsIn(trail.map(textOf).join(' ')),
    words: wordsIn([...(title ? [title] : []), ...rest].map(textOf).join(' ')),
    links: [...(address ? [address] : []), ...trail, ...rest].flatMap(linksIn),
  }
}
