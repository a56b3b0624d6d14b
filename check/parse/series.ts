/** Reads a series, with the place of each cell. */
import {
  type Cell,
  cellsOf,
  HEADS,
  headOf,
  KEYS,
  readSeries,
  rowsOf,
  type Series,
  seriesHead,
  seriesRows,
} from '#lib/content/series.ts'
import { counted, type Finding, type Problem, reporter, rule } from '../problems.ts'
import { type Passage, passageOf } from './passages.ts'
import { checkSchema } from './schema.ts'
import { placesAt, placesOf, type Source } from './source.ts'

/** The rule for the numbers of drawings. */
export const seriesRule = rule('series', 'A drawing shows exactly what its numbers say')

const EXAMPLE = 'night,rows per night (million),low,high'

const COLUMNS =
  'four columns: what a row is, what is measured with its unit in parentheses, low and high'

const NEW = 'Press New numbers, and paste them again'

const quoteFinding = seriesRule({
  found: 'a quotation mark on one side of a cell',
  remedy: 'Remove it; cells need no quotation marks',
})

/** Returns what is wrong with the number of cells in a line, which would shift all others. */
function cellsFinding(cells: readonly Cell[], isHead: boolean): Finding | undefined {
  const [, ...values] = cells.map(({ text }) => Number(text || Number.NaN))
  if (isHead && values.length > 0 && !values.some(Number.isNaN))
    return seriesRule({
      found: 'numbers in the first line, which names the columns',
      remedy: `Write a line above them, such as ${EXAMPLE}`,
      inEditor: {
        found: 'numbers where the names of the columns belong',
        remedy: `Write the names there: ${COLUMNS}`,
      },
    })
  if (cells.length === HEADS.length)
    return cells.some(({ text }) => text.includes('"')) ? quoteFinding : undefined
  const has = `the line has ${counted(cells.length, 'cell')}`
  if (isHead)
    return seriesRule({
      found: `${has}; the first line names ${COLUMNS}`,
      remedy: `Write them with commas between, such as ${EXAMPLE}`,
      inEditor: { found: `${counted(cells.length, 'column')} instead of ${COLUMNS}`, remedy: NEW },
    })
  return seriesRule({
    found: `${has}; the first line names ${HEADS.length} columns`,
    remedy:
      'Write one cell for each, with commas between: numbers have a decimal point, and no comma for thousands',
    inEditor: {
      found: `the row has ${counted(cells.length, 'cell')}, and not one in each of the ${HEADS.length} columns`,
      remedy: 'Fill in each: numbers have a decimal point, and no comma for thousands',
    },
  })
}

/** The names of the columns that a drawing shows. Its rows are numbers and short signs, such as those of commits. */
const passagesOf = ([head = []]: Cell[][], file: Source): Passage[] =>
  head.slice(0, 2).map(({ text, start }, column) => {
    const within = ['Figure', HEADS[column] ?? '']
    return passageOf({ kind: 'label', within, file }, [{ text, start, end: start + text.length }])
  })

export interface SeriesFile extends Source {
  /** Its name, by which drawings refer to it. */
  id: string
  file: string
  problems: readonly Problem[]
  passages: readonly Passage[]
  links: readonly never[]
  yaml: undefined
  /** Wrong cells make no other file look wrong. */
  broken: false
  /** Undefined if it does not match its schema. */
  value: Series | undefined
}

/** Reads a series, with what is wrong in its file. */
export function readSeriesFile(id: string, file: string, source: string): SeriesFile {
  const problems: Problem[] = []
  const report = reporter(problems, file)
  const place = placesOf(source)
  const cells = cellsOf(source)
  const places = placesAt(place)
  for (const [line, row] of cells.entries()) {
    const start = row[0]?.start ?? 0
    // Behind a wrong first line, all others would be reported, too.
    if (line === 0 || problems.length === 0 || cells[0]?.length === HEADS.length)
      report(place(start), cellsFinding(row, line === 0))
    if (line > 0) places.add(['rows', line - 1], start)
    for (const [column, cell] of row.entries())
      places.add(
        line === 0 ? [HEADS[column] ?? column] : ['rows', line - 1, KEYS[column] ?? column],
        cell.start,
      )
  }
  if (cells.length === 0)
    report(
      place(0),
      seriesRule({
        found: 'the file is empty',
        remedy: `Write ${COLUMNS}`,
        inEditor: { found: 'there are no numbers', remedy: NEW },
      }),
    )
  if (problems.length === 0) {
    checkSchema(seriesHead, { value: headOf(cells), at: places.at }, report)
    checkSchema(seriesRows, { value: rowsOf(cells), at: places.at }, report)
  }
  return {
    id,
    file,
    source,
    place,
    problems,
    passages: passagesOf(cells, { source, place }),
    links: [],
    yaml: undefined,
    broken: false,
    value: problems.length === 0 ? readSeries(source) : undefined,
  }
}
