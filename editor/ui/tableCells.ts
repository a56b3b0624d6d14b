/** From cell to cell of a page's table, as in a spreadsheet. */
import { repeated, structureAt } from '../document/structure.ts'
import { placeBelow } from '../document/tables.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
import { choose, restructure } from './choice.ts'
import { textOf } from './store.ts'

/** The next cell of the table that a cell is in, or the one before; undefined at its ends. */
function cellBeside(cell: Spot, step: -1 | 1): Spot | undefined {
  const source = textOf(cell.file)
  const cells = spotsOf(cell.file, source).filter(({ kind }) => kind === 'tableCell')
  const next =
    step === 1
      ? cells.find(({ start }) => start > cell.start)
      : cells.findLast(({ start }) => start < cell.start)
  if (!next) return undefined
  const from = Math.min(cell.start, next.start)
  const to = Math.max(cell.start, next.start)
  // An empty line ends a table.
  return /\n\s*\n/.test(source.slice(from, to)) ? undefined : next
}

/** The cell below one in its column, if that has words. */
export function cellBelow(cell: Spot): Spot | undefined {
  const source = textOf(cell.file)
  const place = placeBelow(source, cell.start)
  return place === undefined
    ? undefined
    : spotsOf(cell.file, source).find(
        ({ kind, start, end }) => kind === 'tableCell' && start <= place && place <= end,
      )
}

/** The cell above one in its column, if that has words. */
export const cellAbove = (cell: Spot): Spot | undefined =>
  spotsOf(cell.file, textOf(cell.file)).find(
    (other) => other.kind === 'tableCell' && cellBelow(other)?.start === cell.start,
  )

/** The row of a table that a cell is in, if it is not that of the names of its columns. */
const rowAround = (cell: Spot) =>
  structureAt(textOf(cell.file), cell.start).parts.find(({ kind }) => kind === 'row')

/**
 * Opens the next cell of the table that a cell is in, or the one before. Behind the last one comes a new row, unless that is of
 * the names of the columns.
 *
 * @returns whether there is any
 */
export function goToCell(from: Spot, step: -1 | 1): boolean {
  const cell = cellBeside(from, step)
  if (cell) {
    choose(cell, cell.value)
    return true
  }
  const row = step === 1 ? rowAround(from) : undefined
  if (row) restructure(from.file, repeated(textOf(from.file), row), { deed: 'adding a row' })
  return row !== undefined
}
