/** What stands around a text of a page and can be moved, removed or repeated: items, rows, cards, blocks, sections. */
import type { ListItem, Nodes, Root, Table, TableRow } from 'mdast'
import { parseMdx } from '../../check/parse/mdx.ts'
import { isJsx, rangeOf } from '../../check/parse/nodes.ts'
import { placesOf } from '../../check/parse/source.ts'
import { soleImage } from '../../lib/content/mdx.ts'

/** A changed text, and the place in it to go on at. */
export interface Restructured {
  text: string
  offset?: number
}

/** A part of a page among its like, from the innermost to the section. */
export interface Part {
  kind: 'item' | 'row' | 'entry' | 'block' | 'section'
  /** `Item`, `Row`, `Card`, `Paragraph`, `Section`. */
  name: string
  /** Its place among its siblings, and theirs in the text. */
  index: number
  ranges: readonly (readonly [start: number, end: number])[]
}

export type Layout = 'beside' | 'wide' | 'pinned'

interface Structure {
  parts: readonly Part[]
  /** The layout of the section around the text. */
  layout: Layout | undefined
  /** The column of the table cell that holds the text, and the number of columns. */
  column: { index: number; count: number } | undefined
}

/** Blocks that consist of entries of one kind. */
const ENTRIES = ['Card', 'Tile', 'AccordionItem']

const contains = (node: Nodes, offset: number) => {
  const [start, end] = rangeOf(node)
  return start <= offset && offset <= end
}

const childrenOf = (node: Nodes): readonly Nodes[] =>
  'children' in node ? (node.children as Nodes[]) : []

/** The nodes around an offset, outermost first. */
function nodesAround(tree: Root, offset: number): Nodes[] {
  const nodes: Nodes[] = []
  let node: Nodes | undefined = tree
  while (node) {
    nodes.push(node)
    node = childrenOf(node).find((child) => contains(child, offset))
  }
  return nodes
}

/** Without the mark, which may be a number, and without what follows. */
function rangeOfItem(item: ListItem): readonly [number, number] {
  const [first] = item.children
  const [start, end] = rangeOf(item)
  return [first ? rangeOf(first)[0] : start, end]
}

const isSection = (node: Nodes) => isJsx(node) && node.name === 'Section'

const NAMES: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'Paragraph',
  list: 'List',
  heading: 'Heading',
  table: 'Table',
}

function nameOf(node: Nodes): string {
  if (soleImage(node)) return 'Photograph'
  return (isJsx(node) ? node.name : NAMES[node.type]) ?? 'Block'
}

function partOf(node: Nodes, parent: Nodes): Part | undefined {
  const part = (kind: Part['kind'], name: string, siblings: readonly Nodes[]): Part => ({
    kind,
    name,
    index: siblings.indexOf(node),
    ranges: siblings.map(rangeOf),
  })
  const siblings = childrenOf(parent)
  if (node.type === 'listItem')
    return { ...part('item', 'Item', siblings), ranges: (siblings as ListItem[]).map(rangeOfItem) }
  // The first row holds the names of the columns.
  if (node.type === 'tableRow' && siblings[0] !== node) return part('row', 'Row', siblings.slice(1))
  if (isJsx(node) && ENTRIES.includes(node.name ?? ''))
    return part('entry', nameOf(node), siblings.filter(isJsx))
  if (isSection(node)) return part('section', 'Section', siblings.filter(isSection))
  // The heading of a section stays at its head.
  if (isSection(parent) && node.type !== 'heading')
    return part(
      'block',
      nameOf(node),
      siblings.filter(({ type }) => type !== 'heading'),
    )
  return undefined
}

const OPENING_TAG = /^<Section\b[^>]*>/
const LAYOUT = /\s+layout="(\w*)"/

/** Reads what stands around an offset; nothing while the page has errors of syntax. */
export function structureAt(source: string, offset: number): Structure {
  const tree = parseMdx(source, () => {}, placesOf(source))
  if (!tree) return { parts: [], layout: undefined, column: undefined }
  const nodes = nodesAround(tree, offset)
  const parts = nodes
    .map((node, depth) => (depth > 0 ? partOf(node, nodes[depth - 1] as Nodes) : undefined))
    .filter((part) => part !== undefined)
    .toReversed()
  const section = parts.find(({ kind }) => kind === 'section')
  const [start = 0] = section?.ranges[section.index] ?? []
  const [tag = ''] = OPENING_TAG.exec(source.slice(start)) ?? []
  const layout = (LAYOUT.exec(tag)?.[1] ?? 'beside') as Layout
  const row = nodes.find((node): node is TableRow => node.type === 'tableRow')
  const table = nodes.find((node): node is Table => node.type === 'table')
  const index = row?.children.findIndex((cell) => contains(cell, offset)) ?? -1
  return {
    parts,
    layout: section && layout,
    column: table && index !== -1 ? { index, count: row?.children.length ?? 0 } : undefined,
  }
}

const rangeIn = ({ ranges, index }: Part) => ranges[index] ?? [0, 0]

/** Swaps a part with one of its neighbors; an offset in it moves with it. */
export function moved(source: string, part: Part, way: -1 | 1, offset: number): Restructured {
  const { ranges, index } = part
  const other = ranges[index + way]
  if (!other) return { text: source, offset }
  const own = rangeIn(part)
  const [first, second] = way === 1 ? [own, other] : [other, own]
  const textBetween = source.slice(first[1], second[0])
  const start = first[0] + (way === 1 ? second[1] - second[0] + textBetween.length : 0)
  const text =
    source.slice(0, first[0]) +
    source.slice(...second) +
    textBetween +
    source.slice(...first) +
    source.slice(second[1])
  return { text, offset: start + offset - own[0] }
}

/** Removes a part, with its mark and the space between it and the next one. */
export function removed(source: string, part: Part): Restructured {
  const { kind } = part
  const [start, end] = rangeIn(part)
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const isLine = kind === 'item' || kind === 'row'
  const pattern = isLine ? /^[ \t]*\n?/ : /^\s*/
  const rest = source.slice(end)
  const gap = pattern.exec(rest)?.[0].length ?? 0
  // A list in a list item starts on a line of its own, too.
  const from = isLine ? lineStart : start
  return { text: source.slice(0, from) + rest.slice(gap) }
}

/** What an added part says until its author has written something. The check reports it until then. */
const PLACEHOLDER = 'REPLACE:'

/** Inserts a text after a part. */
function inserted(source: string, [, end]: readonly number[], added: string): Restructured {
  const at = end ?? source.length
  return {
    text: source.slice(0, at) + added + source.slice(at),
    offset: at + added.indexOf(PLACEHOLDER),
  }
}

/** Adds an item, a row, an entry or a section after a part. */
export function repeated(source: string, part: Part): Restructured {
  const range = rangeIn(part)
  const [start, end] = range
  const own = source.slice(start, end)
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const mark = source.slice(lineStart, start)
  if (part.kind === 'item') return inserted(source, range, `\n${mark}${PLACEHOLDER} a point`)
  if (part.kind === 'row') {
    const [, ...more] = cellsIn(own).map(() => PLACEHOLDER)
    return inserted(source, range, `\n${rowOf([`${PLACEHOLDER} a row`, ...more])}`)
  }
  if (part.kind === 'entry') {
    const opening = /^<[^>]*>/.exec(own)?.[0] ?? ''
    const isEmpty = opening.endsWith('/>')
    const titled = opening
      .replace(/title="[^"]*"/, `title="${PLACEHOLDER} a title"`)
      .replace(/\s+href="[^"]*"/, '')
    const body = isEmpty ? '' : `\n\n${PLACEHOLDER} one or two sentences.\n\n</${part.name}>`
    const gap = isEmpty ? '\n' : '\n\n'
    return inserted(source, range, `${gap}${mark}${titled}${body}`)
  }
  const section = `<Section>\n\n## ${PLACEHOLDER} a heading that names its subject\n\n${PLACEHOLDER} a paragraph.\n\n</Section>`
  return inserted(source, range, `\n\n${section}`)
}

/** Adds a block, such as a list or a drawing, after a block or at the end of a section. */
export function withBlock(source: string, parts: readonly Part[], block: string): Restructured {
  const before = parts.find(({ kind }) => kind === 'block')
  if (before) return inserted(source, rangeIn(before), `\n\n${block}`)
  const section = parts.find(({ kind }) => kind === 'section')
  if (!section) return { text: source }
  const foot = source.lastIndexOf('</Section>', rangeIn(section)[1])
  return inserted(source, [0, foot], `${block}\n\n`)
}

/** Chooses the layout of the section around a text; `beside` needs no word. */
export function laidOut(source: string, parts: readonly Part[], layout: Layout): Restructured {
  const section = parts.find(({ kind }) => kind === 'section')
  if (!section) return { text: source }
  const [start] = rangeIn(section)
  const [tag = ''] = OPENING_TAG.exec(source.slice(start)) ?? []
  const prop = layout === 'beside' ? '' : ` layout="${layout}"`
  const now = LAYOUT.test(tag) ? tag.replace(LAYOUT, prop) : tag.replace(/>$/, `${prop}>`)
  return { text: source.slice(0, start) + now + source.slice(start + tag.length) }
}

/** The cells of a line of a table, without the pipes around them. */
const cellsIn = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The lines of the table around an offset, and where they start. */
function tableAt(source: string, offset: number): { start: number; lines: string[] } | undefined {
  const tree = parseMdx(source, () => {}, placesOf(source))
  const table = tree && nodesAround(tree, offset).find(({ type }) => type === 'table')
  if (!table) return undefined
  const [start, end] = rangeOf(table)
  return { start, lines: source.slice(start, end).split('\n') }
}

/** Changes the cells of every row of the table around an offset; the row of hyphens is the second. */
function withColumns(
  source: string,
  offset: number,
  change: (cells: string[], line: number) => string[],
): string {
  const table = tableAt(source, offset)
  if (!table) return source
  const { start, lines } = table
  const rows = lines.map((line, index) => rowOf(change(cellsIn(line), index)))
  return source.slice(0, start) + rows.join('\n') + source.slice(start + lines.join('\n').length)
}

/** Adds a column after one of the table around an offset. */
export function withColumn(source: string, offset: number, index: number): Restructured {
  const words = [`${PLACEHOLDER} a column`, '---']
  const text = withColumns(source, offset, (cells, line) =>
    cells.toSpliced(index + 1, 0, words[line] ?? PLACEHOLDER),
  )
  const start = tableAt(source, offset)?.start ?? 0
  return { text, offset: text.indexOf(PLACEHOLDER, start) }
}

export const withoutColumn = (source: string, offset: number, index: number): Restructured => ({
  text: withColumns(source, offset, (cells) => cells.toSpliced(index, 1)),
})
