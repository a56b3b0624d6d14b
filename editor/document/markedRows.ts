/** The rows of a series that drawings mark by their names, which may be renamed. */
import { isPageFile } from '../../lib/content/files.ts'
import { cellsOf, fileOfSeries } from '../../lib/content/series.ts'
import type { Contents } from '../background/messages.ts'
import { propsAt, setProp, startsOf } from './props.ts'

const textIn = (contents: Contents, file: string) => String(contents[file] ?? '')

/** The rows of a series, whether or not they can be drawn: each with its name, and with what tells it from the others. */
function rowsIn(source: string) {
  const [, ...rows] = cellsOf(source)
  return rows.map(([name, ...numbers]) => ({
    name: name?.text ?? '',
    numbers: numbers.map(({ text }) => text).join(),
  }))
}

/** What the row of a name is called after a change: a row is known again by its numbers. */
function nameAfter(name: string, before: string, after: string): string {
  const row = rowsIn(before).find((row) => row.name === name)
  const [same, ...more] = rowsIn(after).filter(({ numbers }) => numbers === row?.numbers)
  return same && more.length === 0 ? same.name : name
}

/** The pages with drawings of a series, which mark the same rows after a change of it, given all files before. */
export function withMarkedRows(before: Contents, series: string, after: string): Contents {
  const old = textIn(before, fileOfSeries(series))
  const pages = Object.keys(before)
    .filter(isPageFile)
    // To read all of them takes longer than a keystroke may.
    .filter((file) => textIn(before, file).includes(series))
  return Object.fromEntries(
    pages.map((file) => {
      const source = textIn(before, file)
      // From the last one on, so that those before stay where they are.
      const marked = startsOf(source, 'Figure').reduceRight((text, start) => {
        const { series: shown, at } = propsAt(text, start) ?? {}
        return shown === series && typeof at === 'string'
          ? setProp(text, start, ['at'], nameAfter(at, old, after))
          : text
      }, source)
      return [file, marked]
    }),
  )
}
