/** What a drawing shows beyond its title, in words: for screen readers, for print and for the Markdown alternates. */
import { SIGNS } from '#lib/content/figureRules.ts'
import type { FigureName, FigureProps, FigurePropsOf } from '#lib/content/figures.ts'
import { getSeries } from '#lib/content/pages.ts'
import { middleOf, numeral, withUnit } from './axes.ts'

type Words = { [N in FigureName]?: (props: FigurePropsOf<N>) => string }

const words: Words = {
  bars: barsInWords,
  funnel: ({ stages, counted }) =>
    `${stages.map(({ label, value }) => `${label}: ${numeral(value)}`).join('; ')} (${counted})`,
  quadrant({ x, y, points }) {
    const places = points.map(
      (point) => `${point.label}: ${x.label} ${numeral(point.x)}, ${y.label} ${numeral(point.y)}`,
    )
    const lines = [x, y].map(
      (axis) => `${axis.label} above ${numeral(middleOf(axis))}: ${axis.beyond}`,
    )
    return [...places, ...lines].join('; ')
  },
  anomaly({ series, band, outlier, at }) {
    const { measure, unit, step, rows } = getSeries(series)
    const values = rows.map((row) => `${row.step}: ${numeral(row.value)}`).join(', ')
    const marked = rows.find((row) => row.step === at)
    const range = marked && `, ${band} ${numeral(marked.low)} to ${withUnit(marked.high, unit)}`
    return `${measure} (${unit}) by ${step}: ${values}; ${at}: ${outlier}${range}`
  },
  schedule: ({ unit, rows }) =>
    `${rows.map(({ label, text, from, to }) => `${label}, ${text}: ${numeral(from)} to ${numeral(to)}`).join('; ')} (${unit})`,
  reconcile: ({ left, right, rows, note }) =>
    [...rows.map((row) => `${left} ${row.left}, ${right} ${row.right}`), note].join('; '),
  matrix({ columns, rows, signs }) {
    const meaning = (character = '.') => signs[SIGNS[character] ?? 'dash']
    return rows
      .map(
        ({ label, cells }) =>
          `${label}: ${columns.map((column, index) => `${column} ${meaning(cells[index])}`).join(', ')}`,
      )
      .join('; ')
  },
}

/** Bars, whether an author gave them or a command measured them. */
export function barsInWords({
  bars,
  unit,
  level,
}: Pick<FigurePropsOf<'bars'>, 'bars' | 'unit' | 'level'>): string {
  const values = bars.map(({ label, value }) => `${label}: ${withUnit(value, unit)}`).join('; ')
  return level ? `${values}; ${level.label}: ${withUnit(level.value, unit)}` : values
}

/** Props that repeat a word of the drawing, or say how it is drawn. */
const REPEATED = ['name', 'title', 'caption', 'mark', 'stop', 'now', 'aim', 'from', 'to']

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    REPEATED.includes(key) ? [] : textsIn(part),
  )
}

/** The words of a plan, if there is a number among them that neither its title nor its caption says. */
function wordsOfPlan(props: FigureProps): string | undefined {
  const texts = textsIn(props)
  const numbers = texts.flatMap((text) => text.match(/\d+/g) ?? [])
  const stated: string[] = `${props.title} ${props.caption}`.match(/\d+/g) ?? []
  return numbers.every((number) => stated.includes(number)) ? undefined : texts.join('; ')
}

/** The numbers, cells and words of a drawing in words, without a full stop; undefined for a plan whose title says it all. */
export function numbersOf(props: FigureProps): string | undefined {
  // The union loses which name goes with which props; the map checks each pair.
  const inWords = words[props.name] as ((props: FigureProps) => string) | undefined
  return inWords ? inWords(props) : wordsOfPlan(props)
}

/** Drawings whose numbers cannot be read off their words, so that paper shows them below. */
export const UNNUMBERED: readonly FigureName[] = ['anomaly', 'quadrant']
