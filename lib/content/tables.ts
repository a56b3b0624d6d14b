import type { Nodes, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { CONTINUE, EXIT, visit } from 'unist-util-visit'
import { parseBody } from './mdx.ts'

/** The cells of a Markdown table as plain text; the first row is its head. */
export function firstTable(body: string): string[][] {
  let found: Table | undefined
  visit(parseBody(body) as Nodes, (node) => {
    if (node.type !== 'table') return CONTINUE
    found = node
    return EXIT
  })
  return (found?.children ?? []).map(({ children }) => children.map((cell) => textOf(cell)))
}
