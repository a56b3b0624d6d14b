/** Calculators as plain data: their shared frame shows them in a page, and tests read them without one. */
import type { Fields, Values } from './fields.ts'

export interface Calculator<F extends Fields = Fields> {
  /** Id of its section; its URL fragments begin with it. */
  name: string
  fields: F
  resultOf(numbers: Record<keyof F, number>, values: Values<F>): Result
}

/** Defines a calculator. A field that is not a number is NaN in `numbers`; read it from `values`. */
export const calculator = <F extends Fields>(
  name: string,
  fields: F,
  resultOf: Calculator<F>['resultOf'],
): Calculator<F> => ({ name, fields, resultOf })

export interface Result {
  /** One to three sentences. */
  summary: string
  /** Pages that help with this result. */
  help: readonly [path: string, words: string][]
  plot: Plot
  /** What to do about it. */
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
  /** Whether it can be downloaded as CSV. */
  csv?: boolean
}

type Point = readonly [x: number, y: number]
type Label = { x: number; y: number; text: string; tone?: string; end?: 'start' | 'middle' | 'end' }

/** A drawing in a 100 by 100 square, with y pointing down. */
export interface Plot {
  /** What it shows, in one sentence, for readers who cannot see it; the table next to it has the numbers. */
  title: string
  caption: string
  /** Labels at the top and bottom of the y axis, and at the right end of the x axis. */
  axes?: readonly [top: string, foot: string, end: string]
  labels?: readonly Label[]
  /** Paths with their tones (Tool.scss). */
  paths: readonly (readonly [tone: string, path: string])[]
  /** Whether the drawing must stay square, as a radar does. */
  round?: boolean
  handles?: readonly Handle[]
}

/** A point that can be moved with the pointer or the arrow keys to change fields. */
export interface Handle {
  label: string
  tone?: string
  x: number
  y: number
  /** What its position means. */
  says: string
  drag(x: number, y: number): Values
  keys: Readonly<Record<string, Values>>
}

/** Path data through points. */
export const line = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}`

/** Path data of a function's graph, sampled in `steps` steps. */
export const curve = (of: (x: number) => number, from = 0, to = 100, steps = 50) =>
  line(Array.from({ length: steps + 1 }, (_, n) => from + ((to - from) * n) / steps).map((x) => [x, of(x)]))

const UNITS = [
  ['day', 86_400, 'd'],
  ['hour', 3600, 'h'],
  ['minute', 60, 'min'],
  ['second', 1, 's'],
] as const

/** Days in the two largest nonzero units: "43 minutes 12 seconds", or "43 min 12 s". */
export function duration(days: number, short = false): string {
  let seconds = Math.round(days * 86_400)
  if (seconds < 1) return 'less than a second'
  const at = UNITS.findIndex(([, size]) => seconds >= size)
  const parts = UNITS.slice(at, at + 2).map(([unit, size, brief]) => {
    const count = Math.floor(seconds / size)
    seconds -= count * size
    if (count === 0) return ''
    return short ? `${count.toLocaleString('en-US')} ${brief}` : counted(count, unit)
  })
  return parts.filter(Boolean).join(' ')
}

/** A share of 1 with three significant digits: "14.4%", "0.144%". */
export const percent = (share: number) => `${rounded(share * 100)}%`

/** A number with three significant digits, or more if they are before the decimal point. */
export const rounded = (value: number) =>
  (Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3))).toLocaleString('en-US', {
    maximumFractionDigits: 9,
  })

/** "1 day", "3,000 days". A number that is shown as 1 is singular. */
export const counted = (count: number, one: string) => {
  const shown = rounded(count)
  return `${shown} ${one}${shown === '1' ? '' : 's'}`
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
