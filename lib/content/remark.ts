/** What pages have beyond plain Markdown, as remark plugins. */
import type { Image, Nodes, Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString as textOf } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
// Names the data that parsers read their extensions from.
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'

/** The photograph that a paragraph consists of, if it does. */
export function soleImage(node: Nodes): Image | undefined {
  const [only, ...more] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'image' && more.length === 0 ? only : undefined
}

/** A photograph on a line of its own, out of the paragraph that Markdown puts around it: it can be a figure. */
export const remarkPhotographs = () => (tree: Root) =>
  visit(tree, 'paragraph', (node, index = 0, parent) => {
    const image = soleImage(node)
    if (image && parent) (parent.children as Nodes[])[index] = image
  })

/**
 * Tables, and nothing else of what `remark-gfm` adds. Its bare addresses would be links without words. Each cell knows
 * the name of its column: on a phone it stands there without its head.
 */
export function remarkTables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
  return (tree: Root) =>
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      for (const { children } of rows)
        for (const [index, cell] of children.entries())
          cell.data = { hProperties: { dataColumn: textOf(head?.children[index]) } }
    })
}
