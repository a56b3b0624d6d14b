/** Nodes of a page's syntax tree, and where they are in its file. */
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { type Place, START } from '../problems.ts'

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

export const isJsx = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

export function placeOf({ position }: Nodes): Place {
  const { line, column, offset = 0 } = position?.start ?? START
  return { line, column, offset }
}

export const rangeOf = ({ position }: Pick<Nodes, 'position'>): [start: number, end: number] => {
  const start = position?.start.offset ?? 0
  return [start, position?.end.offset ?? start]
}
