/** The literals props may contain in braces: texts, numbers, lists and objects. Code in a page is never run. */
import type { Node as EstreeNode } from 'estree-jsx'

/** A node with its position in the source. */
export type PositionedNode = EstreeNode & { start?: number; end?: number }

/** Thrown for code, with the node that is no literal. */
export class NoLiteral extends Error {
  readonly node: PositionedNode

  constructor(node: PositionedNode) {
    super(`A page contains ${node.type} where a block or a literal is expected.`)
    this.node = node
  }
}

/** Digits, perhaps with a point. Every other notation, such as `0x10`, is one of programs, which readers take for another number. */
const PLAIN_NUMBER = /^[\d.]+$/

function isPlain(node: PositionedNode): boolean {
  if (node.type !== 'Literal' || 'regex' in node || 'bigint' in node) return false
  // What another program has made was never written.
  return typeof node.value !== 'number' || PLAIN_NUMBER.test(node.raw ?? '0')
}

/** The value of a literal; calls `found` for each value in it, with the path of keys to it. */
export function literalOf(
  node: PositionedNode,
  found: (
    value: unknown,
    path: PropertyKey[],
    node: PositionedNode,
    key?: PositionedNode,
  ) => void = () => {},
  path: PropertyKey[] = [],
  key?: PositionedNode,
): unknown {
  const read = (): unknown => {
    if (node.type === 'Literal' && isPlain(node)) return node.value
    if (node.type === 'UnaryExpression' && node.operator === '-')
      return -Number(literalOf(node.argument))
    if (node.type === 'ArrayExpression')
      return node.elements.map((element, index) => {
        if (!element) throw new NoLiteral(node)
        return literalOf(element, found, [...path, index])
      })
    if (node.type !== 'ObjectExpression') throw new NoLiteral(node)
    const group = new Map<string, unknown>()
    for (const property of node.properties) {
      if (property.type !== 'Property' || property.computed) throw new NoLiteral(property)
      const { key, value } = property
      const name = key.type === 'Identifier' ? key.name : String(literalOf(key))
      if (group.has(name)) throw new NoLiteral(property)
      group.set(name, literalOf(value, found, [...path, name], key))
    }
    // A key __proto__ becomes one like any other, which no schema knows.
    return Object.fromEntries(group)
  }
  const value = read()
  found(value, path, node, key)
  return value
}
