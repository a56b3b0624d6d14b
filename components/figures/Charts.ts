/** Charts: values as heights, as points between two scales, and over time or load. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { DRAWN, type Drawing, type Layer } from './kit.tsx'
import { box, d, head, ring, rules } from './paths.ts'
import { type Frame, keepIn, spread, stagger, widthOf } from './room.ts'

const BASE = 248
const TOP = 56

type Heights = Pick<FigurePropsOf<'bars'>, 'bars' | 'mark' | 'note' | 'level'> & { frame: Frame }

/** Heights and the level are to scale; only the marked bar is on its side of the level. */
export function bars({ frame, bars, mark, note, level }: Heights): Layer[] {
  const names = bars.map(({ label }) => label)
  const right = frame.width - 8
  const end = right - (level ? (frame.narrow ? widthOf(level.label) : 96) : 8)
  const places = spread(bars.length, frame.narrow ? 8 : 24, end)
  const pitch = (places[1] ?? 0) - (places[0] ?? 0)
  const wide = Math.min(frame.width / 7.5, Math.floor(pitch * 0.75))
  const scale = (BASE - TOP) / Math.max(level?.value ?? 0, ...bars.map(({ value }) => value))
  const topOf = (value: number) => BASE - value * scale
  const columns = bars.map(
    ({ value }, index) =>
      d`M${(places[index] ?? 0) - wide / 2} ${BASE}V${topOf(value)}h${wide}V${BASE}`,
  )
  const marked = names.indexOf(mark)
  const [x, top] = [places[marked] ?? 0, topOf(bars[marked]?.value ?? 0)]
  const line = level && topOf(level.value)
  const side = line !== undefined && line > top ? -1 : 1
  const said = { x: keepIn(frame, x, note), y: TOP - (level ? 28 : 12), text: note }
  const foot = line ?? Math.max(TOP, top - 6)
  const named = level && { x: right, y: topOf(level.value) - 8, text: level.label }
  return [
    ['rule', rules(frame, [104, 152, 200])],
    ['sheet', columns],
    ['accent wash', columns[marked]],
    // A shorter one would look like a speck.
    ['accent dashed', foot - said.y > 20 && d`M${x} ${said.y + 12}V${foot}`],
    ['accent dashed', line !== undefined && rules(frame, [line])],
    ['accent', line !== undefined && d`M${x} ${line}V${top - 6 * side}`, DRAWN],
    ['accent filled', line !== undefined && head(x, top, 90 * side)],
    ['', rules(frame, [BASE])],
    { tone: 'accent halo', words: said, anchor: 'middle' },
    named && { tone: 'accent halo', words: named, anchor: 'end' },
    {
      tone: 'ink',
      words: stagger(frame, names, places, 268, frame.narrow ? 14 : 18),
      anchor: 'middle',
    },
  ]
}

/** Each label is on the side of its point that is free, or else has more room. */
export const quadrant: Drawing<'quadrant'> = ({ frame, x, y, points, mark }) => {
  const marked = points.findIndex(({ label }) => label === mark)
  const [right, low] = [frame.width - 8, frame.height - 36]
  const [wide, high] = [(right - 16) / 2, (low - 40) / 2]
  const dots = points.map((point) => ({
    x: 16 + (point.x * wide) / 50,
    y: low - (point.y * high) / 50,
  }))
  const dot = dots[marked] ?? { x: 0, y: 0 }
  const labels = dots.map(({ x, y }, index) => {
    const text = points[index]?.label ?? ''
    const [long, reach, inner] = [widthOf(text), index === marked ? 18 : 12, x < 16 + wide ? 1 : -1]
    const fromOn = (side: number) => (side > 0 ? x + reach : x - reach - long)
    // Off the edges and the line in the middle.
    const isFree = (side: number) => {
      const [from, to] = [fromOn(side), fromOn(side) + long]
      return from >= 18 && to <= right && (from > 24 + wide || to < 8 + wide)
    }
    const side = [inner, -inner].find(isFree) ?? inner
    // Above or below the line across.
    const mid = 40 + high
    const at = Math.abs(y - mid) < 14 ? mid + (y < mid ? -8 : 18) : y + 4
    if (isFree(side)) return { x: fromOn(side), y: at, text, isFree: true }
    return { x: Math.max(18, x - long / 2), y: y - 18, text, isFree: false }
  })
  return [
    [
      'wash filled',
      box(dot.x > 16 + wide ? 16 + wide : 16, dot.y > 40 + high ? 40 + high : 40, wide, high),
    ],
    ['secondary', d`M${16 + wide} 40V${low}M16 ${40 + high}H${right}`],
    ['', d`M16 40V${low}H${right}`],
    ['sheet', dots.filter((one) => one !== dot).map((one) => ring(one.x, one.y, 5))],
    ['accent', ring(dot.x, dot.y, 10), DRAWN],
    ['accent filled', ring(dot.x, dot.y, 5)],
    { tone: 'ink', words: labels.filter(({ isFree }) => isFree) },
    { tone: 'ink halo', words: labels.filter(({ isFree }) => !isFree) },
    { tone: '', words: { x: 16, y: 24, text: y } },
    { tone: '', words: { x: right, y: low + 22, text: x }, anchor: 'end' },
  ]
}

/** How far each point of a series strays from the middle of its band; the highest is outside. */
const STRAY = [
  16, -8, 2, -14, 6, -16, -2, -18, 10, -4, 14, -12, 4, 16, -6, 12, -92, 14, -8, 6, -14, 8, -10, 12,
  -6, 10, -4,
]
const OUTLIER = STRAY.indexOf(Math.min(...STRAY))

export const anomaly: Drawing<'anomaly'> = ({ frame, series, band, outlier }) => {
  const across = (index: number) => 8 + (index * (frame.width - 16)) / (STRAY.length - 1)
  const line = (off: (index: number) => number) =>
    STRAY.map((_, index) => d`${across(index)} ${180 - 28 * Math.sin(index / 4) + off(index)}`)
  const [upper, lower, points] = [
    line(() => -36),
    line(() => 36),
    line((index) => STRAY[index] ?? 0),
  ]
  const [, x = 0, y = 0] = /(\S+) (\S+)/.exec(points[OUTLIER] ?? '')?.map(Number) ?? []
  const [row, legend] = frame.narrow ? [266, { y: 288, x: 8 }] : [280, { y: 280, x: 240 }]
  return [
    ['rule', rules(frame, [48, 96, 144, 192])],
    ['wash filled', d`M${[...upper, ...lower.toReversed()].join('L')}z`],
    ['secondary dashed', d`M${upper.join('L')}M${lower.join('L')}`],
    ['', d`M${points.join('L')}`],
    ['', rules(frame, [248])],
    ['secondary', STRAY.map((_, index) => index % 5 === 0 && d`M${across(index)} 248v8`)],
    ['accent', d`M${points.slice(OUTLIER - 1, OUTLIER + 2).join('L')}`, DRAWN],
    ['accent dashed fine', d`M${x} 52V${y - 16}M${x} ${y + 16}V248`],
    ['accent sheet', ring(x, y, 10)],
    ['accent filled', ring(x, y, 5)],
    {
      tone: 'accent',
      words: { x: keepIn(frame, x, outlier), y: 40, text: outlier },
      anchor: 'middle',
    },
    ['', d`M8 ${row}h16`],
    ['wash filled', box(legend.x, legend.y - 8, 24, 16)],
    ['secondary dashed', d`M${legend.x} ${legend.y - 8}h24m-24 16h24`],
    { tone: 'ink', words: { x: 34, y: row + 4, text: series } },
    { tone: 'ink', words: { x: legend.x + 34, y: legend.y + 4, text: band } },
  ]
}
