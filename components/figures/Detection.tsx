import type { FigurePropsOf } from '#lib/content/figures.ts'
import { round } from './geometry.ts'
import { Texts } from './Texts.tsx'

/** A still life from the drawing class: solids on a table, since what is found can bear any name. */
const SOLIDS = [
  { wide: 88, high: 88, path: 'M8 80V32h48v48zM8 32L32 8h48v48L56 80M56 32L80 8' },
  { wide: 72, high: 136, path: 'M8 122L36 8l28 114M8 122a28 7 0 0 0 56 0a28 7 0 0 0-56 0' },
  { wide: 80, high: 80, path: 'M8 40a32 32 0 1 0 64 0a32 32 0 1 0-64 0M8 40a32 9 0 0 0 64 0' },
  { wide: 64, high: 112, path: 'M8 16v82a24 6 0 0 0 48 0V16M8 16a24 6 0 1 0 48 0a24 6 0 1 0-48 0' },
]
/** Fewer of them stand closer to the eye. */
const VIEWS: Record<number, { scale: number; places: readonly number[] }> = {
  2: { scale: 1.5, places: [56, 224] },
  3: { scale: 1.25, places: [32, 168, 280] },
  4: { scale: 1.1, places: [20, 128, 222, 324] },
}

const corners = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y + 12}v-12h12M${x + wide - 12} ${y}h12v12M${x + wide} ${y + high - 12}v12h-12M${x + 12} ${y + high}h-12v-12`

export function Detection({ boxes, doubt }: FigurePropsOf<'detection'>) {
  const { scale, places } = VIEWS[boxes.length] ?? { scale: 1, places: [] }
  const found = boxes.flatMap((text, index) => {
    const [solid, x] = [SOLIDS[index], places[index]]
    if (!solid || x === undefined) return []
    const [wide, high] = [Math.round(solid.wide * scale), Math.round(solid.high * scale)]
    return [{ x, y: 272 - high, wide, high, path: solid.path, text }]
  })
  return (
    <>
      <path className="s" d="M8 8h424v284H8z" />
      <path className="t" d="M8 224h424M8 272h424" />
      <path className="n" d="M432 44a26 26 0 0 0 0 52" />
      {found.map(({ x, y, path }) => (
        <path
          key={x}
          d={path}
          strokeWidth={round(1.5 / scale)}
          transform={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
      <g className="a">
        {found.map(({ x, y, wide, high }) => (
          <path key={x} d={corners(x, y, wide, high)} pathLength="1" />
        ))}
      </g>
      <path className="x d" d="M432 36h-40v68h40" />
      <g className="k">
        <text x="424" y="28" textAnchor="end">
          {doubt}
        </text>
        <Texts at={found.map(({ x, y, text }) => ({ x, y: y - 8, text }))} />
      </g>
    </>
  )
}
