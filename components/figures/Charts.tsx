/** Values by their heights, and by their places between two scales. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { getResult } from '#lib/content/pages.ts'
import {
  d,
  type Frame,
  type Framed,
  head,
  keepIn,
  type Label,
  ring,
  rules,
  spread,
  stagger,
  Words,
  widthOf,
} from './kit.tsx'

const BASE = 248
const TOP = 56

type Heights = Framed<Pick<FigurePropsOf<'bars'>, 'bars' | 'mark' | 'note' | 'level'>>

/** Heights are to scale; a level is drawn where it lies, and the marked bar is the one that falls short of it. */
export function Bars({ frame, bars, mark, note, level }: Heights) {
  const names = bars.map(({ label }) => label)
  const right = frame.width - 8
  const places = spread(
    bars.length,
    frame.narrow ? 8 : 24,
    level ? right - (frame.narrow ? 80 : 96) : right - 8,
  )
  const pitch = (places[1] ?? 0) - (places[0] ?? 0)
  const wide = Math.min(frame.width / 7.5, Math.floor(pitch * 0.75))
  const scale = (BASE - TOP) / Math.max(level?.value ?? 0, ...bars.map(({ value }) => value))
  const topOf = (value: number) => BASE - value * scale
  const column = (index: number) =>
    d`M${(places[index] ?? 0) - wide / 2} ${BASE}V${topOf(bars[index]?.value ?? 0)}h${wide}V${BASE}`
  const marked = names.indexOf(mark)
  const [x, top] = [places[marked] ?? 0, topOf(bars[marked]?.value ?? 0)]
  const line = level && topOf(level.value)
  return (
    <>
      <path className="t" d={rules(frame, [104, 152, 200])} />
      <path className="s" d={bars.map((_, index) => column(index)).join('')} />
      <g className="a">
        <path className="w" d={column(marked)} />
        {line === undefined ? (
          <path className="d" d={d`M${x} ${TOP}V${top - 6}`} />
        ) : (
          <>
            <path className="d" d={rules(frame, [line])} />
            <path d={d`M${x} ${line}V${top - 6}`} pathLength="1" />
            <path className="f" d={head(x, top, 90)} />
          </>
        )}
      </g>
      <path d={rules(frame, [BASE])} />
      <Words
        tone="a h"
        anchor="middle"
        at={[{ x: keepIn(frame, x, note), y: line === undefined ? TOP - 12 : TOP - 28, text: note }]}
      />
      {level && line !== undefined && (
        <Words tone="a h" anchor="end" at={[{ x: right, y: line - 8, text: level.label }]} />
      )}
      <Words tone="k" anchor="middle" at={stagger(frame, names, places, 268, frame.narrow ? 14 : 18)} />
    </>
  )
}

/** A result of the last run; without bars of its own it is a table alone. */
export function Measured({ frame, of }: Framed<FigurePropsOf<'measured'>>) {
  const bars = getResult(of)?.bars
  return bars ? <Bars frame={frame} {...bars} /> : null
}

type Box = { left: number; right: number; top: number; bottom: number }
const isClear = (a: Box, b: Box) =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top

/** Ways from a point to the middle of its label: close by first, then in widening rings. */
const offsets = (half: number, radius: number): [number, number][] => {
  const near: [number, number][] = [
    [half + radius, 0],
    [-half - radius, 0],
    [0, -8 - radius],
    [0, 8 + radius],
  ]
  const far = Array.from({ length: 14 }, (_, ring) => 28 + ring * 14).flatMap((reach) =>
    [-90, 90, -45, 45, 225, 135, 0, 180].map((degrees): [number, number] => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      return [cos * (reach + half), sin * reach]
    }),
  )
  return [...near, ...far]
}

/** Points may lie anywhere, so each label looks for the nearest free room; one that had to go far gets a leader. */
function place({ width }: Frame, low: number, points: readonly (Label & { radius: number })[]) {
  const middle = { x: width / 2 + 4, y: (40 + low) / 2 }
  // The axes of the quadrants are crossed only where there is no other room.
  const axes: Box[] = [
    { left: middle.x, right: middle.x, top: 40, bottom: low },
    { left: 16, right: width - 8, top: middle.y, bottom: middle.y },
  ]
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }))
  return points.map(({ x, y, text, radius }) => {
    const half = widthOf(text) / 2
    const spots = offsets(half, radius).map(([dx, dy], rank) => {
      const at = {
        x: Math.min(Math.max(x + dx, 24 + half), width - 8 - half),
        y: Math.min(Math.max(y + dy, 48), low - 12),
      }
      const box = { left: at.x - half - 3, right: at.x + half + 3, top: at.y - 9, bottom: at.y + 9 }
      return { ...at, rank, box }
    })
    const free = (blocked: readonly Box[]) =>
      spots.find(({ box }) => blocked.every((other) => isClear(box, other)))
    const spot = free([...taken, ...axes]) ?? free(taken)
    if (!spot) throw new Error(`Figure quadrant: no room for "${text}". Move the points apart.`)
    const { box } = spot
    taken.push(box)
    const edge = {
      x: Math.min(Math.max(x, box.left), box.right),
      y: Math.min(Math.max(y, box.top), box.bottom),
    }
    return {
      label: { x: spot.x, y: spot.y + 4, text },
      leader: spot.rank > 3 ? d`M${x} ${y}L${edge.x} ${edge.y}` : '',
    }
  })
}

export function Quadrant({ frame, x, y, points, mark }: Framed<FigurePropsOf<'quadrant'>>) {
  const marked = points.findIndex(({ label }) => label === mark)
  const [right, low] = [frame.width - 8, frame.height - 36]
  const [wide, high] = [(right - 16) / 2, (low - 40) / 2]
  const dots = points.map((point, index) => ({
    radius: index === marked ? 18 : 12,
    x: 16 + (point.x * wide) / 50,
    y: low - (point.y * high) / 50,
    text: point.label,
  }))
  const dot = dots[marked] ?? { x: 0, y: 0 }
  const labels = place(frame, low, dots)
  const [left, top] = [dot.x > 16 + wide ? 16 + wide : 16, dot.y > 40 + high ? 40 + high : 40]
  return (
    <>
      <path className="w f" d={d`M${left} ${top}h${wide}v${high}h${-wide}z`} />
      <path className="n" d={d`M${16 + wide} 40V${low}M16 ${40 + high}H${right}`} />
      <path d={d`M16 40V${low}H${right}`} />
      <path className="n" d={labels.map(({ leader }) => leader).join('')} />
      <path
        className="s"
        d={dots.map((at, index) => (index === marked ? '' : ring(at.x, at.y, 5))).join('')}
      />
      <g className="a">
        <path d={ring(dot.x, dot.y, 10)} pathLength="1" />
        <path className="f" d={ring(dot.x, dot.y, 5)} />
      </g>
      <Words tone="k" anchor="middle" at={labels.map(({ label }) => label)} />
      <Words
        at={[
          { x: 16, y: 24, text: y },
          { x: right, y: low + 22, text: x, anchor: 'end' },
        ]}
      />
    </>
  )
}
