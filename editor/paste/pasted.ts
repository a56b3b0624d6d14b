/** What is pasted, as a text of the site can hold it. Loaded when something is pasted for the first time. */
import { TABLE_COLUMNS } from '../../lib/content/blocks.ts'
import type { Restructured } from '../document/restructured.ts'
import { structureAt } from '../document/structure.ts'
import { isRich, type Spot } from '../document/texts.ts'
import { type Block, blocksOf } from './blocks.ts'
import { type Change, newsOf } from './changes.ts'
import { isInSection, underHeading, withBlocks } from './page.ts'
import { hasPictures } from './pictures.ts'
import { blocksOfPlain } from './plain.ts'
import { asParagraphs, wordsFor } from './words.ts'

interface Place {
  /** The text of a page, with its whole file; without it, the field of a fact. */
  spot: Spot | undefined
  source: string
  /** What the field says before and after the selection. */
  before: string
  after: string
}

interface Pasted {
  /** The words to be written in the place of the selection, or the changed page; undefined if there are none. */
  written: string | Restructured | undefined
  /** What has become other than it was, for the author to know. */
  changes: readonly Change[]
  /** What is said of it. */
  news: string
}

/** What a clipboard holds; without HTML, plain text alone. */
interface Clipboard {
  html: string
  plain: string
}

/** Words with a space at an end at which what was copied has one, and would else run into the word beside it. */
function parted(words: string, plain: string, { before, after }: Place): string {
  const head = /\S$/.test(before) && /^[ \t]+\S/.test(plain) && /^\S/.test(words) ? ' ' : ''
  const tail = /^\S/.test(after) && /\S[ \t]+$/.test(plain) && /\S$/.test(words) ? ' ' : ''
  return head + words + tail
}

const MARKS = { numbers: /^\d+[.)]\s/, signs: /^[-*+]\s/ }

/** Whether a list at the end, or the beginning, of what is pasted stands beside another of its kind then. */
function joinsList(
  { source, spot, before, after }: Place,
  first: Block | undefined,
  last: Block | undefined,
): boolean {
  if (spot?.kind !== 'paragraph') return false
  const markOf = (block: Block | undefined) => {
    if (block?.kind !== 'list') return undefined
    return block.isNumbered ? MARKS.numbers : MARKS.signs
  }
  const above = source.slice(0, spot.start).trimEnd().split('\n').at(-1) ?? ''
  const below = source.slice(spot.end).trimStart()
  return (
    (after.trim() === '' && markOf(last)?.test(below) === true) ||
    (before.trim() === '' && markOf(first)?.test(above) === true)
  )
}

/** Cells of a spreadsheet as plain text: a row a line, with tabs between the cells. */
const rowsOf = (plain: string) =>
  plain
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))

/** Whether a table has more columns than fit: that around a cell which is written over, or one that is pasted. */
function isTooWide({ text, offset = 0 }: Restructured, blocks: readonly Block[]): boolean {
  const { column } = structureAt(text, offset)
  const widths = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ length }) => length) : [],
  )
  return Math.max(column?.count ?? 0, ...widths) > TABLE_COLUMNS.max
}

/** What a clipboard holds besides cells for a table. */
const blocksIn = (
  { html, plain }: Clipboard,
  looks: 'rich' | 'plain',
  origins: readonly string[],
): Block[] => (html === '' ? blocksOfPlain(plain) : blocksOf(html, looks, origins))

function blocksFor(
  clipboard: Clipboard,
  spot: Spot | undefined,
  origins: readonly string[],
): Block[] {
  const { html, plain } = clipboard
  const isInCell = spot?.kind === 'tableCell'
  if (html === '' && isInCell) return [{ kind: 'table', rows: rowsOf(plain) }]
  const blocks = blocksIn(clipboard, spot && isRich(spot) ? 'rich' : 'plain', origins)
  // A single column of a spreadsheet.
  const isColumn = isInCell && blocks.length > 1 && /<table\b/i.test(html)
  const cells = blocks.flatMap((block) => (block.kind === 'paragraph' ? [[block.words]] : []))
  return isColumn && cells.length === blocks.length ? [{ kind: 'table', rows: cells }] : blocks
}

/** Reads what is pasted for a place. What leads to one of the site's origins is a link to a page. */
export function pasted(clipboard: Clipboard, place: Place, origins: readonly string[]): Pasted {
  const { spot, source, before, after } = place
  const kind = spot?.kind ?? 'field'
  const blocks = blocksFor(clipboard, spot, origins)
  const around = [before, after] as const
  const below = spot?.kind === 'heading' ? blocksIn(clipboard, 'rich', origins) : []
  const changed =
    spot && blocks.length > 0
      ? (underHeading(source, spot, below, around) ?? withBlocks(source, spot, blocks, around))
      : undefined
  const isOfWords = kind === 'paragraph' && spot && !isInSection(source, spot)
  const written = isOfWords ? blocks.flatMap(asParagraphs) : blocks
  const words =
    blocks.length > 0
      ? parted(wordsFor(kind, written, before, after), clipboard.plain, place)
      : undefined
  const takesLists = (kind === 'paragraph' && !isOfWords) || kind === 'listItem'
  const isFlat = ({ kind }: Block) => kind === 'table' || (kind === 'list' && !takesLists)
  // In the middle of words, a heading alone is some more of them.
  const isPart = blocks.length === 1 && (before + after).trim() !== ''
  const isInBody = kind === 'paragraph' || kind === 'listItem'
  const more = changed && kind === 'heading' ? below.slice(1) : blocks
  const flat = changed ? undefined : blocks.find(isFlat)
  const found: Record<Change, boolean> = {
    table: flat?.kind === 'table',
    list: flat?.kind === 'list',
    columns: changed !== undefined && isTooWide(changed, blocks),
    sublist:
      (takesLists || more !== blocks) &&
      more.some((block) => block.kind === 'list' && block.isNested),
    heading:
      (more !== blocks || (isInBody && !isPart)) &&
      more.some((block) => block.kind === 'paragraph' && block.isHeading),
    joined: takesLists && joinsList(place, blocks[0], blocks.at(-1)),
    pictures: hasPictures(clipboard.html),
  }
  const changes = (Object.keys(found) as Change[]).filter((change) => found[change])
  return { written: changed ?? words, changes, news: newsOf(changes) }
}
