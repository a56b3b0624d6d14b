/** Reads the text of a finished page from its HTML, for both its Markdown alternate and the search. */
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import type { DefaultTreeAdapterTypes } from 'parse5'

type Markup = DefaultTreeAdapterTypes.ParentNode

const UNREAD = new Set(['script', 'style', 'template', 'form', 'button', 'h1'])

/**
 * Controls, decoration, what a script will replace, and what repeats the page's head. Components mark other cases with
 * `data-reading`: "skip" is left out everywhere, "repeated" only from the search.
 */
const isUnread = ({ tagName, properties }: Element) =>
  UNREAD.has(tagName) ||
  'hidden' in properties ||
  properties['aria-hidden'] === 'true' ||
  properties['aria-busy'] === 'true' ||
  properties['aria-label'] === 'Breadcrumb' ||
  properties['data-reading'] === 'skip'

const UNFOUND = new Set(['nav', 'dialog', 'svg', 'figcaption', 'label', 'fieldset', 'textarea'])

/** Drawings, navigation, inputs, and text marked as repeated from elsewhere, which the search leaves out. */
const isRepeated = ({ tagName, properties }: Element) =>
  UNFOUND.has(tagName) || properties['data-reading'] === 'repeated'

/** Returns the readable nodes below a node, without the insides of drawings; attributes keep their HTML names. */
function childrenOf({ childNodes }: Markup): ElementContent[] {
  return childNodes.flatMap((child): ElementContent[] => {
    if ('value' in child) return [{ type: 'text', value: child.value }]
    if (!('tagName' in child)) return []
    const properties = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]))
    const element: Element = { type: 'element', tagName: child.tagName, properties, children: [] }
    if (isUnread(element)) return []
    if (child.tagName !== 'svg') element.children = childrenOf(child)
    return [element]
  })
}

export const isElement = (node: RootContent) => node.type === 'element'

/** Returns the elements below a node in document order. */
export const elementsOf = (node: Element): Element[] =>
  node.children.filter(isElement).flatMap((child) => [child, ...elementsOf(child)])

function findMain(parent: Markup): Markup | undefined {
  for (const child of parent.childNodes) {
    const found = 'childNodes' in child && (child.nodeName === 'main' ? child : findMain(child))
    if (found) return found
  }
  return undefined
}

/** Returns the content of a finished page's `<main>` below its title, without decoration and controls. */
export function contentOf(page: Markup): Root {
  const main = findMain(page)
  return { type: 'root', children: main ? childrenOf(main) : [] }
}

/** The part of a page under one heading, or before the first heading. */
export interface Passage {
  /** Id of its element on the page; empty if there is none. */
  anchor: string
  heading: string
  /** Its paragraphs, list items and subheadings. */
  texts: string[]
}

const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt figure footer h2 h3 h4 h5 h6 header li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
)

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Splits a page at its headings for the search, without drawings, navigation and text repeated from elsewhere. */
export function passagesOf(content: Root): Passage[] {
  const first: Passage = { anchor: '', heading: '', texts: [] }
  const passages = [first]
  let line = ''
  const endLine = () => {
    const text = collapsed(line)
    if (text !== '') (passages.at(-1) ?? first).texts.push(text)
    line = ''
  }
  const begin = (heading: Element, anchor: unknown) =>
    passages.push({ anchor: String(anchor ?? ''), heading: collapsed(textOf(heading)), texts: [] })
  /** @param section the id of the innermost section around the node. */
  const read = (node: RootContent, section?: unknown): void => {
    if (node.type === 'text') line += node.value
    if (node.type !== 'element' || isRepeated(node)) return
    const { tagName, properties, children } = node
    const isBlock = BLOCKS.has(tagName)
    if (isBlock) endLine()
    // Only the style sheet separates adjacent links.
    else if (tagName === 'a' || tagName === 'br') line += ' '
    const [bar, opened] = tagName === 'details' ? children.filter(isElement) : []
    const title = bar && elementsOf(bar).find((inner) => /^h[23]$/.test(inner.tagName))
    if (title && opened?.properties.id) {
      begin(title, opened.properties.id)
      read(opened)
    } else if (tagName === 'h2') begin(node, section ?? properties.id)
    else for (const child of children) read(child, tagName === 'section' ? properties.id : section)
    if (isBlock) endLine()
  }
  for (const child of content.children) read(child)
  return [first, ...passages.slice(1).filter(({ heading, texts }) => heading !== '' && texts.length > 0)]
}
