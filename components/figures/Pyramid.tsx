import type { FigurePropsOf } from '#lib/content/figures.ts'
import { indexIn, round } from './geometry.ts'
import { Texts } from './Texts.tsx'

const APEX = 24
const BASE = 280

export function Pyramid({ levels, mark }: FigurePropsOf<'pyramid'>) {
  const marked = mark === undefined ? -1 : indexIn(levels, mark, 'pyramid mark')
  const height = (BASE - APEX) / levels.length
  const half = (y: number) => (y - APEX) / 2
  const slices = levels.map((text, index) => {
    const low = BASE - height * index
    const high = low - height
    const middle = round((low + high) / 2)
    return {
      label: { x: 288, y: middle + 4, text },
      shape: `M${round(136 - half(low))} ${round(low)}H${round(136 + half(low))}L${round(136 + half(high))} ${round(high)}H${round(136 - half(high))}z`,
      leader: `M${round(136 + half(middle) + 8)} ${middle}H280`,
      edge: `M8 ${round(low)}h424`,
    }
  })
  return (
    <>
      <path className="t" d={slices.map(({ edge }) => edge).join('')} />
      <path className="s" d={slices.map(({ shape }) => shape).join('')} />
      <path className="n d" d={slices.map(({ leader }, i) => (i === marked ? '' : leader)).join('')} />
      <g className="a">
        <path className="w" d={slices[marked]?.shape ?? ''} />
        <path d={`M136 8v${BASE - 8}`} pathLength="1" />
        <path d={slices[marked]?.leader ?? ''} />
      </g>
      <g className="k">
        <Texts at={slices.map(({ label }) => label)} />
      </g>
    </>
  )
}
