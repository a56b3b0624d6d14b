import type { FigurePropsOf } from '#lib/content/figures.ts'
import { head, round } from './geometry.ts'
import { Texts } from './Texts.tsx'

const R = 96
const GAP = 0.14

const point = (angle: number, radius = R) => ({
  x: round(220 + radius * Math.cos(angle)),
  y: round(150 + radius * Math.sin(angle)),
})

/** The last way back is the accent: it is what makes a loop of a list. */
export function Loop({ steps, center }: FigurePropsOf<'loop'>) {
  const turn = (2 * Math.PI) / steps.length
  const nodes = steps.map((text, index) => {
    const angle = turn * index - Math.PI / 2
    const { x, y } = point(angle)
    const side = Math.round(Math.cos(angle) * 10)
    const [start, end] = [point(angle + GAP), point(angle + turn - GAP)]
    return {
      x,
      y,
      anchor: side > 0 ? 'start' : side < 0 ? 'end' : 'middle',
      label:
        side === 0
          ? { x, y: y < 150 ? y - 16 : y + 26, text }
          : { x: x + 16 * Math.sign(side), y: y + 4, text },
      arc: `M${start.x} ${start.y}A${R} ${R} 0 0 1 ${end.x} ${end.y}`,
      head: head(end.x, end.y, ((angle + turn - GAP) * 180) / Math.PI + 90),
    }
  })
  const last = nodes.length - 1
  const ways = nodes.slice(0, last)
  const anchored = (anchor: string) =>
    nodes.filter((node) => node.anchor === anchor).map(({ label }) => label)
  return (
    <>
      <circle className="t" cx="220" cy="150" r="72" />
      <circle className="w f" cx="220" cy="150" r="60" />
      <path d={ways.map(({ arc }) => arc).join('')} />
      <path className="k f" d={ways.map((way) => way.head).join('')} />
      <path
        className="s"
        d={nodes.map(({ x, y }) => `M${round(x - 6)} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`).join('')}
      />
      <g className="a">
        <path d={nodes[last]?.arc} pathLength="1" />
        <path className="f" d={nodes[last]?.head} />
      </g>
      <g className="k">
        <g textAnchor="middle">
          <text x="220" y="154">
            {center}
          </text>
          <Texts at={anchored('middle')} />
        </g>
        <Texts at={anchored('start')} />
        <g textAnchor="end">
          <Texts at={anchored('end')} />
        </g>
      </g>
    </>
  )
}
