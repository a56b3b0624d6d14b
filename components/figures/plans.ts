/** Plans: who does what when. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { apart, marksOf, proportional } from './axes.ts'
import { DRAWN, type Drawing } from './kit.tsx'
import { box, d, head, rules } from './paths.ts'
import { type Frame, keepIn, round, spread, stagger, widthOf } from './room.ts'

type Box = { lane: number; at: number; x: number; y: number; text: string }

/** A step leads to the nearest one in the next column, and one that none leads to has the nearest before it. */
function handOvers(boxes: readonly Box[]) {
  const columns = Object.values(Object.groupBy(boxes, ({ at }) => at)) as Box[][]
  const nearest = (box: Box, others: readonly Box[]) =>
    others.toSorted((a, b) => Math.abs(a.lane - box.lane) - Math.abs(b.lane - box.lane))[0] as Box
  return columns.slice(1).flatMap((next, index) => {
    const column = columns[index] ?? []
    const pairs = column.map((from) => [from, nearest(from, next)] as const)
    const others = next.filter((box) => pairs.every(([, to]) => to !== box))
    return [...pairs, ...others.map((to) => [nearest(to, column), to] as const)]
  })
}

/** Lanes are stacked with time running right; in a narrow frame they are side by side with time running down. */
function plan(frame: Frame, count: number) {
  if (frame.narrow) {
    const pitch = 280 / count
    return {
      edges: Array.from({ length: count - 1 }, (_, lane) => d`M${4 + pitch * (lane + 1)} 44V336`),
      place: (lane: number, at: number) => {
        return { x: Math.min(Math.max(pitch * (lane + 0.5) - 40, 1), 199), y: 72 * at - 16 }
      },
      way: (from: Box, to: Box) =>
        d`M${from.x + 44} ${from.y + 32}V${to.y - 20}H${to.x + 44}V${to.y - 4}`,
      tip: (to: Box) => head(to.x + 44, to.y, 90),
    }
  }
  const height = 272 / count
  const edges = Array.from({ length: count + 1 }, (_, lane) => 16 + height * lane)
  return {
    edges: rules(frame, edges),
    // The lane's name takes the first 20 units.
    place: (lane: number, at: number) => {
      return { x: 8 + ((frame.width - 104) / 3) * (at - 1), y: 10 + height * (lane + 0.5) }
    },
    way: (from: Box, to: Box) =>
      d`M${from.x + 88} ${from.y + 16}H${to.x - 14}V${to.y + 16}H${to.x - 4}`,
    tip: (to: Box) => head(to.x, to.y + 16),
  }
}

export const lanes: Drawing<'lanes'> = ({ frame, lanes }) => {
  const { edges, place, way, tip } = plan(frame, lanes.length)
  const names = lanes.map(({ label }) => label)
  const boxes = lanes.flatMap(({ steps }, lane) =>
    steps.map(({ at, label }): Box => ({ lane, at, ...place(lane, at), text: label })),
  )
  const pairs = handOvers(boxes)
  const across = pairs.filter(([from, to]) => from.lane !== to.lane)
  const along = pairs.filter(([from, to]) => from.lane === to.lane)
  return [
    ['secondary', edges],
    ['ink', along.map(([from, to]) => way(from, to))],
    ['ink filled', along.map(([, to]) => tip(to))],
    ...across.map(([from, to]) => ['accent', way(from, to), DRAWN] as const),
    ['accent filled', across.map(([, to]) => tip(to))],
    ['sheet', boxes.map(({ x, y }) => box(x, y, 88, 32))],
    frame.narrow
      ? {
          tone: '',
          words: stagger(frame, names, spread(names.length, 4, 284), 18, 16),
          anchor: 'middle',
        }
      : {
          tone: '',
          words: names.map((text, lane) => ({ x: 8, y: 34 + (272 / names.length) * lane, text })),
        },
    {
      tone: 'ink',
      words: boxes.map((box) => ({ ...box, x: box.x + 44, y: box.y + 20 })),
      anchor: 'middle',
    },
  ]
}

type Row = FigurePropsOf<'schedule'>['rows'][number]
type Span = { x: number; end: number }

/** The last two neighboring rows that overlap. */
const clashing = (rows: readonly Row[]) =>
  rows
    .slice(1)
    .map((row, index) => {
      const previous = rows[index] as Row
      return {
        rows: [index, index + 1],
        from: Math.max(previous.from, row.from),
        to: Math.min(previous.to, row.to),
      }
    })
    .findLast(({ from, to }) => from < to)

/** Words are inside what is free of their bar, or after, before or above the bar if they are too long. */
function seat(text: string, bar: Span, free: Span, all: Span, above: number) {
  const room = widthOf(text) + 8
  if (free.end - free.x >= room) return { anchor: 'middle', x: (free.x + free.end) / 2 } as const
  if (bar.end + room <= all.end) return { anchor: 'start', x: bar.end + 8 } as const
  if (bar.x - room >= all.x) return { anchor: 'end', x: bar.x - 8 } as const
  return { anchor: 'middle', x: (bar.x + bar.end) / 2, y: above } as const
}

export const schedule: Drawing<'schedule'> = ({ frame, unit, length, rows, clash }) => {
  const meet = clash === undefined ? undefined : clashing(rows)
  // In a narrow frame, a row's name is above its bar.
  const all = { x: frame.narrow ? 8 : 108, end: frame.width - 8 }
  const { low, drop, half } = frame.narrow
    ? { low: 296, drop: 6, half: 12 }
    : { low: 268, drop: 0, half: 16 }
  const scale = proportional(length, [all.x, all.end])
  const span = ({ from, to }: { from: number; to: number }): Span => {
    return { x: scale(from), end: scale(to) }
  }
  const marks = apart(marksOf(scale, '', 6))
  const named = frame.narrow
    ? { x: all.end, y: low + 36, anchor: 'end' as const, text: unit }
    : { x: 8, y: low + 18, text: unit }
  const high = (low - 40) / rows.length
  const bars = rows.map((row, index) => {
    const bar = span(row)
    const y = round(40 + high * (index + 0.5)) + drop
    const hit = meet?.rows.includes(index) ? span(meet) : undefined
    const before = { x: bar.x, end: hit?.x ?? bar.end }
    const after = { x: hit?.end ?? bar.end, end: bar.end }
    const free = before.end - before.x < after.end - after.x ? after : before
    const text = { y: y + 4, text: row.text, ...seat(row.text, bar, free, all, y - half - 8) }
    const name = { x: 8, y: frame.narrow ? y - 20 : y + 4, text: row.label }
    return { ...bar, y, hit, text, name }
  })
  const block = ({ x, end }: Span, y: number) => box(x, y - half, end - x, 2 * half)
  const middle = meet ? scale((meet.from + meet.to) / 2) : 0
  const warning = { x: keepIn(frame, middle, clash ?? ''), y: 24, text: clash ?? '' }
  const edges = rows.slice(1).map((_, index) => 40 + high * (index + 1))
  return [
    ['rule', marks.map(({ place }) => d`M${place} 40V${low}`)],
    ['', marks.map(({ place }) => d`M${place} ${low}v5`)],
    ['rule', rules(frame, edges)],
    ['secondary', rules(frame, [40, low])],
    ['warning', meet && d`M${middle} 32v8`, DRAWN],
    ['sheet', bars.map((bar) => block(bar, bar.y))],
    ['accent', bars.map(({ x, y }) => d`M${x} ${y - half}v${2 * half}`), DRAWN],
    ['warning wash', bars.map(({ hit, y }) => hit && block(hit, y))],
    meet && { tone: 'ink', words: warning, anchor: 'middle' },
    { tone: frame.narrow ? 'halo' : 'ink', words: bars.map(({ name }) => name) },
    { tone: 'ink halo', words: bars.map(({ text }) => text) },
    {
      tone: '',
      words: marks.map(({ place, text }) => ({ x: keepIn(frame, place, text), y: low + 18, text })),
      anchor: 'middle',
    },
    { tone: '', words: named },
  ]
}
