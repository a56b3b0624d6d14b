import type { Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString as textOf } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
// Names the data that parsers read their extensions from.
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'

/**
 * Remark plugin: tables, and nothing else of what `remark-gfm` adds. Its bare addresses would be links without words.
 * Each cell knows the name of its column: on a phone it stands there without its head.
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
