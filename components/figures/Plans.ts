/** Plans: who does what when, and who tells whom what. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { DRAWN, type Drawing } from './kit.tsx'
import { box, cross, d, head, ring, rules } from './paths.ts'
import { type Anchor, type Frame, fold, keepIn, round, spread, stagger, widest, widthOf } from './room.ts'

type Box = { lane: number; at: number; x: number; y: number; text: string }

/** A step leads to the nearest one in the next column; handovers between lanes have the accent. */
function handOvers(boxes: readonly Box[]) {
  const columns = Object.values(Object.groupBy(boxes, ({ at }) => at)) as Box[][]
  const nearest = (box: Box, others: readonly Box[]) =>
    others.toSorted((a, b) => Math.abs(a.lane - box.lane) - Math.abs(b.lane - box.lane))[0] as Box
  const pairs = new Map<string, [Box, Box]>()
  const join = (from: Box, to: Box) => pairs.set(`${from.at} ${from.lane} ${to.lane}`, [from, to])
  columns.slice(1).forEach((next, index) => {
    const column = columns[index] ?? []
    for (const box of column) join(box, nearest(box, next))
    for (const box of next) join(nearest(box, column), box)
  })
  return [...pairs.values()]
}

/** Lanes are stacked with time running right; in a narrow frame they are side by side with time running down. */
function plan(frame: Frame, count: number) {
  if (frame.narrow) {
    const pitch = 280 / count
    // With four lanes, boxes are wider than lanes, so every other one is lower.
    const hang = (lane: number) => (count > 3 && lane % 2 ? 34 : 0)
    return {
      edges: Array.from({ length: count - 1 }, (_, lane) => d`M${4 + pitch * (lane + 1)} 44V336`),
      place: (lane: number, at: number) => {
        return { x: Math.min(Math.max(pitch * (lane + 0.5) - 40, 1), 199), y: 72 * at - 16 + hang(lane) }
      },
      way: (from: Box, to: Box) => d`M${from.x + 44} ${from.y + 32}V${to.y - 20}H${to.x + 44}V${to.y - 4}`,
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
    way: (from: Box, to: Box) => d`M${from.x + 88} ${from.y + 16}H${to.x - 14}V${to.y + 16}H${to.x - 4}`,
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
    ['n', edges],
    ['k', along.map(([from, to]) => way(from, to))],
    ['k f', along.map(([, to]) => tip(to))],
    ...across.map(([from, to]) => ['a', way(from, to), DRAWN] as const),
    ['a f', across.map(([, to]) => tip(to))],
    ['s', boxes.map(({ x, y }) => box(x, y, 88, 32))],
    frame.narrow
      ? { tone: '', words: stagger(frame, names, spread(names.length, 4, 284), 18, 16), anchor: 'middle' }
      : { tone: '', words: names.map((text, lane) => ({ x: 8, y: 34 + (272 / names.length) * lane, text })) },
    { tone: 'k', words: boxes.map((box) => ({ ...box, x: box.x + 44, y: box.y + 20 })), anchor: 'middle' },
  ]
}

type Row = FigurePropsOf<'schedule'>['rows'][number]
type Span = { x: number; end: number }

/** The two rows that clash: the overlapping pair with most words of the clash, of several one with equal texts. */
function clashing(rows: readonly Row[], clash: string) {
  const named = clash.toLowerCase().split(' ')
  const pairs = rows.flatMap((one, i) =>
    rows.slice(i + 1).map((two, gap) => {
      const words = [one, two].flatMap(({ label, text }) => `${label} ${text}`.toLowerCase().split(' '))
      return {
        rows: [i, i + 1 + gap],
        fits: named.filter((word) => words.includes(word)).length + (one.text === two.text ? 0.5 : 0),
        from: Math.max(one.from, two.from),
        to: Math.min(one.to, two.to),
      }
    }),
  )
  return pairs.filter(({ from, to }) => from < to).toSorted((a, b) => b.fits - a.fits)[0]
}

/** Words are inside their bar, clear of what is hidden, or after, before or above the bar if they are too long. */
function seat(text: string, bar: Span, hidden: Span, all: Span, above: number) {
  const room = widthOf(text) + 8
  const parts = [
    { x: bar.x, end: hidden.x },
    { x: hidden.end, end: bar.end },
  ]
  const inside = parts.toSorted((a, b) => b.end - b.x - (a.end - a.x)).find(({ x, end }) => end - x >= room)
  if (inside) return { anchor: 'middle', x: (inside.x + inside.end) / 2 } as const
  if (bar.end + room <= all.end) return { anchor: 'start', x: bar.end + 8 } as const
  if (bar.x - room >= all.x) return { anchor: 'end', x: bar.x - 8 } as const
  return { anchor: 'middle', x: (bar.x + bar.end) / 2, y: above } as const
}

export const schedule: Drawing<'schedule'> = ({ frame, rows, clash }) => {
  const meet = clash === undefined ? undefined : clashing(rows, clash)
  // In a narrow frame, a row's name is above its bar.
  const all = { x: frame.narrow ? 8 : 108, end: frame.width - 8 }
  const [low, drop, half] = frame.narrow ? [336, 8, 12] : [292, 0, 16]
  const unit = (all.end - all.x) / 12
  const span = ({ from, to }: { from: number; to: number }) => {
    return { x: all.x + from * unit, end: all.x + to * unit }
  }
  const high = (low - 40) / rows.length
  const overlap = meet && span(meet)
  const bars = rows.map((row, index) => {
    const [bar, y] = [span(row), round(40 + high * (index + 0.5)) + drop]
    const clashes = meet?.rows.includes(index) ?? false
    const hidden = clashes && overlap ? overlap : { x: bar.end, end: bar.end }
    const text = { y: y + 4, text: row.text, ...seat(row.text, bar, hidden, all, y - half - 8) }
    // A name that the lines of the clash would cross is after them.
    const wide = widthOf(row.label)
    const isCrossed = overlap && index <= (meet.rows[1] ?? 0) && overlap.x < 12 + wide
    const x = isCrossed ? Math.min(overlap.end + 8, frame.width - 4 - wide) : 8
    const name = { x, y: frame.narrow ? y - 20 : y + 4, text: row.label }
    return { ...bar, y, clashes, text, name }
  })
  const block = ({ x, end }: Span, y: number) => box(x, y - half, end - x, 2 * half)
  const hit = bars.filter(({ clashes }) => clashes)
  const [top, foot] = [(hit[0]?.y ?? 0) + half, (hit[1]?.y ?? 0) - half]
  const middle = overlap ? (overlap.x + overlap.end) / 2 : 0
  const said = { x: keepIn(frame, middle, clash ?? ''), y: 24, text: clash ?? '' }
  const edges = rows.slice(1).map((_, index) => 40 + high * (index + 1))
  return [
    ['t', Array.from({ length: 13 }, (_, index) => d`M${all.x + index * unit} 40V${low}`)],
    ['t', rules(frame, edges)],
    ['n', rules(frame, [40, low])],
    ['x', overlap && d`M${middle} 32V${top - 2 * half}`, DRAWN],
    ['s', bars.map((bar) => block(bar, bar.y))],
    ['a', bars.map(({ x, y }) => d`M${x} ${y - half}v${2 * half}`), DRAWN],
    ['x w', overlap && hit.map(({ y }) => block(overlap, y))],
    ['x d', overlap && d`M${overlap.x} ${top}V${foot}M${overlap.end} ${top}V${foot}`],
    meet && { tone: 'k', words: said, anchor: 'middle' },
    { tone: frame.narrow ? 'h' : 'k', words: bars.map(({ name }) => name) },
    { tone: 'k h', words: bars.map(({ text }) => text) },
  ]
}

export const sequence: Drawing<'sequence'> = ({ frame, actors, messages }) => {
  const wide = frame.narrow ? Math.max(64, widest(actors) + 16) : 96
  const edge = frame.narrow ? wide / 2 + 2 : 56
  const step = (frame.width - 2 * edge) / (actors.length - 1)
  // If boxes would touch, every other one is lower.
  const hang = (index: number) => (step < wide + 4 && index % 2 ? 34 : 0)
  const lines = actors.map((text, index) => ({ text, x: edge + step * index, y: 36 + hang(index) }))
  const place = (actor: string) => lines[actors.indexOf(actor)]?.x ?? 0
  const top = 56 + hang(1)
  const pitch = (frame.height - 36 - top) / messages.length
  const calls = messages.map(({ from, to, label, fails = false }, index) => {
    const tone = fails ? 'x' : index === messages.length - 1 ? 'a' : 'k'
    const [start, end] = [place(from), place(to)]
    const y = top + pitch * (index + 0.75)
    const way = end < start ? -1 : 1
    const middle = (start + end) / 2
    const above = (y: number, room: number) => fold(frame, { x: middle, y, text: label }, room)
    if (start !== end)
      return {
        tone,
        start: ring(start, y, 4),
        labels: above(y - 10, Math.abs(end - start) - 5),
        line: d`M${start} ${y}H${end - way * 10}`,
        head: head(end - way * 2, y, way < 0 ? 180 : 0),
        cross: cross(middle, y),
      }
    // A message to self loops on the side where its words have room, or is above them.
    const turn = start + 32 + widthOf(label) > frame.width - 4 ? -1 : 1
    const out = start + 24 * turn
    const anchor: Anchor = turn < 0 ? 'end' : 'start'
    return {
      tone,
      start: ring(start, y - 12, 4),
      labels: frame.narrow ? above(y - 20, frame.width) : [{ x: out + 8 * turn, y: y - 2, text: label, anchor }],
      line: d`M${start} ${y - 12}H${out}v12H${start + 8 * turn}`,
      head: head(start + 2 * turn, y, turn < 0 ? 0 : 180),
      cross: cross((start + out) / 2, y - 12),
    }
  })
  const [plain, failed, final] = ['k', 'x', 'a'].map((one) => calls.filter(({ tone }) => tone === one))
  return [
    ['s', lines.map(({ x, y }) => box(x - wide / 2, y - 20, wide, 32))],
    ['n d', lines.map(({ x, y }) => d`M${x} ${y + 12}V${frame.height - 16}`)],
    ['k', plain?.map(({ line }) => line)],
    ['k f', plain?.map((call) => call.head)],
    ['x d', failed?.map(({ line }) => line)],
    ['x', failed?.map((call) => call.cross)],
    ['a', final?.map(({ line }) => line), DRAWN],
    ['a f', final?.map((call) => call.head)],
    ['k f', calls.map(({ start }) => start)],
    { tone: 'k', words: lines, anchor: 'middle' },
    { tone: 'k h', words: calls.flatMap(({ labels }) => labels), anchor: 'middle' },
  ]
}
