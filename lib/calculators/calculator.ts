/** Calculators as plain data: their shared frame shows them in a page, and tests read them without one. */
import { exampleOf, type Fields, type Values } from './fields.ts'

export interface Calculator {
  /** That of its section. */
  name: string
  fields: Fields
  /** The result for the texts in the fields. */
  resultFor: (values: Values) => CalculatorResult
}

/** Defines a calculator. A field that is not a number is NaN in `numbers`. */
export function calculator<F extends Fields>(
  name: string,
  fields: F,
  resultOf: (numbers: Record<keyof F, number>, values: Values<F>) => CalculatorResult,
) {
  const resultFor = (values: Values) => {
    const numbers = Object.entries(values).map(([key, text]) => [key, Number(text)])
    return resultOf(Object.fromEntries(numbers), values as Values<F>)
  }
  return { name, fields, resultOf, resultFor, exampleResult: () => resultFor(exampleOf(fields)) }
}

interface CalculatorResult {
  /** The main figure and what it counts, as in "43 min 12 s" "of full outage": what fits in a bar on a phone. */
  headline: { figure: string; label: string }
  summary: string
  plot: Plot
  advice?: { heading: string; points: readonly [subject: string, words: string][] }
  tables: readonly Table[]
}

type Row = readonly (string | number)[]

/** A table whose first column names the rows. */
export interface Table {
  id: string
  caption: string
  head: Row
  rows: readonly Row[]
  csv?: boolean
}

/** Classes of lines and words: lib/styles/_marks.scss. */
type Tone = '' | 'accent' | 'accent wash' | 'rule' | 'secondary' | 'secondary dashed'

export type Label = {
  x: number
  y: number
  /** For a name on several lines: the lines below (or above) `y`. */
  line?: number
  text: string
  tone?: 'accent'
  end?: 'start' | 'middle' | 'end'
}

/** A drawing in a 100 by 100 square, with y pointing down. */
export interface Plot {
  /** What it shows, in one sentence, for readers who cannot see it; the table next to it has the numbers. */
  title: string
  caption: string
  /** Labels at the top and bottom of the y axis, and at the right end of the x axis. */
  axes?: readonly [top: string, foot: string, end: string]
  labels?: readonly Label[]
  /** Paths with their tones. */
  paths: readonly (readonly [tone: Tone, path: string])[]
  /** Whether the drawing must stay square, as a radar does. */
  round?: boolean
  handles?: readonly Handle[]
  /** How the handles are dragged. */
  hint?: string
}

/** A point that can be dragged to change fields; whoever cannot drag uses the fields themselves. */
interface Handle {
  name: string
  tone?: 'accent'
  x: number
  y: number
  /** The fields when the pointer drags it there. */
  drag(x: number, y: number): Values
}

/** Path data through points. */
export const line = (points: readonly (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}`

/** Path data of a function's graph, from 0 to 100. */
export const curve = (heightAt: (x: number) => number) =>
  line(Array.from({ length: 101 }, (_, x) => [x, heightAt(x)]))

const UNITS = [
  ['day', 86_400, 'd'],
  ['hour', 3600, 'h'],
  ['minute', 60, 'min'],
  ['second', 1, 's'],
] as const

/** Days in the two largest nonzero units, each written by a function that gets its count and its two names. */
function inUnits(days: number, write: (count: number, name: string, short: string) => string) {
  let seconds = Math.round(days * 86_400)
  if (seconds < 1) return 'less than a second'
  const largest = UNITS.findIndex(([, size]) => seconds >= size)
  const parts = UNITS.slice(largest, largest + 2).map(([name, size, short]) => {
    const count = Math.floor(seconds / size)
    seconds -= count * size
    return count > 0 ? write(count, name, short) : ''
  })
  return parts.filter(Boolean).join(' ')
}

/** Days as a duration: "43 minutes 12 seconds". */
export const duration = (days: number): string => inUnits(days, counted)

/** The same where there is little room: "43 min 12 s". */
export const shortDuration = (days: number): string =>
  inUnits(days, (count, _name, short) => `${count} ${short}`)

/** A share of 1 with three significant digits: "14.4%", "0.144%". */
export const percent = (share: number) => `${rounded(share * 100)}%`

/** A number with three significant digits, or more if they are before the decimal point. */
export const rounded = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
}).format

/** "1 day", "3,000 days". A number that is shown as 1 is singular. */
export const counted = (count: number, noun: string) => {
  const shown = rounded(count)
  return shown === '1' ? `1 ${noun}` : `${shown} ${noun}s`
}

/**
 * Formats rows as RFC 4180 CSV: fields with commas, quotes or line breaks are quoted. What a spreadsheet would evaluate
 * gets an apostrophe, because the values may come from somebody else's URL; numbers stay numbers.
 */
export const csv = (rows: readonly Row[]) =>
  rows
    .map((row) =>
      row
        .map((cell) => `${cell}`.replace(/^(?=[=+@-])(?!-[\d.]+$)/, "'"))
        .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(','),
    )
    .join('\r\n')
