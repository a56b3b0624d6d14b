import type { FigurePropsOf } from '#lib/content/figures.ts'
import { box, d, type Frame, type Framed, head, rules, stagger, Words } from './kit.tsx'

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
        <Words
          anchor="middle"
          at={stagger(
            frame,
            names,
            names.map((_, lane) => 4 + (280 / lanes.length) * (lane + 0.5)),
            18,
            16,
          )}
        />
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
