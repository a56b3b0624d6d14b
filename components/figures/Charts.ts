/** Charts: values as heights, as points between two scales, and over time or load. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { getResult } from '#lib/content/pages.ts'
import { DRAWN, type Drawing, type Layer } from './kit.tsx'
import { bob, box, d, head, ring, rules, squeeze } from './paths.ts'
import { type Frame, keepIn, type Label, spread, stagger, widthOf } from './room.ts'

const BASE = 248
const TOP = 56

type Heights = Pick<FigurePropsOf<'bars'>, 'bars' | 'mark' | 'note' | 'level'> & { frame: Frame }

/** Heights and the level are to scale; the marked bar falls short of the level. */
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
    ({ value }, index) => d`M${(places[index] ?? 0) - wide / 2} ${BASE}V${topOf(value)}h${wide}V${BASE}`,
  )
  const marked = names.indexOf(mark)
  const [x, top] = [places[marked] ?? 0, topOf(bars[marked]?.value ?? 0)]
  const line = level && topOf(level.value)
  const said = { x: keepIn(frame, x, note), y: TOP - (level ? 28 : 12), text: note }
  const named = level && { x: right, y: topOf(level.value) - 8, text: level.label }
  return [
    ['t', rules(frame, [104, 152, 200])],
    ['s', columns],
    ['a w', columns[marked]],
    ['a d', d`M${x} ${said.y + 12}V${line ?? Math.max(TOP, top - 6)}`],
    ['a d', line !== undefined && rules(frame, [line])],
    ['a', line !== undefined && d`M${x} ${line}V${top - 6}`, DRAWN],
    ['a f', line !== undefined && head(x, top, 90)],
    ['', rules(frame, [BASE])],
    { tone: 'a h', words: said, anchor: 'middle' },
    named && { tone: 'a h', words: named, anchor: 'end' },
    { tone: 'k', words: stagger(frame, names, places, 268, frame.narrow ? 14 : 18), anchor: 'middle' },
  ]
}

/** A result of the last run; one without bars is only a table. */
export const measured: Drawing<'measured'> = ({ frame, of }) => {
  const result = getResult(of)?.bars
  return result ? bars({ frame, ...result }) : []
}

type Box = { left: number; right: number; top: number; bottom: number }
const around = (x: number, y: number, half: number, high: number): Box => {
  return { left: x - half, right: x + half, top: y - high, bottom: y + high }
}
const isClear = (a: Box, b: Box) => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Offsets from a point to its label's center: close by first, then in widening rings. */
const offsets = (half: number, radius: number): [number, number][] => [
  [half + radius, 0],
  [-half - radius, 0],
  [0, -8 - radius],
  [0, 8 + radius],
  ...Array.from({ length: 14 }, (_, ring) => 28 + ring * 14).flatMap((reach) =>
    [-90, 90, -45, 45, 225, 135, 0, 180].map((degrees): [number, number] => {
      const turn = (degrees * Math.PI) / 180
      return [Math.cos(turn) * (reach + half), Math.sin(turn) * reach]
    }),
  ),
]

/** Points may be anywhere, so each label takes the nearest free space; distant ones get a leader line. */
function place({ width }: Frame, low: number, points: readonly (Label & { radius: number })[]) {
  const [right, middle] = [width - 8, { x: width / 2 + 4, y: (40 + low) / 2 }]
  // Labels cross the quadrants' axes only if there is no other space.
  const axes: Box[] = [
    { left: middle.x, right: middle.x, top: 40, bottom: low },
    { left: 16, right, top: middle.y, bottom: middle.y },
  ]
  const taken = points.map(({ x, y }) => around(x, y, 8, 8))
  return points.map(({ x, y, text, radius }) => {
    const half = widthOf(text) / 2
    const spots = offsets(half, radius).map(([dx, dy], rank) => {
      const at = { x: within(x + dx, 24 + half, right - half), y: within(y + dy, 48, low - 12) }
      return { ...at, rank, box: around(at.x, at.y, half + 3, 9) }
    })
    const free = (blocked: readonly Box[]) => spots.find(({ box }) => blocked.every((other) => isClear(box, other)))
    const spot = free([...taken, ...axes]) ?? free(taken)
    if (!spot) throw new Error(`Figure quadrant: no room for "${text}". Move the points apart.`)
    const { left, right: end, top, bottom } = spot.box
    taken.push(spot.box)
    return {
      label: { x: spot.x, y: spot.y + 4, text },
      leader: spot.rank > 3 && d`M${x} ${y}L${within(x, left, end)} ${within(y, top, bottom)}`,
    }
  })
}

export const quadrant: Drawing<'quadrant'> = ({ frame, x, y, points, mark }) => {
  const marked = points.findIndex(({ label }) => label === mark)
  const [right, low] = [frame.width - 8, frame.height - 36]
  const [wide, high] = [(right - 16) / 2, (low - 40) / 2]
  const dots = points.map((point, index) => {
    const at = { x: 16 + (point.x * wide) / 50, y: low - (point.y * high) / 50 }
    return { ...at, text: point.label, radius: index === marked ? 18 : 12 }
  })
  const dot = dots[marked] ?? { x: 0, y: 0 }
  const labels = place(frame, low, dots)
  return [
    ['w f', box(dot.x > 16 + wide ? 16 + wide : 16, dot.y > 40 + high ? 40 + high : 40, wide, high)],
    ['n', d`M${16 + wide} 40V${low}M16 ${40 + high}H${right}`],
    ['', d`M16 40V${low}H${right}`],
    ['n', labels.map(({ leader }) => leader)],
    ['s', dots.filter((one) => one !== dot).map((one) => ring(one.x, one.y, 5))],
    ['a', ring(dot.x, dot.y, 10), DRAWN],
    ['a f', ring(dot.x, dot.y, 5)],
    { tone: 'k', words: labels.map(({ label }) => label), anchor: 'middle' },
    { tone: '', words: { x: 16, y: 24, text: y } },
    { tone: '', words: { x: right, y: low + 22, text: x }, anchor: 'end' },
  ]
}

export const anomaly: Drawing<'anomaly'> = ({ frame, series, band, outlier }) => {
  const at = squeeze(frame)
  const x = (264 * frame.width) / 440
  const [row, legend] = frame.narrow ? [266, { y: 288, x: 8 }] : [280, { y: 280, x: 240 }]
  return [
    ['t', rules(frame, [48, 96, 144, 192])],
    ['w f', at('M8 148C64 96 120 96 176 136S304 184 432 104V176C304 256 232 248 176 208S64 168 8 220z')],
    ['n d', at('M8 148C64 96 120 96 176 136S304 184 432 104M8 220C64 168 120 168 176 208S304 256 432 176')],
    ['', at('M8 188l16-20 16 8 16-32 16 12 16-28 16 20 16-4 16 16 16 0 16 28 16-12 16 20 16 4 16-14 16 18')],
    ['', at('M280 212l16-22 16 10 16-30 16 6 16-26 16 4 16-22 16 6 16-16')],
    ['', rules(frame, [248])],
    ['n', at('M8 248v8M96 248v8M184 248v8M272 248v8M360 248v8M432 248v8')],
    ['a', at('M248 204L264 96L280 212'), DRAWN],
    ['a d', d`M${x} 52v28M${x} 112v136`, { strokeWidth: 1.5 }],
    ['a s', ring(x, 96, 10)],
    ['a f', ring(x, 96, 5)],
    { tone: 'a', words: { x: keepIn(frame, x, outlier), y: 40, text: outlier }, anchor: 'middle' },
    ['', d`M8 ${row}h16`],
    ['w f', box(legend.x, legend.y - 8, 24, 16)],
    ['n d', d`M${legend.x} ${legend.y - 8}h24m-24 16h24`],
    { tone: 'k', words: { x: 34, y: row + 4, text: series } },
    { tone: 'k', words: { x: legend.x + 34, y: legend.y + 4, text: band } },
  ]
}

export const knee: Drawing<'knee'> = ({ frame, x, y, knee, limit }) => {
  const at = squeeze(frame)
  const [bend, left] = [(280 * frame.width) / 440, (24 * frame.width) / 440]
  return [
    ['t', at('M24 208h408M24 160h408M24 112h408M88 40v208M152 40v208M216 40v208M344 40v208M408 40v208')],
    ['w f', at('M24 228C144 224 216 220 280 192V248H24z')],
    ['', at('M24 40v208h408')],
    ['n d', at('M24 72h408')],
    ['', at('M24 228C144 224 216 220 280 192')],
    ['a', at('M280 192C328 170 352 120 368 40'), DRAWN],
    ['a d', d`M${bend} 192v56`],
    ['a s', ring(bend, 192, 7)],
    ['a f', bob(bend, 248)],
    { tone: 'a', words: { x: bend - 12, y: 180, text: knee }, anchor: 'end' },
    { tone: 'k h', words: { x: left + 12, y: 62, text: limit } },
    { tone: '', words: { x: left, y: 28, text: y } },
    { tone: '', words: { x: frame.width - 8, y: 284, text: x }, anchor: 'end' },
  ]
}
