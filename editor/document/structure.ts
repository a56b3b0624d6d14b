/** What stands around a text of a page and can be moved, removed or repeated: items, rows, cards, blocks, sections. */
import type { ListItem, Nodes, Table, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { beforeOnLine, lineStart } from '../../check/parse/lines.ts'
import { isJsx, rangeOf } from '../../check/parse/nodes.ts'
import { REPLACE } from '../../check/parse/passages.ts'
import { type BlockProps, blockPlaces } from '../../lib/content/blocks.ts'
import { soleImage } from '../../lib/content/mdx.ts'
import { childrenOf, contains, nodesAround } from './nodesAround.ts'
import { pageTree } from './pageTree.ts'
import { isPicture } from './pictures.ts'
import { openingTagAt, propsAt, setProp } from './props.ts'
import type { Restructured } from './restructured.ts'
import { cellsIn, rowOf } from './tables.ts'

/** A part of a page among its like, from the innermost to the section. */
export interface Part {
  kind: 'item' | 'row' | 'entry' | 'block' | 'picture' | 'section'
  /** That of its block, or `Item`, `Row`, `Paragraph` and the like. */
  name: string
  /** Its place among its siblings, and theirs in the text. */
  index: number
  ranges: readonly (readonly [start: number, end: number])[]
}

export type SectionLayout = NonNullable<BlockProps<'Section'>['layout']>

export interface Structure {
  parts: readonly Part[]
  /** The layout of the section around the text. */
  layout: SectionLayout | undefined
  /** The column of the table cell that holds the text, and the number of columns. */
  column: { index: number; count: number } | undefined
}

/** Entries of blocks that consist of one kind, such as the cards of a grid. */
const ENTRIES = Object.values(blockPlaces).map(({ entries }) => entries?.name)

/** Without the mark, which may be a number, and without what follows. */
function rangeOfItem(item: ListItem): readonly [number, number] {
  const [first] = item.children
  const [start, end] = rangeOf(item)
  return [first ? rangeOf(first)[0] : start, end]
}

const isSection = (node: Nodes) => isJsx(node) && node.name === 'Section'

const NAMES: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'Paragraph',
  list: 'Plain list',
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
  if (isJsx(node) && ENTRIES.some((entry) => entry === node.name))
    return part('entry', nameOf(node), siblings.filter(isJsx))
  if (isSection(node)) return part('section', 'Section', siblings.filter(isSection))
  // The heading of a section stays at its head, and its picture where the layout puts it.
  if (!isSection(parent) || node.type === 'heading') return undefined
  const isBlock = (other: Nodes) => other.type !== 'heading' && !isPicture(other)
  return isPicture(node)
    ? part('picture', nameOf(node), [node])
    : part('block', nameOf(node), siblings.filter(isBlock))
}

const rangeIn = ({ ranges, index }: Part) => ranges[index] ?? [0, 0]

function layoutOf(source: string, section: Part): SectionLayout {
  const props = propsAt(source, rangeIn(section)[0])
  return (props?.layout ?? 'beside') as SectionLayout
}

/** Reads what stands around an offset; nothing while the page has errors of syntax. */
export function structureAt(source: string, offset: number): Structure {
  const tree = pageTree(source)
  if (!tree) return { parts: [], layout: undefined, column: undefined }
  const nodes = nodesAround(tree, offset)
  const parts = nodes
    .map((node, depth) => (depth > 0 ? partOf(node, nodes[depth - 1] as Nodes) : undefined))
    .filter((part) => part !== undefined)
    .toReversed()
  const section = parts.find(({ kind }) => kind === 'section')
  const row = nodes.find((node): node is TableRow => node.type === 'tableRow')
  const table = nodes.find((node): node is Table => node.type === 'table')
  const index = row?.children.findIndex((cell) => contains(cell, offset)) ?? -1
  return {
    parts,
    layout: section && layoutOf(source, section),
    column: table && index !== -1 ? { index, count: row?.children.length ?? 0 } : undefined,
  }
}

/** The innermost block around an offset, its range, and the heading of the section that it is or stands in. */
export function innermostBlock(source: string, offset: number) {
  const tree = pageTree(source)
  const blocks = tree ? nodesAround(tree, offset).filter(isJsx) : []
  const section = blocks.find(isSection)
  const heading = section && childrenOf(section).find(({ type }) => type === 'heading')
  const block = blocks.at(-1)
  return {
    name: block?.name ?? undefined,
    range: block && rangeOf(block),
    heading: heading ? textOf(heading) : '',
  }
}

/** Swaps a part with one of its neighbors; an offset in it moves with it. */
export function moved(source: string, part: Part, way: -1 | 1, offset: number): Restructured {
  const { ranges, index } = part
  const other = ranges[index + way]
  if (!other) return { text: source, offset }
  const range = rangeIn(part)
  const [first, second] = way === 1 ? [range, other] : [other, range]
  const textBetween = source.slice(first[1], second[0])
  const start = first[0] + (way === 1 ? second[1] - second[0] + textBetween.length : 0)
  const text =
    source.slice(0, first[0]) +
    source.slice(...second) +
    textBetween +
    source.slice(...first) +
    source.slice(second[1])
  return { text, offset: start + offset - range[0], isMoved: true }
}

/** Moves the part at a depth around an offset to another place among its like. */
export function movedTo(source: string, offset: number, depth: number, to: number): Restructured {
  let now: Restructured = { text: source, offset, isMoved: true }
  const partNow = () => structureAt(now.text, now.offset ?? offset).parts[depth]
  const { index = to } = partNow() ?? {}
  for (let steps = Math.abs(to - index); steps > 0; steps--) {
    const part = partNow()
    if (part) now = moved(now.text, part, index < to ? 1 : -1, now.offset ?? offset)
  }
  return now
}

/** Removes a part, with its mark and the space between it and the next one, from which one goes on, or else the one before. */
export function removed(source: string, part: Part): Restructured {
  const { kind, ranges, index } = part
  const [start, end] = rangeIn(part)
  const isLine = kind === 'item' || kind === 'row'
  const pattern = isLine ? /^[ \t]*\n?/ : /^\s*/
  const rest = source.slice(end)
  const gap = pattern.exec(rest)?.[0].length ?? 0
  // A list in a list item starts on a line of its own, too.
  const from = isLine ? lineStart(source, start) : start
  const before = ranges[index + 1] ? undefined : ranges[index - 1]
  const offset = before ? before[0] : from
  return { text: source.slice(0, from) + rest.slice(gap), offset, isBeside: true }
}

/** Inserts a text after a part. */
function inserted(source: string, [, end]: readonly number[], added: string): Restructured {
  const at = end ?? source.length
  return {
    text: source.slice(0, at) + added + source.slice(at),
    offset: at + added.indexOf(REPLACE),
  }
}

/** A copied entry without the title and the address that are another's. */
function withoutOwnProps(entry: string): string {
  const { title } = propsAt(entry, 0) ?? {}
  const titled = title === undefined ? entry : setProp(entry, 0, ['title'], `${REPLACE} a title`)
  return setProp(titled, 0, ['href'], undefined)
}

/** Adds an item, a row, an entry or a section after a part. */
export function repeated(source: string, part: Part): Restructured {
  const range = rangeIn(part)
  const [start = 0, end] = range
  const mark = beforeOnLine(source, start)
  if (part.kind === 'item') return inserted(source, range, `\n${mark}${REPLACE} a point`)
  if (part.kind === 'row') {
    const [, ...more] = cellsIn(source.slice(start, end)).map(() => REPLACE)
    return inserted(source, range, `\n${rowOf([`${REPLACE} a row`, ...more])}`)
  }
  if (part.kind === 'entry') {
    const opening = openingTagAt(source, start)
    const isEmpty = opening.endsWith('/>')
    const body = isEmpty ? '' : `\n\n${REPLACE} one or two sentences.\n\n</${part.name}>`
    const gap = isEmpty ? '\n' : '\n\n'
    return inserted(source, range, `${gap}${mark}${withoutOwnProps(opening + body)}`)
  }
  const section = `<Section>\n\n## ${REPLACE} a heading that names its subject\n\n${REPLACE} a paragraph.\n\n</Section>`
  return inserted(source, range, `\n\n${section}`)
}

/** Adds a block, such as a list or a drawing, after a block or at the end of a section. */
export function withBlock(source: string, parts: readonly Part[], block: string): Restructured {
  const before = parts.find(({ kind }) => kind === 'block')
  if (before) {
    const end = rangeIn(before)[1]
    // A paragraph in which a slash asked for the block has left its empty lines.
    const rest = source.slice(end).replace(/^\n{3,}/, '\n\n')
    return inserted(source.slice(0, end) + rest, [0, end], `\n\n${block}`)
  }
  const section = parts.find(({ kind }) => kind === 'section')
  if (!section) return { text: source }
  const foot = source.lastIndexOf('</Section>', rangeIn(section)[1])
  return inserted(source, [0, foot], `${block}\n\n`)
}

/** Chooses the layout of the section around a text; `beside` needs no word. */
export function laidOut(
  source: string,
  parts: readonly Part[],
  layout: SectionLayout,
): Restructured {
  const section = parts.find(({ kind }) => kind === 'section')
  if (!section) return { text: source }
  const value = layout === 'beside' ? undefined : layout
  return { text: setProp(source, rangeIn(section)[0], ['layout'], value) }
}
