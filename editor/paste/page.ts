/** Pasted blocks that no box for words can hold: numbered lists and tables, as blocks of a page, and cells. */
import { REPLACE } from '../../check/parse/passages.ts'
import { applyEdits } from '../../check/report/edits.ts'
import { escapedWords, wordsShown } from '../document/markdown.ts'
import type { Restructured } from '../document/restructured.ts'
import { structureAt } from '../document/structure.ts'
import { rowOf, withCells } from '../document/tables.ts'
import type { Spot } from '../document/texts.ts'
import type { Block } from './blocks.ts'
import { typed } from './words.ts'

const cellOf = (words: string) => escapedWords(words, 'tableCell')

/** A table whose first row names the columns, and whose rows have as many cells. */
function tableOf(rows: readonly string[][]): string {
  const columns = Math.max(...rows.map(({ length }) => length))
  const [head = [], ...body] = rows.map((row) =>
    rowOf(Array.from({ length: columns }, (_, index) => cellOf(row[index] ?? ''))),
  )
  const hyphens = rowOf(Array.from({ length: columns }, () => '---'))
  const table = [head, hyphens, ...body].join('\n')
  return `<Table caption="${REPLACE} what the table compares">\n\n${table}\n\n</Table>`
}

const numbered = ({ items }: Extract<Block, { kind: 'list' }>) =>
  items.map((words, index) => `${index + 1}. ${escapedWords(words, 'listItem')}`).join('\n')

const isNumbered = (block: Block) => block.kind === 'list' && block.isNumbered

/** Whether a block is more than a box for words can hold. */
const isMore = (block: Block) => block.kind === 'table' || isNumbered(block)

function written(block: Block): string {
  if (block.kind === 'table') return tableOf(block.rows)
  if (block.kind === 'list' && block.isNumbered) return numbered(block)
  return escapedWords(typed(block), 'paragraph')
}

/** Writes blocks in the place of what was selected in a paragraph. Words before and after go on in the first and the last. */
function inParagraph(
  source: string,
  { start, end }: Spot,
  blocks: readonly Block[],
  [before, after]: readonly [string, string],
): Restructured {
  const paragraph = (words: string): Block[] =>
    words.trim() === '' ? [] : [{ kind: 'paragraph', words: words.trim() }]
  const head = [...paragraph(before), ...blocks].map(written).join('\n\n')
  const to = [head, ...paragraph(after).map(written)].join('\n\n')
  const place = to.indexOf(REPLACE)
  // Where one goes on: at what has to be written next, or behind what was pasted.
  const offset = start + (place === -1 ? head.length : place)
  return { text: applyEdits(source, [{ start, end, to }]), offset }
}

/** A paragraph below a heading that says what is to be written there. */
const UNWRITTEN_BELOW = new RegExp(`^\\s*\\n\\s*\\n${REPLACE}[^\\n]*`)

/** Writes the first of some blocks into a heading, and the others below it, in the place of a paragraph that is still to be written. */
export function underHeading(
  source: string,
  { start, end }: Spot,
  [first, ...others]: readonly Block[],
  [before, after]: readonly [string, string],
): Restructured | undefined {
  if (first?.kind !== 'paragraph' || others.length === 0 || after.trim() !== '') return undefined
  const heading = escapedWords(`${before}${wordsShown(first.words)}`, 'heading')
  const to = [heading, ...others.map(written)].join('\n\n')
  const place = to.indexOf(REPLACE)
  const [unwritten = ''] = UNWRITTEN_BELOW.exec(source.slice(end)) ?? []
  return {
    text: applyEdits(source, [{ start, end: end + unwritten.length, to }]),
    offset: start + (place === -1 ? to.length : place),
  }
}

/** Whether a paragraph stands directly in a section, where lists and tables may stand beside it. */
export function isInSection(source: string, { kind, start }: Spot): boolean {
  const [innermost] = kind === 'paragraph' ? structureAt(source, start).parts : []
  return innermost?.kind === 'block' && innermost.name === 'Paragraph'
}

/**
 * Writes pasted blocks into the page around a text, where they may stand; undefined where words are all that there can be.
 * `around` is what the text says before and after the selection.
 */
export function withBlocks(
  source: string,
  spot: Spot,
  blocks: readonly Block[],
  around: readonly [string, string],
): Restructured | undefined {
  const [table, ...others] = blocks
  if (spot.kind === 'tableCell' && table?.kind === 'table' && others.length === 0)
    return withCells(
      source,
      spot.start,
      table.rows.map((row) => row.map(cellOf)),
    )
  if (!blocks.some(isMore) || !isInSection(source, spot)) return undefined
  return inParagraph(source, spot, blocks, around)
}
