/// <reference types="remark-parse" />
import type { Root, Table } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString as textOf } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'

/**
 * Adds tables to Markdown, and what phones need to show them without their head. Only tables: all of `remark-gfm` would
 * turn bare URLs into links, and words between tildes into deletions.
 */
export default function remarkTables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
  return labelTables
}

/** A table with more rows would fill many screens of a phone if each row became a block there: it scrolls instead. */
const MAX_STACKED_ROWS = 20

/** Makes the first cell of each row its header, and gives the others the name of their column. */
export const labelTables = (tree: Root): void => visit(tree, 'table', labelCells)

function labelCells(table: Table): void {
  const [head, ...rows] = table.children
  // Other programs write it, but it would become a style attribute, which the site's policy forbids.
  table.align = null
  if (rows.length > MAX_STACKED_ROWS) table.data = { hProperties: { dataLong: '' } }
  for (const cell of head?.children ?? []) cell.data = { hProperties: { scope: 'col' } }
  for (const { children } of rows)
    for (const [index, cell] of children.entries())
      cell.data =
        index === 0
          ? { hName: 'th', hProperties: { scope: 'row' } }
          : { hProperties: { dataColumn: textOf(head?.children[index]) } }
}
