import type { FigurePropsOf } from '#lib/content/figures.ts'
import { d, type Framed, rules, Words } from './kit.tsx'

const APEX = 24
const BASE = 280

export function Pyramid({ frame, levels, mark }: Framed<FigurePropsOf<'pyramid'>>) {
  const [axis, slope, words] = frame.narrow ? [72, 0.25, 140] : [136, 0.5, 288]
  const marked = levels.indexOf(mark ?? '')
  const height = (BASE - APEX) / levels.length
  const half = (y: number) => (y - APEX) * slope
  const slices = levels.map((text, index) => {
    const low = BASE - height * index
    const high = low - height
    const middle = (low + high) / 2
    return {
      low,
      label: { x: words, y: middle + 4, text },
      shape: d`M${axis - half(low)} ${low}H${axis + half(low)}L${axis + half(high)} ${high}H${axis - half(high)}z`,
      leader: d`M${axis + half(middle) + 8} ${middle}H${words - 8}`,
    }
  })
  return (
    <>
      <path
        className="t"
        d={rules(
          frame,
          slices.map(({ low }) => low),
        )}
      />
      <path className="s" d={slices.map(({ shape }) => shape).join('')} />
      <path className="n d" d={slices.map(({ leader }, i) => (i === marked ? '' : leader)).join('')} />
      <g className="a">
        <path className="w" d={slices[marked]?.shape ?? ''} />
        <path d={d`M${axis} 8v${BASE - 8}`} pathLength="1" />
        <path d={slices[marked]?.leader ?? ''} />
      </g>
      <Words tone="k" at={slices.map(({ label }) => label)} />
    </>
  )
}
