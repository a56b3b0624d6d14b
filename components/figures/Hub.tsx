import type { FigurePropsOf } from '#lib/content/figures.ts'
import { box, comb, d, type Framed, ring, Words } from './kit.tsx'

export function Hub({ frame, center, spokes, mark }: Framed<FigurePropsOf<'hub'>>) {
  const marked = spokes.indexOf(mark ?? '')
  // An odd number reaches higher than it hangs.
  const lift = spokes.length % 2 ? Math.round(56 * (1 - Math.cos(Math.PI / spokes.length))) : 0
  const [x, y, r] = frame.narrow ? [144, 52, 48] : [220, 150 + lift, 52]
  const half = Math.ceil(spokes.length / 2)
  const columns = comb(frame, spokes.slice(0, half), spokes.slice(half), 108)
  const nodes = frame.narrow
    ? columns.parts.flat()
    : spokes.map((text, index) => {
        const angle = (2 * Math.PI * index) / spokes.length - Math.PI / 2
        const [at, level] = [x + 150 * Math.cos(angle), y + 112 * Math.sin(angle)]
        return {
          label: { x: at, y: level + 4, text },
          box: box(at - 58, level - 18, 116, 36),
          line: d`M${x} ${y}L${at} ${level}`,
        }
      })
  return (
    <>
      {frame.narrow ? (
        <path d={d`M${x} ${y}V${columns.end}`} />
      ) : (
        <path className="t" d={ring(x, y, 72) + ring(x, y, 96)} />
      )}
      <path d={nodes.map(({ line }) => line).join('')} />
      <g className="a">
        <path d={nodes[marked]?.line ?? ''} pathLength="1" />
      </g>
      <path className="s" d={nodes.map((node) => node.box).join('')} />
      <g className="a">
        <path className="w" d={nodes[marked]?.box ?? ''} />
      </g>
      <path className="s" d={ring(x, y, r)} />
      <path className="n" d={ring(x, y, r - 5)} />
      <Words
        tone="k"
        anchor="middle"
        at={[{ x, y: y + 4, text: center }, ...nodes.map(({ label }) => label)]}
      />
    </>
  )
}
