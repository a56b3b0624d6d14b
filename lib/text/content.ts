/** What a finished page says, read from its HTML: the one reading behind its Markdown and the search. */
import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import type { DefaultTreeAdapterTypes } from 'parse5'

type Markup = DefaultTreeAdapterTypes.ParentNode

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'form', 'button', 'h1'])

/**
 * Controls, decoration, what a script will replace, and what the page has said in its head. Components mark what this
 * does not tell by `data-reading`: "skip" is left out everywhere, "repeated" is not worth a search result.
 */
const isUnread = ({ tagName, properties }: Element) =>
  UNREAD.has(tagName) ||
  'hidden' in properties ||
  properties['aria-hidden'] === 'true' ||
  properties['aria-busy'] === 'true' ||
  properties['aria-label'] === 'Breadcrumb' ||
  properties['data-reading'] === 'skip'

/** Drawings, navigation, and what is marked as repeated from elsewhere: no search should lead to it. */
const isRepeated = ({ tagName, properties }: Element) =>
  ['nav', 'dialog', 'svg', 'figcaption'].includes(tagName) || properties['data-reading'] === 'repeated'

/** What is to be read below a node, without what drawings are made of; attributes have the names of HTML. */
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

/** The elements below a node in the order of the document, down to some depth. */
export function elementsOf(node: Nodes, depth = Number.POSITIVE_INFINITY): Element[] {
  if (!('children' in node) || depth === 0) return []
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child, depth - 1)] : [],
  )
}

function findMain(parent: Markup): Markup | undefined {
  for (const child of parent.childNodes) {
    const found = 'childNodes' in child && (child.nodeName === 'main' ? child : findMain(child))
    if (found) return found
  }
  return undefined
}

/** What the `<main>` of a finished page says below its title, without what only decorates or operates it. */
export function contentOf(page: Markup): Root {
  const main = findMain(page)
  return { type: 'root', children: main ? childrenOf(main) : [] }
}

/** A stretch of a page under one heading, or what comes before the first of them. */
export interface Passage {
  /** Id of the place on the page; empty where it has none. */
  anchor: string
  heading: string
  /** Its paragraphs, list items and smaller headings, one each. */
  texts: string[]
}

const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt figure footer h2 h3 h4 h5 h6 header li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
)

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Cuts a page at its headings, for a search: without drawings, navigation and what is repeated from elsewhere. */
export function passagesOf(content: Root): Passage[] {
  const first: Passage = { anchor: '', heading: '', texts: [] }
  const passages = [first]
  let line = ''
  const endLine = () => {
    const text = squeezed(line)
    if (text !== '') (passages.at(-1) ?? first).texts.push(text)
    line = ''
  }
  const begin = (heading: Element, anchor: unknown) =>
    passages.push({ anchor: String(anchor ?? ''), heading: squeezed(textOf(heading)), texts: [] })
  /** @param section id of the innermost section around the node. */
  const read = (node: Nodes, section?: unknown): void => {
    if (node.type === 'text') line += node.value
    if ((node.type !== 'element' || isRepeated(node)) && node.type !== 'root') return
    const { tagName = '', properties = {} } = node.type === 'element' ? node : {}
    const isBlock = BLOCKS.has(tagName)
    if (isBlock) endLine()
    // Links side by side are set apart by the style sheet alone.
    else if (tagName === 'a' || tagName === 'br') line += ' '
    const [bar, opened] = tagName === 'details' ? elementsOf(node, 1) : []
    const title = bar && elementsOf(bar).find((inner) => /^h[23]$/.test(inner.tagName))
    if (title && opened?.properties.id) {
      begin(title, opened.properties.id)
      read(opened)
    } else if (tagName === 'h2' && node.type === 'element') begin(node, section ?? properties.id)
    else for (const child of node.children) read(child, tagName === 'section' ? properties.id : section)
    if (isBlock) endLine()
  }
  read(content)
  return [first, ...passages.slice(1).filter(({ heading, texts }) => heading !== '' && texts.length > 0)]
}
