import type { FigurePropsOf } from '#lib/content/figures.ts'
import { head, indexIn, keepIn, round, spread, stagger } from './geometry.ts'
import { Texts } from './Texts.tsx'

const BASE = 248
const LEVEL = 56

export function Bars({ bars, mark, note }: FigurePropsOf<'bars'>) {
  const names = bars.map(({ label }) => label)
  const marked = indexIn(names, mark, 'bars mark')
  const places = spread(bars.length, 24, 424)
  const wide = Math.min(56, Math.floor(400 / bars.length / 8) * 8 - 16)
  // The tallest one fills the frame: only how they compare says something.
  const scale = 192 / Math.max(...bars.map(({ value }) => value))
  const columns = bars.map(({ value }, index) => {
    const x = places[index] ?? 0
    const top = round(BASE - value * scale)
    return { x, top, shape: `M${round(x - wide / 2)} ${BASE}V${top}h${wide}V${BASE}` }
  })
  const { x, top, shape } = columns[marked] ?? { x: 0, top: 0, shape: '' }
  return (
    <>
      <path className="t" d="M8 104h424M8 152h424M8 200h424" />
      <path className="s" d={columns.map((column) => column.shape).join('')} />
      <g className="a">
        <path className="w" d={shape} />
        <path className="d" d={`M8 ${LEVEL}h424`} />
        {top - LEVEL > 10 && (
          <>
            <path d={`M${x} ${LEVEL}V${top - 6}`} pathLength="1" />
            <path className="f" d={head(x, top, 90)} />
          </>
        )}
      </g>
      <path d={`M8 ${BASE}h424`} />
      <g textAnchor="middle">
        <text className="a" x={keepIn(x, note)} y={LEVEL - 12}>
          {note}
        </text>
        <g className="k">
          <Texts at={stagger(names, places, 270)} />
        </g>
      </g>
    </>
  )
}
