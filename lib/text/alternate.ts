/** Converts a page to its Markdown alternate, for programs that read it. */
import type { Element, Root as HtmlRoot } from 'hast'
import type { List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeRemark, { type Options } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { getData, getTrail, nameOf } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { elementsOf, isElement } from './content.ts'

type Handlers = NonNullable<Options['handlers']>
type State = Parameters<NonNullable<Handlers[string]>>[0]

const text = (value: string): PhrasingContent => ({ type: 'text', value })

const link = (title: string, url: string): PhrasingContent => ({ type: 'link', url, children: [text(title)] })

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

const item = (...children: ListItem['children']): ListItem => ({
  type: 'listItem',
  spread: children.filter(({ type }) => type === 'paragraph').length > 1,
  children,
})

const list = (children: ListItem[], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: children.some(({ spread }) => spread),
  children,
})

const wordsOf = (state: State, node: Element) => state.all(node) as PhrasingContent[]

const flowOf = (state: State, node: Element) => state.toFlow(state.all(node))

/** Describes a drawing or photograph in words. */
function picture(kind: 'Figure' | 'Photograph', ...texts: unknown[]): Paragraph | undefined {
  const sentences = texts.map((value) => String(value ?? '').trim()).filter((value) => value !== '')
  if (sentences.length === 0) return undefined
  const words = sentences.map((value) => (/[.!?]$/.test(value) ? value : `${value}.`)).join(' ')
  return paragraph({ type: 'emphasis', children: [text(`${kind}: ${words}`)] })
}

/** Joins lines that a page shows one below the other: "**Term**: words, more words". */
function labeled(state: State, [term, ...lines]: readonly Element[]): Paragraph {
  return paragraph(
    { type: 'strong', children: term ? wordsOf(state, term) : [] },
    ...lines.flatMap((line, index) => [text(index === 0 ? ': ' : ', '), ...wordsOf(state, line)]),
  )
}

/** Converts a list item; a link and the line below that describes it become one line. */
function itemOf(state: State, entry: Element): ListItem {
  const [first, second, ...others] = flowOf(state, entry)
  if (first?.type === 'paragraph' && first.children[0]?.type === 'link' && second?.type === 'paragraph')
    return item(paragraph(...first.children, text(': '), ...second.children), ...others)
  return item(...[first, second, ...others].filter((block) => block !== undefined))
}

function listOf(state: State, node: Element) {
  const entries = node.children.filter(isElement)
  // Entries with headings, such as cards, are sections rather than list items.
  if (elementsOf(node).some(({ tagName }) => /^h\d$/.test(tagName)))
    return entries.flatMap((entry) => flowOf(state, entry))
  return list(
    entries.map((entry) => itemOf(state, entry)),
    node.tagName === 'ol',
  )
}

const handlers: Handlers = {
  ul: listOf,
  ol: listOf,
  // Only the style sheet separates adjacent links.
  p(state, node) {
    const [label, ...controls] = node.children.filter(isElement)
    if (label?.tagName === 'label') return labeled(state, [label, { ...node, children: controls }])
    const words = wordsOf(state, node)
    if (node.children.length > 1 && node.children.every((child) => isElement(child) && child.tagName === 'a'))
      return list(words.map((word) => item(paragraph(word))))
    return words.length > 0 ? paragraph(...words) : undefined
  },
  dl: (state, node) =>
    list(node.children.filter(isElement).map((group) => item(labeled(state, group.children.filter(isElement))))),
  // A question with the answer that is selected.
  fieldset(state, node) {
    const isSelected = (one: Element) => elementsOf(one).every(({ properties }) => 'checked' in properties)
    return labeled(state, node.children.filter(isElement).filter(isSelected))
  },
  input: (_, { properties: { type, value } }) => (type === 'radio' ? undefined : text(String(value))),
  address: (state, node) => labeled(state, node.children.filter(isElement)),
  figure(state, node) {
    const inner = elementsOf(node)
    const first = (name: string) => inner.find(({ tagName }) => tagName === name)
    const drawing = inner.find(({ properties }) => properties.role === 'img')
    const [photo, caption] = [first('img'), first('figcaption')]
    const words = caption && textOf(caption)
    if (drawing) return picture('Figure', drawing.properties['aria-label'], words)
    return photo ? picture('Photograph', photo.properties.alt, words) : flowOf(state, node)
  },
  svg: (_, node) => picture('Figure', node.properties['aria-label']),
  img: (_, node) => picture('Photograph', node.properties.alt),
  br: () => text(', '),
  dialog: flowOf,
  summary: flowOf,
}

const converter = unified().use(rehypeRemark, { handlers }).use(remarkGfm).use(remarkStringify, { bullet: '-' })

/** Returns a page's alternate: title, URL, ancestors and text. Links have full URLs. */
export function markdownAlternate(page: Page, content: HtmlRoot): string {
  const url = (path: string) => getData().site.url + path
  const base: Element = { type: 'element', tagName: 'base', properties: { href: url(page.path) }, children: [] }
  const words = converter.runSync({ type: 'root', children: [base, ...content.children] }) as Root
  const above = getTrail(page.path).flatMap((one) => [link(nameOf(one), url(one.path)), text(' › ')])
  return converter.stringify({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(page.title)] },
      paragraph(link(url(page.path), url(page.path))),
      ...(above.length > 0 ? [paragraph(...above, text(page.title))] : []),
      ...words.children,
    ],
  })
}
