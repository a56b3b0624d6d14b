/** Edits the props of a block in a page without changing any other byte. */
import {
  type AnyNode,
  type ArrayExpression,
  type ObjectExpression,
  type Property,
  parseExpressionAt,
} from 'acorn'
import { visit } from 'unist-util-visit'
import { isJsx, type JsxNode, rangeOf } from '../../check/parse/nodes.ts'
import { readProps } from '../../check/parse/props.ts'
import { placesOf } from '../../check/parse/source.ts'
import { inScript, inTag } from '../../lib/content/quoting.ts'
import { pageTree } from './pageTree.ts'
import type { Path } from './yaml.ts'

type Range = readonly [start: number, end: number]

/** A list or a group in the braces of a prop. */
type Collection = ArrayExpression | ObjectExpression

const nothing = () => undefined

function blocksIn(source: string): JsxNode[] {
  const tree = pageTree(source)
  const blocks: JsxNode[] = []
  if (tree)
    visit(tree, (node) => {
      if (isJsx(node)) blocks.push(node)
    })
  return blocks
}

const blockAt = (source: string, start: number) =>
  blocksIn(source).find((node) => rangeOf(node)[0] === start)

/** The offsets of all blocks of a name in a page. */
export const startsOf = (source: string, name: string): number[] =>
  blocksIn(source)
    .filter((node) => node.name === name)
    .map((node) => rangeOf(node)[0])

/** Reads the props of the block that starts at an offset, as far as they are literals. */
export function propsAt(source: string, start: number): Record<string, unknown> | undefined {
  const block = blockAt(source, start)
  return block && readProps(block, { source, place: placesOf(source) }, nothing).props.value
}

/** The end of a block's last prop, or of its name. */
function endOfProps(block: JsxNode): number {
  const last = block.attributes.at(-1)
  return last ? rangeOf(last)[1] : rangeOf(block)[0] + `<${block.name}`.length
}

/** The tag that opens the block at an offset; a `>` in one of its props does not end it. */
export function openingTagAt(source: string, start: number): string {
  const block = blockAt(source, start)
  return block ? source.slice(start, source.indexOf('>', endOfProps(block)) + 1) : ''
}

/** A value as it is written in braces. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string') return `'${inScript(value, "'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, inner]) => `${key}: ${literal(inner)}`)
  return `{ ${entries.join(', ')} }`
}

const written = (name: string, value: unknown) =>
  typeof value === 'string' ? `${name}="${inTag(value, '"')}"` : `${name}={${literal(value)}}`

const replaced = (source: string, [start, end]: Range, to: string) =>
  source.slice(0, start) + to + source.slice(end)

const isCollection = (node: AnyNode): node is Collection =>
  node.type === 'ArrayExpression' || node.type === 'ObjectExpression'

/** The entries of a list or group in braces, in order. */
const entriesOf = (node: Collection): readonly AnyNode[] =>
  node.type === 'ArrayExpression'
    ? node.elements.filter((element) => element !== null)
    : node.properties

const isAt = (property: AnyNode, key: PropertyKey): property is Property =>
  property.type === 'Property' &&
  (property.key.type === 'Identifier'
    ? property.key.name === key
    : property.key.type === 'Literal' && property.key.value === key)

/** The entry at a key of a list or group in braces. */
const entryAt = (node: Collection, key: PropertyKey): AnyNode | undefined =>
  typeof key === 'number'
    ? entriesOf(node)[key]
    : entriesOf(node).find((property) => isAt(property, key))

/** The value of an entry, which in a group follows its key. */
const valueIn = (entry: AnyNode): AnyNode => (entry.type === 'Property' ? entry.value : entry)

function withoutEntry(source: string, node: Collection, entry: AnyNode): string {
  const entries = entriesOf(node)
  const index = entries.indexOf(entry)
  const next = entries[index + 1]
  const before = entries[index - 1]
  if (next) return replaced(source, [entry.start, next.start], '')
  return replaced(source, [before?.end ?? entry.start, entry.end], '')
}

/** Adds an entry to a list or group in braces, as far from the last one as that is from the one before. */
function withEntry(source: string, node: Collection, entry: string): string {
  const [last, before] = entriesOf(node).toReversed()
  if (!last) return replaced(source, [node.start + 1, node.end - 1], entry)
  const gap = before ? source.slice(before.end, last.start) : ', '
  return replaced(source, [last.end, last.end], gap + entry)
}

/** The attribute of a block, and what stands in its braces, if it has any. */
function propOf(source: string, block: JsxNode, name: PropertyKey | undefined) {
  const attribute = block.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  )
  if (!attribute) return undefined
  const range = rangeOf(attribute)
  const isInBraces = attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'object'
  const brace = source.indexOf('{', range[0]) + 1
  return {
    range,
    // Only to find places: a value that cannot be read stays as it is, and the check reports it.
    expression: isInBraces
      ? parseExpressionAt(source, brace, { ecmaVersion: 'latest' })
      : undefined,
  }
}

/** Adds a prop at the end of a block's tag, or removes or replaces the one that is there. */
function withProp(source: string, block: JsxNode, name: string, value: unknown): string {
  const prop = propOf(source, block, name)
  if (prop && value !== undefined) return replaced(source, prop.range, written(name, value))
  if (prop) {
    const [start, end] = prop.range
    const space = /\s*$/.exec(source.slice(0, start))?.[0].length ?? 0
    return replaced(source, [start - space, end], '')
  }
  if (value === undefined) return source
  const last = block.attributes.at(-1)
  const end = endOfProps(block)
  const [space = ' '] = last ? (/\s+$/.exec(source.slice(0, rangeOf(last)[0])) ?? []) : []
  return replaced(source, [end, end], space + written(name, value))
}

/** The value in braces at a path of a block's props. */
function nodeAt(source: string, block: JsxNode, [name, ...keys]: Path): AnyNode | undefined {
  let node: AnyNode | undefined = propOf(source, block, name)?.expression
  for (const key of keys) {
    const entry: AnyNode | undefined = node && isCollection(node) ? entryAt(node, key) : undefined
    node = entry && valueIn(entry)
  }
  return node
}

/** Sets the value at a path of a block's props, adding the key if missing; undefined removes the key or entry. */
export function setProp(source: string, start: number, path: Path, value: unknown): string {
  const block = blockAt(source, start)
  const key = path.at(-1)
  if (!block || key === undefined) return source
  if (path.length === 1) return withProp(source, block, String(key), value)
  const around = nodeAt(source, block, path.slice(0, -1))
  if (!around || !isCollection(around)) return source
  const entry = entryAt(around, key)
  if (!entry)
    return value === undefined
      ? source
      : withEntry(source, around, `${String(key)}: ${literal(value)}`)
  if (value === undefined) return withoutEntry(source, around, entry)
  const { start: from, end } = valueIn(entry)
  const quote = source.charAt(from)
  const isQuoted = typeof value === 'string' && /["']/.test(quote)
  const to = isQuoted ? quote + inScript(value, quote) + quote : literal(value)
  return replaced(source, [from, end], to)
}

/** Adds an entry at the end of a list in a block's props; creates the list if missing. */
export function addToProp(source: string, start: number, path: Path, entry: unknown): string {
  const block = blockAt(source, start)
  const list = block && nodeAt(source, block, path)
  if (!list || !isCollection(list)) return setProp(source, start, path, [entry])
  return withEntry(source, list, literal(entry))
}

/** Moves an entry of a list in a block's props to another place. */
export function moveInProp(
  source: string,
  start: number,
  path: Path,
  from: number,
  to: number,
): string {
  const block = blockAt(source, start)
  const list = block && nodeAt(source, block, path)
  const entries = list && isCollection(list) ? entriesOf(list) : []
  const way = from < to ? 1 : -1
  const first = entries[Math.min(from, from + way)]
  const second = entries[Math.max(from, from + way)]
  if (!first || !second || from === to) return source
  const textOf = ({ start, end }: AnyNode) => source.slice(start, end)
  const between = source.slice(first.end, second.start)
  const next = replaced(source, [first.start, second.end], textOf(second) + between + textOf(first))
  return moveInProp(next, start, path, from + way, to)
}
