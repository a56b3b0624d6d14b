/** What a finished page says, read from its HTML: the one reading behind its Markdown and the search. */
import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

type Test = (node: Element) => boolean

const parser = unified().use(rehypeParse, { fragment: true })

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'form', 'button', 'h1'])

/**
 * Controls, decoration, what a script will replace, and what the page has said in its head. Components mark what this
 * does not tell by `data-reading`: "skip" is left out everywhere, "repeated" is not worth a search result.
 */
const isUnread: Test = ({ tagName, properties }) =>
  UNREAD.has(tagName) ||
  Boolean(properties.hidden) ||
  properties.ariaHidden === 'true' ||
  properties.ariaBusy === 'true' ||
  properties.ariaLabel === 'Breadcrumb' ||
  properties.dataReading === 'skip'

/** Drawings, navigation, and what is marked as repeated from elsewhere: no search should lead to it. */
const isRepeated: Test = ({ tagName, properties }) =>
  ['nav', 'dialog', 'svg', 'figcaption'].includes(tagName) || properties.dataReading === 'repeated'

/** Copies without some elements, without what drawings are made of, and without places in the file, which cost time. */
function childrenOf(node: Root | Element, isOmitted: Test): ElementContent[] {
  return node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [{ type: 'text', value: child.value }]
    if (child.type !== 'element' || isOmitted(child)) return []
    const { type, tagName, properties } = child
    return [{ type, tagName, properties, children: tagName === 'svg' ? [] : childrenOf(child, isOmitted) }]
  })
}

const without = (root: Root, isOmitted: Test): Root => ({
  type: 'root',
  children: childrenOf(root, isOmitted),
})

/** The elements below a node in the order of the document, down to some depth. */
export function elementsOf(node: Nodes, depth = Number.POSITIVE_INFINITY): Element[] {
  if (!('children' in node) || depth === 0) return []
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child, depth - 1)] : [],
  )
}

/** What the `<main>` of a finished page says below its title, without what only decorates or operates it. */
export function contentOf(html: string): Root {
  return without(parser.parse(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))), isUnread)
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
    if (node.type !== 'element' && node.type !== 'root') return
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
  read(without(content, isRepeated))
  return [first, ...passages.slice(1).filter(({ heading, texts }) => heading !== '' && texts.length > 0)]
}
