/** Rows and columns of the tables of a page. */
import { rangeOf } from '../../check/parse/nodes.ts'
import { REPLACE } from '../../check/parse/passages.ts'
import { nodesAround } from './nodesAround.ts'
import { pageTree } from './pageTree.ts'
import type { Restructured } from './restructured.ts'

/** A pipe between cells: one with a backslash before it is a word, unless that backslash is one itself. */
const PIPE = /(?<=(?<!\\)(?:\\\\)*)\|/

/** The cells of a line of a table, without the pipes around them. */
export const cellsIn = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(new RegExp(`${PIPE.source}$`), '')
    .split(PIPE)
    .map((cell) => cell.trim())

/** A line of a table. */
export const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The lines of the table around an offset, and where they start. */
function tableAt(source: string, offset: number): { start: number; lines: string[] } | undefined {
  const tree = pageTree(source)
  const table = tree && nodesAround(tree, offset).find(({ type }) => type === 'table')
  if (!table) return undefined
  const [start, end] = rangeOf(table)
  return { start, lines: source.slice(start, end).split('\n') }
}

/** The place below a cell in its column; undefined in the last row. */
export function placeBelow(source: string, offset: number): number | undefined {
  const table = tableAt(source, offset)
  if (!table) return undefined
  const before = source.slice(table.start, offset).split('\n')
  const column = cellsIn(`${before.at(-1)}${REPLACE}`).length - 1
  // The row of hyphens is the second line.
  const below = before.length === 1 ? 2 : before.length
  const line = table.lines[below]
  if (line === undefined) return undefined
  const start = table.start + table.lines.slice(0, below).join('\n').length + 1
  const pipes = [...line.matchAll(new RegExp(PIPE, 'g'))].map(({ index }) => index)
  const pipe = pipes[line.trimStart().startsWith('|') ? column : column - 1]
  const from = pipe === undefined ? 0 : pipe + 1
  return start + from + line.slice(from).search(/\S|$/)
}

/** Adds a row below the names of the columns. */
export function withFirstRow(source: string, offset: number): Restructured {
  const table = tableAt(source, offset)
  if (!table) return { text: source }
  const { start, lines } = table
  const [, ...more] = cellsIn(lines[0] ?? '').map(() => REPLACE)
  const text = lines.toSpliced(2, 0, rowOf([`${REPLACE} a row`, ...more])).join('\n')
  const end = start + lines.join('\n').length
  return {
    text: source.slice(0, start) + text + source.slice(end),
    offset: start + text.indexOf(REPLACE, lines.slice(0, 2).join('\n').length),
  }
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
  const words = [`${REPLACE} a column`, '---']
  const text = withColumns(source, offset, (cells, line) =>
    cells.toSpliced(index + 1, 0, words[line] ?? REPLACE),
  )
  const start = tableAt(source, offset)?.start ?? 0
  return { text, offset: text.indexOf(REPLACE, start) }
}

/** Removes a column of the table around an offset. */
export const withoutColumn = (source: string, offset: number, index: number): Restructured => ({
  text: withColumns(source, offset, (cells) => cells.toSpliced(index, 1)),
})

/** A place in the rows of a table, of which the first one names the columns. */
interface CellPlace {
  row: number
  column: number
}

/** Where a cell of a table begins that `rowOf` has written. */
function placeIn(lines: readonly string[], { row, column }: CellPlace): number {
  // The row of hyphens is the second line.
  const line = row === 0 ? 0 : row + 1
  const start = lines.slice(0, line).join('\n').length + (line === 0 ? 0 : 1)
  const before = cellsIn(lines[line] ?? '').slice(0, column)
  return start + (column === 0 ? 0 : rowOf(before).length - '|'.length) + '| '.length
}

/**
 * Writes cells over those of a table, from the one at an offset on. Rows and columns that the table lacks are added. One goes on
 * at the first cell of these that is still to be written, or else at the last one that was written.
 */
export function withCells(
  source: string,
  offset: number,
  cells: readonly string[][],
): Restructured | undefined {
  const table = tableAt(source, offset)
  if (!table) return undefined
  const { start, lines } = table
  const [head = '', hyphens = '', ...body] = lines
  const rows = [head, ...body].map(cellsIn)
  const before = source.slice(start, offset).split('\n')
  // The row of hyphens is the second line.
  const top = Math.max(0, before.length - 2)
  const left = cellsIn(`${before.at(-1)}${REPLACE}`).length - 1
  const columns = rows[0]?.length ?? 0
  const width = Math.max(columns, ...cells.map((row) => left + row.length))
  const height = Math.max(rows.length, top + cells.length)
  let unwritten: CellPlace | undefined
  const written = Array.from({ length: height }, (_, row) => {
    const isUntouched = width === columns && !cells[row - top]
    if (isUntouched) return [head, ...body][row] ?? ''
    const missing = row === 0 ? `${REPLACE} a column` : REPLACE
    return rowOf(
      Array.from({ length: width }, (_, column) => {
        const cell = cells[row - top]?.[column - left] ?? rows[row]?.[column]
        if (cell === undefined) unwritten ??= { row, column }
        return cell ?? missing
      }),
    )
  })
  const isWider = width > columns
  const line = isWider ? rowOf(Array.from({ length: width }, () => '---')) : hyphens
  const now = written.toSpliced(1, 0, line)
  const last = { row: top + cells.length - 1, column: left + (cells.at(-1)?.length ?? 1) - 1 }
  return {
    text: source.slice(0, start) + now.join('\n') + source.slice(start + lines.join('\n').length),
    offset: start + placeIn(now, unwritten ?? last),
  }
}
