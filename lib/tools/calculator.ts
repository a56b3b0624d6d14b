/** What a calculator is, in plain data: the frame of all of them shows it in a page, and tests read it without one. */
import type { Fields, Values } from './fields.ts'

export interface Calculator<F extends Fields = Fields> {
  /** Id of its section, and how its addresses begin. */
  name: string
  fields: F
  resultOf(numbers: Record<keyof F, number>, values: Values<F>): Result
}

/** A field that is no number counts as NaN; it is read from the values. */
export const calculator = <F extends Fields>(
  name: string,
  fields: F,
  resultOf: Calculator<F>['resultOf'],
): Calculator<F> => ({ name, fields, resultOf })

export interface Result {
  /** In a sentence or three. */
  summary: string
  /** Pages that help with this result. */
  help: readonly [path: string, words: string][]
  plot: Plot
  /** What to do about it. */
  advice?: { heading: string; points: readonly [subject: string, words: string][] }
  tables: readonly Table[]
}

type Row = readonly (string | number)[]

/** Its first column names the rows. */
export interface Table {
  id: string
  caption: string
  head: Row
  rows: readonly Row[]
  /** Whether it can be taken along as CSV. */
  csv?: boolean
}

type Point = readonly [x: number, y: number]
type Label = { x: number; y: number; text: string; tone?: string; end?: 'start' | 'middle' | 'end' }

/** A drawing on a square of 100 by 100, with y downwards. */
export interface Plot {
  /** What it shows, in one sentence, for readers who do not see it; the table beside it has the numbers. */
  title: string
  caption: string
  /** Words at the top and the foot of the left axis, and at the right end of the other. */
  axes?: readonly [top: string, foot: string, end: string]
  labels?: readonly Label[]
  /** Paths in their tones (Tool.scss). */
  paths: readonly (readonly [tone: string, path: string])[]
  /** Whether the square stays one, as a radar wants it. */
  round?: boolean
  handles?: readonly Handle[]
}

/** A point that can be moved, by pointer or by the arrow keys, and changes fields. */
export interface Handle {
  label: string
  tone?: string
  x: number
  y: number
  /** What its place means. */
  says: string
  drag(x: number, y: number): Values
  keys: Readonly<Record<string, Values>>
}

/** Path data through some points. */
export const line = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}`

/** The same through points of a function, from one place to another in some steps. */
export const curve = (of: (x: number) => number, from = 0, to = 100, steps = 50) =>
  line(Array.from({ length: steps + 1 }, (_, n) => from + ((to - from) * n) / steps).map((x) => [x, of(x)]))

const UNITS = [
  ['day', 86_400, 'd'],
  ['hour', 3600, 'h'],
  ['minute', 60, 'min'],
  ['second', 1, 's'],
] as const

/** Days as the two largest units that say something: "43 minutes 12 seconds", or "43 min 12 s". */
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

/** A share of 1 in three digits that count: "14.4%", "0.144%". */
export const percent = (share: number) => `${rounded(share * 100)}%`

/** At most three digits that count, and all of them before the point. */
export const rounded = (value: number) =>
  (Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3))).toLocaleString('en-US', {
    maximumFractionDigits: 9,
  })

/** "1 day", "3,000 days". */
export const counted = (count: number, one: string) =>
  `${Number.isInteger(count) ? count.toLocaleString('en-US') : rounded(count)} ${one}${count === 1 ? '' : 's'}`

/**
 * RFC 4180: fields with commas, quotes or line breaks stand in quotes. What a spreadsheet would calculate gets an
 * apostrophe, since the address that it came by may be another's; numbers stay numbers.
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
