/** Reads the text of a finished page from its HTML, for both its Markdown alternate and the search. */
import type { Element, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { select } from 'hast-util-select'
import { toString as textOf } from 'mdast-util-to-string'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { visit } from 'unist-util-visit'

const tags = (names: string) => new Set(names.split(' '))

const UNREAD = tags('script style template form button h1')

/**
 * Controls, decoration, what a script will replace, and what repeats the page's head. Components mark other cases with
 * `data-reading`: "skip" is left out everywhere, "repeated" only from the search.
 */
const isUnread = ({ tagName, properties }: Element) =>
  UNREAD.has(tagName) ||
  properties.hidden ||
  properties.ariaHidden === 'true' ||
  properties.ariaBusy === 'true' ||
  properties.ariaLabel === 'Breadcrumb' ||
  properties.dataReading === 'skip'

/** Drawings, navigation and inputs, which the search leaves out. */
const UNFOUND = tags('nav dialog svg figcaption label fieldset textarea')

/** Elements that begin on a line of their own. */
export const BLOCKS = tags(
  'address article aside blockquote dd details div dl dt figure footer h2 h3 h4 h5 h6 header li ol p pre section summary table td th tr ul',
)

/** Whether a node is an element. */
export const isElement = (node: RootContent): node is Element => node.type === 'element'

/** Returns the content of a finished page's `<main>` below its title, without decoration and controls. */
export function contentOf(page: DefaultTreeAdapterTypes.Document): Root {
  const content: Root = { type: 'root', children: select('main', fromParse5(page))?.children ?? [] }
  visit(content, 'element', (node, index = 0, parent) => {
    if (node.tagName === 'svg') node.children = []
    if (!isUnread(node)) return undefined
    parent?.children.splice(index, 1)
    return index
  })
  return content
}

/** The part of a page under one heading, or before the first heading. */
export interface Passage {
  /** Id of its element on the page; empty if there is none. */
  anchor: string
  heading: string
  /** Its paragraphs, list items and subheadings. */
  texts: string[]
}

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The passages of a page, in order, for the search. */
export function passagesOf(content: Root): Passage[] {
  const passages: Passage[] = [{ anchor: '', heading: '', texts: [] }]
  let line = ''
  const endLine = () => {
    const text = collapsed(line)
    if (text !== '') passages.at(-1)?.texts.push(text)
    line = ''
  }
  const begin = (heading: Element, anchor: unknown) =>
    passages.push({ anchor: String(anchor ?? ''), heading: collapsed(textOf(heading)), texts: [] })
  /** @param section the id of the innermost section around the node. */
  const read = (node: RootContent, section?: unknown): void => {
    if (node.type === 'text') line += node.value
    if (!isElement(node) || UNFOUND.has(node.tagName) || node.properties.dataReading === 'repeated')
      return
    const { tagName, properties, children } = node
    const isBlock = BLOCKS.has(tagName)
    if (isBlock) endLine()
    // Only the style sheet separates adjacent links.
    else if (tagName === 'a' || tagName === 'br') line += ' '
    const [bar, opened] = tagName === 'details' ? children.filter(isElement) : []
    const title = bar && select('h2, h3', bar)
    if (title && opened?.properties.id) {
      begin(title, opened.properties.id)
      read(opened)
    } else if (tagName === 'h2') begin(node, section ?? properties.id)
    else for (const child of children) read(child, tagName === 'section' ? properties.id : section)
    if (isBlock) endLine()
  }
  for (const child of content.children) read(child)
  return passages.filter(
    ({ heading, texts }, index) => index === 0 || (heading !== '' && texts.length > 0),
  )
}
