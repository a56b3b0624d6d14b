/** The cells of a grid, which follow its columns. */
import { propsAt, setProp } from './props.ts'

const DASH = '.'

/** The cells of a row whose columns were moved, removed, added or renamed. */
export function followed(
  cells: string,
  before: readonly string[],
  after: readonly string[],
): string {
  const isRenamed = before.length === after.length
  const cellAt = (name: string, index: number) => {
    const place = before.indexOf(name)
    return cells[place === -1 && isRenamed ? index : place] ?? DASH
  }
  return after.map(cellAt).join('')
}

const columnsAt = (source: string, start: number): readonly string[] | undefined => {
  const columns = propsAt(source, start)?.columns
  return Array.isArray(columns) ? columns : undefined
}

/** The text after a change of the block at a place, in which the cells of its rows have followed its columns. */
export function withCellsFollowing(before: string, after: string, start: number): string {
  const old = columnsAt(before, start)
  const columns = columnsAt(after, start)
  const rows = propsAt(after, start)?.rows
  if (!old || !columns || !Array.isArray(rows) || old.join('\n') === columns.join('\n'))
    return after
  return rows.reduce<string>(
    (text, { cells }, index) =>
      typeof cells === 'string'
        ? setProp(text, start, ['rows', index, 'cells'], followed(cells, old, columns))
        : text,
    after,
  )
}
