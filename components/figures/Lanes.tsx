import type { FigurePropsOf } from '#lib/content/figures.ts'
import { head, round } from './geometry.ts'
import { Texts } from './Texts.tsx'

const WIDE = 88
const PITCH = 112

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

export function Lanes({ lanes }: FigurePropsOf<'lanes'>) {
  const height = 272 / lanes.length
  const tops = lanes.map((_, lane) => round(16 + height * lane))
  const boxes = lanes.flatMap(({ steps }, lane) =>
    steps.map((step): Box => {
      // The name of the lane has the first 20 units.
      return {
        lane,
        at: step.at,
        x: 8 + PITCH * (step.at - 1),
        y: round((tops[lane] ?? 0) + 10 + height / 2 - 16),
        text: step.label,
      }
    }),
  )
  const way = ([from, to]: [Box, Box]) => {
    const turn = to.x - (PITCH - WIDE) / 2 - 2
    return `M${from.x + WIDE} ${from.y + 16}H${turn}V${to.y + 16}H${to.x - 4}`
  }
  const pairs = handOvers(boxes)
  const across = pairs.filter(([from, to]) => from.lane !== to.lane)
  const along = pairs.filter(([from, to]) => from.lane === to.lane)
  const tip = ([, to]: [Box, Box]) => head(to.x, to.y + 16)
  return (
    <>
      <path className="n" d={`${tops.map((top) => `M8 ${top}h424`).join('')}M8 288h424`} />
      <g className="k">
        <path d={along.map(way).join('')} />
        <path className="f" d={along.map(tip).join('')} />
      </g>
      <g className="a">
        {across.map((pair) => (
          <path key={`${pair[0].lane} ${pair[0].at} ${pair[1].lane}`} d={way(pair)} pathLength="1" />
        ))}
        <path className="f" d={across.map(tip).join('')} />
      </g>
      <path className="s" d={boxes.map(({ x, y }) => `M${x} ${y}h${WIDE}v32h-${WIDE}z`).join('')} />
      <Texts
        at={lanes.map(({ label }, lane) => ({
          x: 8,
          y: (tops[lane] ?? 0) + 18,
          text: label,
        }))}
      />
      <g className="k" textAnchor="middle">
        <Texts at={boxes.map(({ x, y, text }) => ({ x: x + WIDE / 2, y: y + 20, text }))} />
      </g>
    </>
  )
}
