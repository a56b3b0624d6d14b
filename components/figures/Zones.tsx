import type { FigurePropsOf } from '#lib/content/figures.ts'
import { head } from './geometry.ts'
import { Texts } from './Texts.tsx'

const WAY = 168

/** Zones nest towards the right; the way in crosses each boundary, and each crossing is named below it. */
export function Zones({ zones, crossings }: FigurePropsOf<'zones'>) {
  // The outermost boundary counts only where there are as many crossings as zones.
  const fromOutside = crossings.length === zones.length
  const left = fromOutside ? 40 : 8
  const step = zones.length > 3 ? 88 : 104
  const boxes = zones.map((text, index) => {
    const x = left + step * index
    const [top, bottom] = [8 + 32 * index, 232 - 8 * index]
    const right = 432 - 8 * index
    return { x, shape: `M${x} ${top}H${right}V${bottom}H${x}z`, label: { x: x + 12, y: top + 22, text } }
  })
  const gates = boxes.slice(fromOutside ? 0 : 1).slice(0, crossings.length)
  const core = boxes.at(-1)
  const end = (core?.x ?? 0) + 48
  const rows = gates.map(({ x }, index) => ({ x, y: 292 - 20 * index }))
  return (
    <>
      {boxes.map(({ x, shape }) => (
        <path key={x} className={x === core?.x ? 'w' : 's'} d={shape} />
      ))}
      <path className="n" d={rows.map(({ x, y }) => `M${x} ${WAY + 8}V${y - 4}h8`).join('')} />
      <g className="a">
        <path d={`M${fromOutside ? 8 : 24} ${WAY}H${end - 8}`} pathLength="1" />
        <path className="f" d={head(end, WAY)} />
        <path className="s" d={gates.map(({ x }) => `M${x} ${WAY - 9}l9 9-9 9-9-9z`).join('')} />
      </g>
      <g className="k">
        <Texts at={boxes.map(({ label }) => label)} />
      </g>
      <g className="a h">
        <Texts at={rows.map(({ x, y }, index) => ({ x: x + 14, y, text: crossings[index] ?? '' }))} />
      </g>
    </>
  )
}
