/** Remark plugins for what pages support beyond plain Markdown. */
import type { Image, Nodes, Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString as textOf } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
// Declares the types of the data that holds parser extensions.
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'

/** The photograph in a paragraph that contains nothing else; otherwise undefined. */
export function soleImage(node: Nodes): Image | undefined {
  const [only, ...more] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'image' && more.length === 0 ? only : undefined
}

/** Unwraps blocks from the paragraph that Markdown wraps around those on a single line, without the spaces between them. */
export function unwrapBlocks(tree: Root): void {
  const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === ''
  visit(tree, 'paragraph', ({ children }, index = 0, parent) => {
    const isWrapper = children.every((one) => isBlank(one) || /^mdx(?:JsxText|TextExpression)/.test(one.type))
    if (parent && isWrapper && children.some(({ type }) => type === 'mdxJsxTextElement'))
      (parent.children as Nodes[]).splice(index, 1, ...children.filter((one) => !isBlank(one)))
  })
}

/** Unwraps a photograph on its own line from its paragraph, so that it can be a figure. */
export const remarkPhotographs = () => (tree: Root) =>
  visit(tree, 'paragraph', (node, index = 0, parent) => {
    const image = soleImage(node)
    if (image && parent) (parent.children as Nodes[])[index] = image
  })

/**
 * Adds tables but nothing else from `remark-gfm`, whose bare URLs would become links without text. The first cell of a
 * row is its header, and the others get the name of their column, because phones show them without the table head.
 */
export function remarkTables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
  return (tree: Root) =>
    visit(tree, 'table', (table) => {
      const [head, ...rows] = table.children
      // Other programs write it, but it would become a style attribute, which the site's policy forbids.
      table.align = null
      for (const cell of head?.children ?? []) cell.data = { hProperties: { scope: 'col' } }
      for (const { children } of rows)
        for (const [index, cell] of children.entries())
          cell.data =
            index === 0
              ? { hName: 'th', hProperties: { scope: 'row' } }
              : { hProperties: { dataColumn: textOf(head?.children[index]) } }
    })
}
