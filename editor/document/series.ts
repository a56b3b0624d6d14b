/** The series that a drawing of numbers over time can show. */
import { isPageFile } from '../../lib/content/files.ts'
import { cellsOf, MIN_ROWS, outlierOf, readSeries, seriesOfFile } from '../../lib/content/series.ts'
import type { Contents } from '../background/messages.ts'

export interface DrawableSeries {
  name: string
  /** The row farthest outside its range, which the drawing marks. */
  at: string
  /** Whether a page shows it already; no two drawings have the same numbers. */
  isShown: boolean
}

/** The row to mark; undefined while the numbers cannot be read, or none is outside its range. */
function rowToMark(source: string): string | undefined {
  try {
    return outlierOf(readSeries(source))?.step
  } catch {
    // The check says what is wrong with them.
    return undefined
  }
}

function isReadable(source: string): boolean {
  try {
    return readSeries(source).rows.length > 0
  } catch {
    return false
  }
}

/** Whether a page shows a series. */
const isShownIn = (contents: Contents, name: string) =>
  Object.keys(contents)
    .filter(isPageFile)
    .some((page) => String(contents[page]).includes(`series="${name}"`))

/** The series of the site that can be drawn as they are, those that no page shows first. */
export function drawableSeries(contents: Contents): DrawableSeries[] {
  return Object.entries(contents)
    .flatMap(([file, content]) => {
      const name = seriesOfFile(file)
      const at = name && typeof content === 'string' ? rowToMark(content) : undefined
      return name === undefined || at === undefined
        ? []
        : [{ name, at, isShown: isShownIn(contents, name) }]
    })
    .sort((a, b) => Number(a.isShown) - Number(b.isShown))
}

/** A series that waits to be shown and cannot be drawn as it is, with the reason; undefined if none does. */
export function undrawnSeries(contents: Contents): { file: string; why: string } | undefined {
  const file = Object.keys(contents).find((file) => {
    const name = typeof contents[file] === 'string' ? seriesOfFile(file) : undefined
    return name !== undefined && !isShownIn(contents, name)
  })
  if (file === undefined) return undefined
  const source = String(contents[file])
  const rows = cellsOf(source).length - 1
  if (rows < MIN_ROWS)
    return { file, why: `has ${rows} of the ${MIN_ROWS} rows that a drawing needs at least` }
  return isReadable(source)
    ? { file, why: 'has no number outside its usual range, which a drawing would mark' }
    : { file, why: 'has a mistake, which the check shows' }
}
