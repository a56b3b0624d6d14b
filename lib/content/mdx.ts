/** Parses the body of a page: MDX without code, whose blocks have literals as props, and tables. */
import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Image, Nodes, Root, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import { visit } from 'unist-util-visit'

/** Without a JavaScript parser, which would try each closing brace as the end of a prop. Here, braces balance. */
const MDX = {
  extensions: [mdxExpression(), mdxJsx(), mdxMd()],
  mdastExtensions: [mdxFromMarkdown()],
}

/** Slower, because any line might be a table. All of `remark-gfm` would turn bare URLs into links without text. */
const WITH_TABLES = {
  extensions: [...MDX.extensions, gfmTable()],
  mdastExtensions: [...MDX.mdastExtensions, gfmTableFromMarkdown()],
}

/** Throws a VFileMessage for the first syntax error. Props in braces are not read yet: see {@link prepareBody}. */
export function parseBody(text: string): Root {
  const tree = fromMarkdown(text, text.includes('|') ? WITH_TABLES : MDX)
  unwrapBlocks(tree)
  return tree
}

/** Unwraps blocks from the paragraph that Markdown wraps around those on a single line, without the spaces between them. */
function unwrapBlocks(tree: Root): void {
  const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === ''
  visit(tree, 'paragraph', ({ children }, index = 0, parent) => {
    const isWrapper = children.every(
      (one) => isBlank(one) || /^mdx(?:JsxText|TextExpression)/.test(one.type),
    )
    if (parent && isWrapper && children.some(({ type }) => type === 'mdxJsxTextElement'))
      (parent.children as Nodes[]).splice(index, 1, ...children.filter((one) => !isBlank(one)))
  })
}

/** The photograph in a paragraph that contains nothing else; otherwise undefined. */
export function soleImage(node: Nodes): Image | undefined {
  const [only, ...more] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'image' && more.length === 0 ? only : undefined
}

/**
 * Prepares a body for its conversion to React: parses props in braces, unwraps each photograph on its own line from its
 * paragraph, so that it can be a figure, and labels the cells of tables. Throws if a prop is not JavaScript.
 */
export const prepareBody = (tree: Root): void =>
  visit(tree, (node, index = 0, parent) => {
    const image = soleImage(node)
    if (image && parent) (parent.children as Nodes[])[index] = image
    if (node.type === 'table') labelCells(node)
    for (const { value } of 'attributes' in node ? node.attributes : [])
      if (typeof value === 'object' && value)
        value.data = {
          estree: parse(`(${value.value})`, { ecmaVersion: 'latest' }) as unknown as Program,
        }
  })

/**
 * Makes the first cell of each row its header, and gives the others the name of their column, because phones show them
 * without the table head.
 */
function labelCells(table: Table): void {
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
}
