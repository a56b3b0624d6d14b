/** Pieces of Markdown as a syntax tree, and the one way in which they are written. */
import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

export const text = (value: string): PhrasingContent => ({ type: 'text', value })

export const link = (title: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(title)],
})

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

export const heading = (depth: 1 | 2, title: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(title)],
})

export const item = (...children: ListItem['children']): ListItem => ({
  type: 'listItem',
  spread: children.filter(({ type }) => type === 'paragraph').length > 1,
  children,
})

export const list = (children: ListItem[], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: children.some(({ spread }) => spread),
  children,
})

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-' })

/** Some blocks as Markdown, with a line break at its end. */
export function markdownOf(...children: RootContent[]): string {
  return writer.stringify({ type: 'root', children })
}
