import type { FigurePropsOf } from '#lib/content/figures.ts'
import { indexIn, type Label, round, widthOf } from './geometry.ts'
import { Texts } from './Texts.tsx'

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

/** The axes of the quadrants, crossed only where there is no other room. */
const AXES: Box[] = [
  { left: 224, right: 224, top: 40, bottom: 264 },
  { left: 16, right: 432, top: 152, bottom: 152 },
]

/** Points may lie anywhere, so each label looks for the nearest free room; one that had to go far gets a leader. */
function place(points: readonly (Label & { radius: number })[]) {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }))
  return points.map(({ x, y, text, radius }) => {
    const half = widthOf(text) / 2
    const spots = offsets(half, radius).map(([dx, dy], rank) => {
      const at = {
        x: Math.min(Math.max(x + dx, 24 + half), 432 - half),
        y: Math.min(Math.max(y + dy, 48), 252),
      }
      const box = { left: at.x - half - 3, right: at.x + half + 3, top: at.y - 9, bottom: at.y + 9 }
      return { ...at, rank, box }
    })
    const free = (blocked: readonly Box[]) =>
      spots.find(({ box }) => blocked.every((other) => isClear(box, other)))
    const spot = free([...taken, ...AXES]) ?? free(taken)
    if (!spot) throw new Error(`Figure quadrant: no room for "${text}". Move the points apart.`)
    const { box } = spot
    taken.push(box)
    const edge = {
      x: Math.min(Math.max(x, box.left), box.right),
      y: Math.min(Math.max(y, box.top), box.bottom),
    }
    return {
      label: { x: round(spot.x), y: round(spot.y + 4), text },
      leader: spot.rank > 3 ? `M${x} ${y}L${round(edge.x)} ${round(edge.y)}` : '',
    }
  })
}

export function Quadrant({ x, y, points, mark }: FigurePropsOf<'quadrant'>) {
  const marked = indexIn(
    points.map(({ label }) => label),
    mark,
    'quadrant mark',
  )
  const dots = points.map((point, index) => ({
    radius: index === marked ? 18 : 12,
    x: round(16 + point.x * 4.16),
    y: round(264 - point.y * 2.24),
    text: point.label,
  }))
  const dot = dots[marked] ?? { x: 0, y: 0 }
  const labels = place(dots)
  const ring = (at: { x: number; y: number }, r: number) =>
    `M${round(at.x - r)} ${at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
  return (
    <>
      <path className="w f" d={`M${dot.x > 224 ? 224 : 16} ${dot.y > 152 ? 152 : 40}h208v112h-208z`} />
      <path className="n" d="M224 40v224M16 152h416" />
      <path d="M16 40v224h416" />
      <path className="n" d={labels.map(({ leader }) => leader).join('')} />
      <path className="s" d={dots.map((at, index) => (index === marked ? '' : ring(at, 5))).join('')} />
      <g className="a">
        <path d={ring(dot, 10)} pathLength="1" />
        <path className="f" d={ring(dot, 5)} />
      </g>
      <g className="k" textAnchor="middle">
        <Texts at={labels.map(({ label }) => label)} />
      </g>
      <text x="16" y="24">
        {y}
      </text>
      <text x="432" y="286" textAnchor="end">
        {x}
      </text>
    </>
  )
}
