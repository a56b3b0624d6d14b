/** The series that a drawing of numbers over time can show. */
import { isPageFile } from '../../lib/content/files.ts'
import { outlierOf, readSeries, seriesOfFile } from '../../lib/content/series.ts'
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

/** The series of the site that can be drawn as they are, those that no page shows first. */
export function drawableSeries(contents: Contents): DrawableSeries[] {
  const pages = Object.keys(contents).filter(isPageFile)
  return Object.entries(contents)
    .flatMap(([file, content]) => {
      const name = seriesOfFile(file)
      const at = name && typeof content === 'string' ? rowToMark(content) : undefined
      if (name === undefined || at === undefined) return []
      const isShown = pages.some((page) => String(contents[page]).includes(`series="${name}"`))
      return [{ name, at, isShown }]
    })
    .sort((a, b) => Number(a.isShown) - Number(b.isShown))
}
