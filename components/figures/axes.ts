/** Scales and their marks, for drawings of numbers. */
import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from 'd3-scale'
import { widest } from './room.ts'

type Scale = ScaleContinuousNumeric<number, number>
type Span = readonly [from: number, to: number]

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

/** `1,200` */
export const numeral = (value: number) => format.format(value).replace('-', '\u2212')

/** `300 ms`, `40%` */
export const withUnit = (value: number, unit: string) =>
  unit.startsWith('%') ? `${numeral(value)}${unit}` : `${numeral(value)} ${unit}`

/** A scale for numbers between two ends, which grow to round numbers. */
export const linear = (to: number, range: Span, from = 0): Scale =>
  scaleLinear([from, to], range).nice(4)

/** A scale from zero to exactly a number. */
export const proportional = (to: number, range: Span): Scale => scaleLinear([0, to], range)

interface Axis {
  from?: number | undefined
  to: number
  line?: number | undefined
}

/** A scale between the ends that an author gives. */
export const between = ({ from = 0, to }: Axis, range: Span): Scale =>
  scaleLinear([from, to], range)

/** The number that divides an axis. */
export const middleOf = ({ from = 0, to, line = (from + to) / 2 }: Axis): number => line

/** A scale for whole factors of ten, from 1. */
export const logarithmic = (to: number, range: Span): Scale => scaleLog([1, to], range).nice()

interface Mark {
  value: number
  /** Where it is drawn. */
  place: number
  text: string
}

/** About `count` round numbers on a scale; the last has the unit. */
export function marksOf(scale: Scale, unit: string, count = 4): Mark[] {
  const values = scale.ticks(count)
  const last = Math.max(...values)
  return values.map((value) => ({
    value,
    place: scale(value),
    text: value === last && unit !== '' ? withUnit(value, unit) : numeral(value),
  }))
}

/** The powers of ten on a logarithmic scale. */
export const powersOf = (scale: Scale): Mark[] =>
  scale
    .ticks()
    .filter((value) => Number.isInteger(Math.log10(value)))
    .map((value) => ({ value, place: scale(value), text: numeral(value) }))

/** Leaves out every other mark, or more, until the words of the others fit beside each other. */
export function apart(marks: readonly Mark[]): Mark[] {
  const pitch = (marks[1]?.place ?? 0) - (marks[0]?.place ?? 0)
  const step = Math.max(1, Math.ceil((widest(marks.map(({ text }) => text)) + 20) / pitch))
  return marks.filter((_, index) => index % step === 0)
}
