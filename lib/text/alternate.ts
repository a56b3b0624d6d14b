/** Converts a page to its Markdown alternate, for programs that read it. */
import type { Element, Root as HtmlRoot } from 'hast'
import { select } from 'hast-util-select'
import { type Handle, type State, toMdast } from 'hast-util-to-mdast'
import type { ListItem, Paragraph, PhrasingContent, Root } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { getData, getTrail, nameOf } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { isElement } from './content.ts'

const text = (value: string): PhrasingContent => ({ type: 'text', value })

const link = (title: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(title)],
})

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

const list = (paragraphs: Paragraph[]) => ({
  type: 'list' as const,
  children: paragraphs.map((child): ListItem => ({ type: 'listItem', children: [child] })),
})

const elementsIn = (node: Element) => node.children.filter(isElement)

const wordsOf = (state: State, node: Element) => state.all(node) as PhrasingContent[]

const flowOf = (state: State, node: Element) => state.toFlow(state.all(node))

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

/** A caption without its source, and the source of its numbers, which only the style sheet separates. */
function captionParts(caption: Element | undefined): (Element | undefined)[] {
  const source = caption && select('.figure-source', caption)
  if (!caption || !source) return [caption]
  return [{ ...caption, children: caption.children.filter((child) => child !== source) }, source]
}

const handlers: Record<string, Handle> = {
  p(state, node) {
    const [label, ...controls] = elementsIn(node)
    if (label?.tagName === 'label') return labeled(state, [label, { ...node, children: controls }])
    const words = wordsOf(state, node)
    // Only the style sheet separates adjacent links.
    if (
      node.children.length > 1 &&
      node.children.every((child) => isElement(child) && child.tagName === 'a')
    )
      return list(words.map((word) => paragraph(word)))
    return words.length > 0 ? paragraph(...words) : undefined
  },
  dl: (state, node) => list(elementsIn(node).map((group) => labeled(state, elementsIn(group)))),
  // A question with the answer that is selected.
  fieldset(state, node) {
    const chosen = elementsIn(node).filter((child) => !select('input:not([checked])', child))
    return labeled(state, chosen)
  },
  input: (_, { properties: { type, value } }) =>
    type === 'radio' ? undefined : text(String(value)),
  address: (state, node) => labeled(state, elementsIn(node)),
  figure(state, node) {
    // Artifacts and quotations are text with pictures in it.
    if (select('.artifact-sheet, blockquote', node)) return flowOf(state, node)
    const drawing = select('[role=img]', node)
    const photo = select('img', node)
    const caption = select('figcaption', node)
    const words = caption && textOf(caption)
    if (drawing) {
      const texts = [select('p', node), ...captionParts(caption)].map(
        (part) => part && textOf(part),
      )
      return picture('Figure', drawing.properties.ariaLabel, ...texts)
    }
    return photo ? picture('Photograph', photo.properties.alt, words) : flowOf(state, node)
  },
  svg: (_, node) => picture('Figure', node.properties.ariaLabel),
  // Words set as a picture.
  div: (state, node) =>
    node.properties.role === 'img'
      ? picture('Figure', node.properties.ariaLabel)
      : flowOf(state, node),
  img: (_, node) => picture('Photograph', node.properties.alt),
  br: () => text(', '),
  dialog: flowOf,
  summary: flowOf,
}

/** Entries with headings, such as cards, are sections. A link and the line that describes it become one line. */
const rewriteLists = (tree: Root) =>
  visit(tree, 'list', (node, index, parent) => {
    const items = node.children
    if (parent && items.some(({ children }) => children.some(({ type }) => type === 'heading'))) {
      parent.children.splice(index ?? 0, 1, ...items.flatMap(({ children }) => children))
      return index
    }
    for (const item of items) {
      const [first, second, ...more] = item.children
      if (
        first?.type === 'paragraph' &&
        first.children[0]?.type === 'link' &&
        second?.type === 'paragraph'
      )
        item.children = [paragraph(...first.children, text(': '), ...second.children), ...more]
      item.spread = item.children.filter(({ type }) => type === 'paragraph').length > 1
    }
    node.spread = items.some(({ spread }) => spread)
  })

/** Returns a page's alternate: title, URL, ancestors and text. Links have full URLs. */
export function markdownAlternate(page: Page, content: HtmlRoot): string {
  const url = (path: string) => getData().site.url + path
  const base: Element = {
    type: 'element',
    tagName: 'base',
    properties: { href: url(page.path) },
    children: [],
  }
  const words = toMdast(
    { type: 'root', children: [base, ...content.children] },
    { document: true, handlers },
  ) as Root
  rewriteLists(words)
  const above = getTrail(page.path).flatMap((ancestor) => [
    link(nameOf(ancestor), url(ancestor.path)),
    text(' › '),
  ])
  const head = [
    { type: 'heading' as const, depth: 1 as const, children: [text(page.title)] },
    paragraph(link(url(page.path), url(page.path))),
    ...(above.length > 0 ? [paragraph(...above, text(page.title))] : []),
  ]
  const document: Root = { type: 'root', children: [...head, ...words.children] }
  return toMarkdown(document, { bullet: '-', extensions: [gfmTableToMarkdown()] })
}
