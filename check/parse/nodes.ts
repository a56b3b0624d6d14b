/** Nodes of a page's syntax tree, and where they are in its file. */
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { type Place, START } from '../problems.ts'

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

/** Whether a node is a block or an HTML tag. */
export const isJsx = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Where a node starts. */
export function placeOf({ position }: Nodes): Place {
  const { line, column, offset = 0 } = position?.start ?? START
  return { line, column, offset }
}

/** The offsets at which a node starts and ends. */
export const rangeOf = ({ position }: Pick<Nodes, 'position'>): [start: number, end: number] => {
  const start = position?.start.offset ?? 0
  return [start, position?.end.offset ?? start]
}
