/** Who does what, and when. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import {
  type Anchor,
  box,
  d,
  type Frame,
  type Framed,
  head,
  keepIn,
  rules,
  spread,
  stagger,
  Words,
  widthOf,
} from './kit.tsx'

type Box = { lane: number; at: number; x: number; y: number; text: string }

/** A step is handed on to the nearest one of the next column; a hand-over between lanes is what the accent shows. */
function handOvers(boxes: readonly Box[]) {
  const columns = [1, 2, 3, 4]
    .map((at) => boxes.filter((box) => box.at === at))
    .filter(({ length }) => length > 0)
  const nearest = (box: Box, others: readonly Box[]) =>
    others.toSorted((a, b) => Math.abs(a.lane - box.lane) - Math.abs(b.lane - box.lane))[0]
  const pairs = new Map<string, [Box, Box]>()
  const join = (from: Box | undefined, to: Box | undefined) => {
    if (from && to) pairs.set(`${from.at} ${from.lane} ${to.lane}`, [from, to])
  }
  columns.forEach((column, index) => {
    const next = columns[index + 1]
    if (!next) return
    for (const box of column) join(box, nearest(box, next))
    for (const box of next) join(nearest(box, column), box)
  })
  return [...pairs.values()]
}

/** Lanes lie one under the other and time runs to the right; in a narrow frame it runs down, lanes side by side. */
function plan({ narrow, width }: Frame, count: number) {
  if (narrow) {
    const pitch = 280 / count
    // Four lanes are narrower than their boxes: every other one hangs lower.
    const hang = (lane: number) => (count > 3 && lane % 2 ? 34 : 0)
    return {
      wide: 84,
      edges: Array.from({ length: count - 1 }, (_, lane) => d`M${4 + pitch * (lane + 1)} 44V336`).join(''),
      place: (lane: number, at: number) => ({
        x: 4 + pitch * (lane + 0.5) - 42,
        y: 56 + 72 * (at - 1) + hang(lane),
      }),
      way: (from: Box, to: Box) =>
        d`M${from.x + 42} ${from.y + 32}V${to.y - 20 + (from.lane % 2) * 4}H${to.x + 42}V${to.y - 4}`,
      tip: (to: Box) => head(to.x + 42, to.y, 90),
    }
  }
  const height = 272 / count
  return {
    wide: 88,
    edges: '',
    // The name of the lane has the first 20 units.
    place: (lane: number, at: number) => ({
      x: 8 + ((width - 104) / 3) * (at - 1),
      y: 10 + height * (lane + 0.5),
    }),
    way: (from: Box, to: Box) => d`M${from.x + 88} ${from.y + 16}H${to.x - 14}V${to.y + 16}H${to.x - 4}`,
    tip: (to: Box) => head(to.x, to.y + 16),
  }
}

export function Lanes({ frame, lanes }: Framed<FigurePropsOf<'lanes'>>) {
  const { wide, edges, place, way, tip } = plan(frame, lanes.length)
  const tops = lanes.map((_, lane) => 16 + (272 / lanes.length) * lane)
  const names = lanes.map(({ label }) => label)
  const boxes = lanes.flatMap(({ steps }, lane) =>
    steps.map(({ at, label }): Box => ({ lane, at, ...place(lane, at), text: label })),
  )
  const pairs = handOvers(boxes)
  const across = pairs.filter(([from, to]) => from.lane !== to.lane)
  const along = pairs.filter(([from, to]) => from.lane === to.lane)
  return (
    <>
      <path className="n" d={frame.narrow ? edges : rules(frame, [...tops, 288])} />
      <g className="k">
        <path d={along.map(([from, to]) => way(from, to)).join('')} />
        <path className="f" d={along.map(([, to]) => tip(to)).join('')} />
      </g>
      <g className="a">
        {across.map(([from, to]) => (
          <path key={`${from.lane} ${from.at} ${to.lane}`} d={way(from, to)} pathLength="1" />
        ))}
        <path className="f" d={across.map(([, to]) => tip(to)).join('')} />
      </g>
      <path className="s" d={boxes.map(({ x, y }) => box(x, y, wide, 32)).join('')} />
      {frame.narrow ? (
        <Words anchor="middle" at={stagger(frame, names, spread(names.length, 4, 284), 18, 16)} />
      ) : (
        <Words at={names.map((text, lane) => ({ x: 8, y: (tops[lane] ?? 0) + 18, text }))} />
      )}
      <Words
        tone="k"
        anchor="middle"
        at={boxes.map(({ x, y, text }) => ({ x: x + wide / 2, y: y + 20, text }))}
      />
    </>
  )
}

type Row = FigurePropsOf<'schedule'>['rows'][number]
type Span = { x: number; end: number }

/** The two rows that clash: those that its words name, or that share a word, or else the closest that overlap. */
function clashing(rows: readonly Row[], clash: string) {
  const wordsOf = ({ label, text }: Row) => `${label} ${text}`.toLowerCase().split(' ')
  const named = clash.toLowerCase().split(' ')
  const pairs = rows.flatMap((one, i) =>
    rows.slice(i + 1).map((two, gap) => ({
      rows: [i, i + 1 + gap] as const,
      named: new Set([...wordsOf(one), ...wordsOf(two)].filter((word) => named.includes(word))).size,
      alike: one.label === two.label || one.text === two.text ? 1 : 0,
      gap,
      from: Math.max(one.from, two.from),
      to: Math.min(one.to, two.to),
    })),
  )
  return pairs
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => b.named - a.named || b.alike - a.alike || a.gap - b.gap)[0]
}

/** Words stand in their bar, free of the overlap; after it or before it where they are too long. */
function seat(text: string, bar: Span, overlap: Span | undefined, all: Span): { x: number; anchor: Anchor } {
  const room = widthOf(text) + 8
  const parts = overlap
    ? [
        { x: bar.x, end: overlap.x },
        { x: overlap.end, end: bar.end },
      ]
    : [bar]
  const inside = parts.toSorted((a, b) => b.end - b.x - (a.end - a.x)).find(({ x, end }) => end - x >= room)
  if (inside) return { anchor: 'middle', x: (inside.x + inside.end) / 2 }
  if (bar.end + room <= all.end) return { anchor: 'start', x: bar.end + 8 }
  if (bar.x - room >= all.x) return { anchor: 'end', x: bar.x - 8 }
  return { anchor: 'middle', x: (bar.x + bar.end) / 2 }
}

export function Schedule({ frame, rows, clash }: Framed<FigurePropsOf<'schedule'>>) {
  const meet = clash === undefined ? undefined : clashing(rows, clash)
  // In a narrow frame a row's name stands above its bar.
  const all = { x: frame.narrow ? 8 : 108, end: frame.width - 8 }
  const [low, drop] = frame.narrow ? [336, 8] : [292, 0]
  const unit = (all.end - all.x) / 12
  const span = ({ from, to }: { from: number; to: number }) => ({
    x: all.x + from * unit,
    end: all.x + to * unit,
  })
  const high = (low - 40) / rows.length
  const months = Array.from({ length: 13 }, (_, index) => d`M${all.x + index * unit} 40V${low}`)
  const edges = rows.slice(1).map((_, index) => 40 + high * (index + 1))
  const overlap = meet && span(meet)
  const bars = spread(rows.length, 40, low).flatMap((middle, index) => {
    const row = rows[index]
    if (!row) return []
    const [bar, y] = [span(row), middle + drop]
    const clashes = meet?.rows.some((one) => one === index) ?? false
    const words = { ...seat(row.text, bar, clashes ? overlap : undefined, all), y: y + 4, text: row.text }
    return [{ ...bar, y, clashes, words, name: { x: 8, y: frame.narrow ? y - 18 : y + 4, text: row.label } }]
  })
  const block = ({ x, end }: Span, y: number) =>
    box(x, y - (frame.narrow ? 12 : 16), end - x, frame.narrow ? 24 : 32)
  const hit = bars.filter(({ clashes }) => clashes)
  const [top, foot] = [hit[0]?.y ?? 0, hit[1]?.y ?? 0]
  const [start, stop] = frame.narrow ? [12, 12] : [16, 16]
  return (
    <>
      <path className="t" d={d`${months}${rules(frame, edges)}`} />
      <path className="n" d={rules(frame, [40, low])} />
      {overlap && (
        <path className="x" d={d`M${(overlap.x + overlap.end) / 2} 32V${top - start}`} pathLength="1" />
      )}
      <path className="s" d={bars.map((bar) => block(bar, bar.y)).join('')} />
      <g className="a">
        <path d={bars.map(({ x, y }) => d`M${x} ${y - start}V${y + stop}`).join('')} pathLength="1" />
      </g>
      {overlap && clash && (
        <>
          <g className="x">
            <path className="w" d={hit.map(({ y }) => block(overlap, y)).join('')} />
            <path
              className="d"
              d={d`M${overlap.x} ${top + stop}V${foot - start}M${overlap.end} ${top + stop}V${foot - start}`}
            />
          </g>
          <Words
            tone="k"
            anchor="middle"
            at={[{ x: keepIn(frame, (overlap.x + overlap.end) / 2, clash), y: 24, text: clash }]}
          />
        </>
      )}
      <Words tone={frame.narrow ? 'h' : 'k'} at={bars.map(({ name }) => name)} />
      <Words tone="k" at={bars.map(({ words }) => words).filter(({ anchor }) => anchor === 'middle')} />
      <Words tone="k h" at={bars.map(({ words }) => words).filter(({ anchor }) => anchor !== 'middle')} />
    </>
  )
}
