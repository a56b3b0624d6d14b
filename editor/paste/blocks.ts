/** What is pasted from a word processor, a spreadsheet or another page: its paragraphs, lists and tables. */
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultHandlers, toMdast } from 'hast-util-to-mdast'
import type { List, ListItem, Nodes } from 'mdast'
import { parse } from 'parse5'
import { readOffice } from './office.ts'
import { type Look, wordsOf } from './runs.ts'

export type Block =
  | { kind: 'paragraph'; words: string; isHeading?: boolean }
  /** Its items, and whether some of them stood below others. */
  | { kind: 'list'; isNumbered: boolean; items: readonly string[]; isNested?: boolean }
  | { kind: 'table'; rows: readonly string[][] }

/** What is underlined or marked is not in italics. */
const UNSTRESSED = { mark: defaultHandlers.span, u: defaultHandlers.span }

const isList = (node: Nodes): node is List => node.type === 'list'

const BOLD = /^\*\*([^*]+)\*\*$/

/** A table's first row names its columns, which the site makes bold by itself. */
function withPlainHead(rows: readonly string[][]): string[][] {
  const [head = [], ...body] = rows
  const isBold = head.every((cell) => cell === '' || BOLD.test(cell))
  return [isBold ? head.map((cell) => cell.replace(BOLD, '$1')) : head, ...body]
}

/** Reads pasted HTML. What leads to one of the site's origins is a link to a page. */
export function blocksOf(html: string, look: Look, origins: readonly string[]): Block[] {
  const tree = fromParse5(parse(html)) as Root
  readOffice(tree)
  const words = (nodes: readonly Nodes[]) => wordsOf(nodes, look, origins)

  // Lists of the site have one level.
  const itemsOf = (list: List): string[] =>
    list.children.flatMap((item: ListItem) => {
      const lead = words(item.children.filter((child) => !isList(child)))
      const inner = item.children.filter(isList).flatMap((child) => itemsOf(child))
      return [...(lead ? [lead] : []), ...inner]
    })

  const read = (node: Nodes): Block[] => {
    if (node.type === 'list') {
      const items = itemsOf(node)
      const isNested = node.children.some((item) => item.children.some(isList))
      const list: Block = { kind: 'list', isNumbered: node.ordered === true, items }
      return items.length > 0 ? [isNested ? { ...list, isNested } : list] : []
    }
    if (node.type === 'table') {
      const cells = node.children.map(({ children }) => children.map((cell) => words([cell])))
      const rows = cells.filter((row) => row.some((cell) => cell !== ''))
      // A table of a single column is the layout of another page.
      if (rows.some(({ length }) => length > 1))
        return [{ kind: 'table', rows: withPlainHead(rows) }]
      return rows.flat().map((text) => ({ kind: 'paragraph', words: text }))
    }
    if (node.type === 'root' || node.type === 'blockquote') return node.children.flatMap(read)
    if (node.type === 'code')
      return node.value.split('\n').map((line) => ({ kind: 'paragraph', words: line.trim() }))
    // It has no looks of its own.
    if (node.type === 'heading')
      return [{ kind: 'paragraph', words: wordsOf([node], 'plain', origins), isHeading: true }]
    return [{ kind: 'paragraph', words: words([node]) }]
  }
  return read(toMdast(tree, { document: true, handlers: UNSTRESSED }) as Nodes).filter(
    (block) => block.kind !== 'paragraph' || block.words !== '',
  )
}
