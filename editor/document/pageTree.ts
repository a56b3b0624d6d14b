/** The syntax tree of a page, for all that reads or changes its text. */
import type { Root } from 'mdast'
import { parseMdx } from '../../check/parse/mdx.ts'
import { placesOf } from '../../check/parse/source.ts'

let last: { source: string; tree: Root | undefined } | undefined

/**
 * Parses a page; undefined while it has errors of syntax. After each letter, several parts of the window ask for the tree of
 * the open page, so the last one is kept. It belongs to all of them, and nobody may change it.
 */
export function pageTree(source: string): Root | undefined {
  if (last?.source !== source) last = { source, tree: parseMdx(source, () => {}, placesOf(source)) }
  return last.tree
}
