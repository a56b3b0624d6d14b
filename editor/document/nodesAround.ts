/** The nodes of a page around a place in it. */
import type { Nodes, Root } from 'mdast'
import { rangeOf } from '../../check/parse/nodes.ts'

/** Whether a node is around an offset. */
export const contains = (node: Nodes, offset: number) => {
  const [start, end] = rangeOf(node)
  return start <= offset && offset <= end
}

/** The nodes in a node. */
export const childrenOf = (node: Nodes): readonly Nodes[] =>
  'children' in node ? (node.children as Nodes[]) : []

/** The nodes around an offset, outermost first. */
export function nodesAround(tree: Root, offset: number): Nodes[] {
  const nodes: Nodes[] = []
  let node: Nodes | undefined = tree
  while (node) {
    nodes.push(node)
    node = childrenOf(node).find((child) => contains(child, offset))
  }
  return nodes
}
