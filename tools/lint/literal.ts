/** Reads the literals in the props of a block. Nothing is ever run: what is no literal is a problem. */
import type { Expression, Node, Program } from 'estree-jsx'
import type { Place } from './errors.ts'
import type { Located } from './source.ts'

/** Thrown inside this module only, at the part that is no literal. */
class NotLiteral extends Error {
  readonly node: Node
  readonly found: string
  constructor(node: Node, found: string) {
    super(found)
    this.node = node
    this.found = found
  }
}

function read(node: Node): unknown {
  switch (node.type) {
    case 'Literal':
      if ('regex' in node || 'bigint' in node) break
      return node.value
    case 'TemplateLiteral':
      if (node.expressions.length > 0) break
      return node.quasis[0]?.value.cooked ?? ''
    case 'UnaryExpression': {
      const value = read(node.argument)
      if (typeof value === 'number' && node.operator === '-') return -value
      if (typeof value === 'number' && node.operator === '+') return value
      break
    }
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (element === null) throw new NotLiteral(node, 'a list with a gap between two commas')
        return read(element)
      })
    case 'ObjectExpression':
      // Object.fromEntries defines the keys and never sets them, so `__proto__` is a key like any other.
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type === 'SpreadElement' || property.kind !== 'init' || property.method) {
            throw new NotLiteral(property, 'a part that is not "name: value"')
          }
          return [keyOf(property), read(property.value)]
        }),
      )
    case 'Identifier':
      throw new NotLiteral(node, `the bare word ${node.name}`)
  }
  throw new NotLiteral(node, 'a JavaScript expression')
}

function keyOf(property: { computed: boolean; key: Node; value: Node }): string {
  if (!property.computed && property.key.type === 'Identifier') return property.key.name
  if (!property.computed && property.key.type === 'Literal') return String(property.key.value)
  throw new NotLiteral(property.key, 'a computed name')
}

const placeOf = (node: Node): Place => ({
  line: node.loc?.start.line ?? 1,
  column: (node.loc?.start.column ?? 0) + 1,
})

export type LiteralResult = ({ ok: true } & Located) | { ok: false; found: string; place: Place }

/**
 * Reads the literal in braces: text, number, true, false, null, or a list or object of them.
 *
 * @param program the parsed braces, as remark-mdx leaves them in `data.estree`
 * @returns the value and the places in it, or what was found that is no literal
 */
export function readLiteral(program: Program): LiteralResult {
  const statement = program.body[0]
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  if (!expression || program.body.length > 1) {
    return { ok: false, found: 'a JavaScript statement', place: placeOf(statement ?? program) }
  }
  try {
    return { ok: true, value: read(expression), at: placesIn(expression) }
  } catch (error) {
    if (error instanceof NotLiteral) return { ok: false, found: error.found, place: placeOf(error.node) }
    throw error
  }
}

function placesIn(expression: Expression): Located['at'] {
  return (path, part = 'value') => {
    let node: Node = expression
    let found = placeOf(node)
    for (const [depth, key] of path.entries()) {
      if (node.type === 'ArrayExpression') {
        const element: Node | null | undefined = node.elements[Number(key)]
        if (!element) return found
        node = element
        found = placeOf(node)
      } else if (node.type === 'ObjectExpression') {
        const property: Node | undefined = node.properties.find(
          (candidate) => candidate.type === 'Property' && keyOf(candidate) === String(key),
        )
        if (property?.type !== 'Property') return found
        node = property.value
        found = depth === path.length - 1 && part === 'key' ? placeOf(property.key) : placeOf(node)
      } else return found
    }
    return found
  }
}
