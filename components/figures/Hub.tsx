import type { FigurePropsOf } from '#lib/content/figures.ts'
import { indexIn, round } from './geometry.ts'
import { Texts } from './Texts.tsx'

export function Hub({ center, spokes, mark }: FigurePropsOf<'hub'>) {
  const marked = mark === undefined ? -1 : indexIn(spokes, mark, 'hub mark')
  // An odd number reaches higher than it hangs.
  const axis = spokes.length % 2 ? 150 + Math.round(56 * (1 - Math.cos(Math.PI / spokes.length))) : 150
  const nodes = spokes.map((text, index) => {
    const angle = (2 * Math.PI * index) / spokes.length - Math.PI / 2
    const x = round(220 + 150 * Math.cos(angle))
    const y = round(axis + 112 * Math.sin(angle))
    return {
      label: { x, y: y + 4, text },
      box: `M${round(x - 58)} ${round(y - 18)}h116v36h-116z`,
      line: `M220 ${axis}L${x} ${y}`,
    }
  })
  return (
    <>
      <circle className="t" cx="220" cy={axis} r="72" />
      <circle className="t" cx="220" cy={axis} r="96" />
      <path d={nodes.map(({ line }) => line).join('')} />
      <g className="a">
        <path d={nodes[marked]?.line ?? ''} pathLength="1" />
      </g>
      <path className="s" d={nodes.map(({ box }) => box).join('')} />
      <g className="a">
        <path className="w" d={nodes[marked]?.box ?? ''} />
      </g>
      <circle className="s" cx="220" cy={axis} r="52" />
      <circle className="n" cx="220" cy={axis} r="47" />
      <g className="k" textAnchor="middle">
        <text x="220" y={axis + 4}>
          {center}
        </text>
        <Texts at={nodes.map(({ label }) => label)} />
      </g>
    </>
  )
}
