/** Charts: numbers as heights and lengths, and over time. All are to scale. */
import { area, line } from 'd3-shape'
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { getSeries } from '#lib/content/pages.ts'
import type { SeriesRow } from '#lib/content/series.ts'
import { apart, linear, logarithmic, marksOf, numeral, powersOf, proportional } from './axes.ts'
import { DRAWN, type Drawing, type Layer } from './kit.tsx'
import { box, d, head, ring, rules } from './paths.ts'
import { FRAMES, type Frame, GAP, keepIn, spread, stagger, widest, widthOf } from './room.ts'

const BASE = 228
const TOP = 56

/** Numbers above their lines, at the left edge of a drawing. The highest has the unit, and nothing is beside it. */
const markLabels = (marks: readonly { place: number; text: string }[]): Layer => ({
  tone: '',
  words: marks.map(({ place, text }) => ({ x: 8, y: place - 5, text })),
})

type Heights = Pick<FigurePropsOf<'bars'>, 'bars' | 'unit' | 'mark' | 'note' | 'level'> & {
  frame: Frame
}

/** The numbers stand in a row under the bars. Only the marked bar is on its side of the level. */
export function bars({ frame, bars, unit, mark, note, level }: Heights): Layer[] {
  const names = bars.map(({ label }) => label)
  const values = bars.map(({ value }) => value)
  const marked = names.indexOf(mark)
  // All other bars are then higher than the level, and its name has no room above the line but at its end.
  const isShort = level !== undefined && (values[marked] ?? 0) < level.value
  const isBelow = isShort && frame.width < FRAMES.across.width
  const levelText = level && `${level.label}: ${numeral(level.value)}`
  const highest = Math.max(level?.value ?? 0, ...values)
  const left = 16 + widest(marksOf(linear(highest, [0, 1]), '').map(({ text }) => text))
  const right = frame.width - 8
  const end = right - (isShort && !isBelow && levelText ? widthOf(levelText) + 8 : 0)
  const places = spread(bars.length, left, end)
  const pitch = (end - left) / bars.length
  const numbers = stagger(frame, values.map(numeral), places, 0, 14)
  const second = Math.max(...numbers.map(({ y }) => y))
  const base = BASE - second - (isBelow ? 16 : 0)
  const scale = linear(highest, [base, TOP])
  const marks = marksOf(scale, unit)
  const wide = Math.min(frame.width / 7.5, Math.floor(pitch * 0.75))
  const x = places[marked] ?? 0
  const top = scale(values[marked] ?? 0)
  const line = level && scale(level.value)
  const columns = values.map(
    (value, index) =>
      d`M${(places[index] ?? 0) - wide / 2} ${base}V${scale(value)}h${wide}V${base}`,
  )
  const remark = { x: keepIn(frame, x, note), y: 24, text: note }
  const foot = isShort ? (line ?? top) : top - 6
  const seated = numbers.map((number) => ({ ...number, y: base + 18 + number.y }))
  return [
    [
      'rule',
      rules(
        frame,
        marks.slice(1).map(({ place }) => place),
      ),
    ],
    ['sheet', columns],
    ['accent wash', columns[marked]],
    // A shorter one would look like a speck.
    ['accent dashed', foot - remark.y > 20 && d`M${x} ${remark.y + 10}V${foot}`],
    ['accent dashed', line !== undefined && d`M${left} ${line}H${right}`],
    ['accent', isShort && d`M${x} ${foot}V${top - 6}`, DRAWN],
    ['accent filled', isShort && head(x, top, 90)],
    ['', rules(frame, [base])],
    markLabels(marks),
    { tone: 'accent halo', words: remark, anchor: 'middle' },
    ...(levelText !== undefined && line !== undefined
      ? levelName(frame, levelText, { x, line, left, isBelow })
      : []),
    { tone: 'ink', words: seated.filter((_, index) => index !== marked), anchor: 'middle' },
    { tone: 'accent', words: seated[marked] ?? [], anchor: 'middle' },
    {
      tone: '',
      words: stagger(frame, names, places, base + 38 + second, frame.narrow ? 14 : 18),
      anchor: 'middle',
    },
  ]
}

/** The name of a level and its number: above its line, away from the marked bar, or in a row of its own below the bars. */
function levelName(
  frame: Frame,
  text: string,
  { x, line, left, isBelow }: { x: number; line: number; left: number; isBelow: boolean },
): Layer[] {
  if (isBelow)
    return [
      ['accent dashed', d`M8 ${frame.height - 9}h24`],
      { tone: 'accent', words: { x: 40, y: frame.height - 5, text } },
    ]
  const right = frame.width - 8
  const isAtLeft = x > (left + right) / 2 && x > right - widthOf(text) - 24
  return [
    {
      tone: 'accent halo',
      // The number of a mark at the same height ends 8 units before the left end.
      words: { x: isAtLeft ? left - 8 + GAP : right, y: line - 8, text },
      anchor: isAtLeft ? 'start' : 'end',
    },
  ]
}

/** Each bar is as long as its number; the dashes beyond it are what the step took away. */
export const funnel: Drawing<'funnel'> = ({ frame, stages, counted, scale: kind = 'linear' }) => {
  const right = frame.width - 8
  const top = 8
  const low = 256
  const high = (low - top) / stages.length
  const largest = stages[0]?.value ?? 0
  const scale =
    kind === 'log' ? logarithmic(largest, [8, right]) : proportional(largest, [8, right])
  const marks = apart(kind === 'log' ? powersOf(scale) : marksOf(scale, '', 5))
  const lengths = stages.map(({ value }) => scale(value) - 8)
  const thick = Math.min(24, high - 28)
  const rows = stages.map((stage, index) => ({
    ...stage,
    y: top + high * index + 14,
    bar: top + high * index + 22,
    length: lengths[index] ?? 0,
    before: lengths[index - 1] ?? 0,
  }))
  const last = rows.at(-1)
  const foot = low + 18
  return [
    ['rule', marks.map(({ place }) => d`M${place} ${top}V${low}`)],
    ['sheet', rows.slice(0, -1).map(({ bar, length }) => box(8, bar, length, thick))],
    [
      'secondary dashed',
      rows.map(
        ({ bar, length, before }) =>
          before > length && d`M${8 + length} ${bar}H${8 + before}v${thick}H${8 + length}`,
      ),
    ],
    ['accent wash', last && box(8, last.bar, last.length, thick), DRAWN],
    ['', d`M8 ${low}H${right}`],
    ['', marks.map(({ place }) => d`M${place} ${low}v5`)],
    ['accent', last && d`M${8 + last.length} ${last.bar + thick}V${low}`],
    { tone: 'ink halo', words: rows.map(({ y, label }) => ({ x: 8, y, text: label })) },
    {
      tone: 'ink halo',
      words: rows.slice(0, -1).map(({ y, value }) => ({ x: right, y, text: numeral(value) })),
      anchor: 'end',
    },
    {
      tone: 'accent halo',
      words: last ? { x: right, y: last.y, text: numeral(last.value) } : [],
      anchor: 'end',
    },
    {
      tone: '',
      words: marks.map(({ place, text }) => ({ x: keepIn(frame, place, text), y: foot, text })),
      anchor: 'middle',
    },
    {
      tone: '',
      words: {
        x: right,
        y: foot + 18,
        text: kind === 'log' ? `${counted}, log scale` : counted,
      },
      anchor: 'end',
    },
  ]
}

/** The steps at both ends and of the marked row; an end that would touch the mark is left out. */
function stepLabels(
  frame: Frame,
  rows: readonly SeriesRow[],
  at: string,
  across: (row: number) => number,
) {
  const place = (index: number) => {
    const text = rows[index]?.step ?? ''
    return { x: keepIn(frame, across(index), text), text }
  }
  const mark = place(rows.findIndex(({ step }) => step === at))
  const isClear = ({ x, text }: typeof mark) =>
    Math.abs(x - mark.x) > (widthOf(text) + widthOf(mark.text)) / 2 + 8
  return { mark, ends: [place(0), place(rows.length - 1)].filter(isClear) }
}

export const anomaly: Drawing<'anomaly'> = ({ frame, series: name, at, band, outlier }) => {
  const { measure, unit, rows } = getSeries(name)
  const bottom = 226
  const ends = rows.flatMap(({ value, low, high }) => [value, low, high])
  const scale = linear(Math.max(...ends), [bottom, TOP], Math.min(...ends))
  const marks = marksOf(scale, unit)
  const left = 20 + widest(marks.map(({ value }) => numeral(value)))
  const right = frame.width - 12
  const across = (row: number) => left + (row * (right - left)) / (rows.length - 1)
  const range = area<SeriesRow>(
    (_, index) => across(index),
    ({ low }) => scale(low),
    ({ high }) => scale(high),
  ).digits(1)
  const through = line<SeriesRow>(
    (_, index) => across(index),
    ({ value }) => scale(value),
  ).digits(1)
  const marked = rows.findIndex(({ step }) => step === at)
  const x = across(marked)
  const y = scale(rows[marked]?.value ?? 0)
  const steps = stepLabels(frame, rows, at, across)
  const row = frame.narrow ? 268 : 284
  const legend = frame.narrow ? { x: 8, y: 290 } : { x: 248, y: 284 }
  const spike = rows.slice(Math.max(marked - 1, 0), marked + 2)
  const first = Math.max(marked - 1, 0)
  return [
    ['rule', marks.map(({ place }) => d`M8 ${place}H${right}`)],
    ['secondary dashed wash', range(rows) ?? ''],
    ['', through(rows) ?? ''],
    ['', d`M${left} ${bottom}H${right}`],
    ['secondary', rows.map((_, index) => index % 5 === 0 && d`M${across(index)} ${bottom}v5`)],
    [
      'accent',
      d`M${spike.map((near, index) => d`${across(first + index)} ${scale(near.value)}`).join('L')}`,
      DRAWN,
    ],
    ['accent dashed fine', d`M${x} 46V${y - 14}M${x} ${y + 14}V${bottom}`],
    ['accent sheet', ring(x, y, 9)],
    ['accent filled', ring(x, y, 4)],
    markLabels(marks),
    {
      tone: 'accent',
      words: [
        { x: keepIn(frame, x, outlier), y: 36, text: outlier },
        { ...steps.mark, y: bottom + 20 },
      ],
      anchor: 'middle',
    },
    { tone: 'ink', words: steps.ends.map((end) => ({ ...end, y: bottom + 20 })), anchor: 'middle' },
    ['', d`M8 ${row}h16`],
    ['secondary dashed wash', box(legend.x, legend.y - 7, 24, 14)],
    { tone: 'ink', words: { x: 34, y: row + 4, text: measure } },
    { tone: 'ink', words: { x: legend.x + 34, y: legend.y + 4, text: band } },
  ]
}
