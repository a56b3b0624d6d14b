/**
 * Series: a value over time with its usual range, in a CSV file each. The first line names four columns: what a row is
 * (night, commit), what is measured with its unit in parentheses, `low` and `high`. The other lines hold the numbers.
 */
import { z } from 'zod'
import { form, group, id, list, text } from './fields.ts'
import { rule } from './refinement.ts'

/** The folder of the series, relative to the repository. */
export const SERIES_FOLDER = 'content/data/series/'

/** The file of a series, by its name. */
export const fileOfSeries = (name: string) => `${SERIES_FOLDER}${name}.csv`

/** The name of a series by its file; undefined for other files. */
export const seriesOfFile = (file: string): string | undefined =>
  /^content\/data\/series\/([a-z][a-z0-9-]*)\.csv$/.exec(file)?.[1]

/** The name of a series, as pages refer to it. */
export const seriesName = id(
  'The numbers to draw, by their name in the list “Numbers of drawings”.',
)

/** A cell with its place in the file. */
export interface Cell {
  text: string
  start: number
}

/** What a program may write around a cell. None contains a comma, which would make it necessary. */
const QUOTED = /^"([^"]*)"$/

/** The cells of a CSV file, line by line. */
export function cellsOf(source: string): Cell[][] {
  const lines = Array.from(source.replace(/^\uFEFF/, ' ').matchAll(/[^\r\n]+/g))
  return lines
    .filter(([line]) => line.trim() !== '')
    .map(({ 0: line, index }) =>
      Array.from(line.matchAll(/(?<=^|,)[^,]*/g), (cell) => {
        const written = cell[0].trimStart()
        const start = index + cell.index + cell[0].length - written.length
        const text = written.trimEnd()
        const [, quoted] = QUOTED.exec(text) ?? []
        return quoted === undefined ? { text, start } : { text: quoted, start: start + 1 }
      }),
    )
}

const number = (about: string) => z.number().describe(about)

/** The schema of the first line, by the columns in their order. */
export const seriesHead = z.strictObject({
  step: text(2, 12, 'Head of the first column: what a row stands for, such as night or commit.'),
  measure: form(
    /^\S.{1,22}\S \((?![\p{Sc}\d])[^()]{1,8}\)$/u,
    'Head of the second column: what is measured, and its unit in parentheses, such as "rows per night (million)".',
    'it takes up to 24 characters and, in parentheses, a unit of up to 8 that is read after a number',
  ),
  low: z.literal('low').describe('Head of the third column.'),
  high: z.literal('high').describe('Head of the fourth column.'),
})

/** The keys of the first line, in the order of the columns. */
export const HEADS = Object.keys(seriesHead.shape) as (keyof typeof seriesHead.shape)[]

const seriesRow = group('A line of numbers.', {
  step: text(1, 8, 'Which night, commit or day it is, short enough for the axis.'),
  value: number('What was measured, with a decimal point and without its unit.'),
  low: number('The lower end of the usual range.'),
  high: number('The upper end of the usual range.'),
})

/** The keys of the other lines, in the order of the columns. */
export const KEYS = Object.keys(seriesRow.shape) as (keyof typeof seriesRow.shape)[]

/** What a spreadsheet makes of a date, such as 04-Mar of Mar 4. */
const REWRITTEN_DATE = /^0?(\d{1,2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/

/** Fewer rows go into bars. */
export const MIN_ROWS = 12
const MAX_ROWS = 60

/** The schema of the other lines. */
export const seriesRows = z
  .strictObject({
    rows: list(
      `A drawing has room for ${MIN_ROWS} to ${MAX_ROWS} rows; fewer go into bars.`,
      [MIN_ROWS, MAX_ROWS],
      seriesRow,
    ),
  })
  .superRefine(
    rule(({ rows }: { rows: SeriesRow[] }, fault) => {
      const [first] = rows.flatMap(({ step }, index) => {
        const [, day, month] = REWRITTEN_DATE.exec(step) ?? []
        return day ? [{ step, index, date: `${month} ${day}` }] : []
      })
      if (first)
        fault(
          ['rows', first.index, 'step'],
          `is "${first.step}", as a spreadsheet writes dates`,
          `Write "${first.date}" and the others like it; in the spreadsheet, format the column as text first`,
        )
      for (const [index, { step, low, high }] of rows.entries()) {
        if (rows.findIndex((row) => row.step === step) < index)
          fault(
            ['rows', index, 'step'],
            `is "${step}", as in an earlier row`,
            'Give each row its own',
          )
        if (high <= low)
          fault(
            ['rows', index, 'high'],
            `is ${high}, which is not above its low, ${low}`,
            'Write a higher number',
          )
      }
    }),
  )

export type SeriesRow = z.infer<typeof seriesRow>

export interface Series {
  /** What a row stands for. */
  step: string
  measure: string
  unit: string
  rows: SeriesRow[]
}

const numberOrText = ({ text }: Cell): string | number | null => {
  if (text === '') return null
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

/** The cells of the first line by the names of their columns, for {@link seriesHead}. */
export const headOf = ([head = []]: Cell[][]): Record<string, unknown> =>
  Object.fromEntries(head.map(({ text }, index) => [HEADS[index] ?? `column ${index + 1}`, text]))

/** The cells of the other lines by the names of their columns, for {@link seriesRows}. */
export const rowsOf = ([, ...lines]: Cell[][]): { rows: Record<string, unknown>[] } => ({
  rows: lines.map((cells) =>
    Object.fromEntries(
      cells.map((cell, index) => [
        KEYS[index] ?? `column ${index + 1}`,
        index === 0 ? cell.text : numberOrText(cell),
      ]),
    ),
  ),
})

/** Reads a series. Throws zod's error for whatever does not match. */
export function readSeries(source: string): Series {
  const cells = cellsOf(source)
  const { step, measure } = seriesHead.parse(headOf(cells))
  const { rows } = seriesRows.parse(rowsOf(cells))
  const [, name = '', unit = ''] = /^([^()]*) \(([^()]*)\)$/.exec(measure) ?? []
  return { step, measure: name, unit, rows }
}

/** How far a value is outside its range; 0 inside it. */
export const distanceOutside = ({ value, low, high }: SeriesRow) =>
  Math.max(0, low - value, value - high)

/** The row farthest outside its range; undefined if all are inside. */
export const outlierOf = ({ rows }: Series): SeriesRow | undefined =>
  rows
    .filter((row) => distanceOutside(row) > 0)
    .toSorted((a, b) => distanceOutside(b) - distanceOutside(a))[0]
