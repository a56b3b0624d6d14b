import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, indexIn, round } from './geometry.ts'
import { Texts } from './Texts.tsx'

export function Layers({ layers, mark, note }: FigurePropsOf<'layers'>) {
  const marked = mark === undefined ? -1 : indexIn(layers, mark, 'layers mark')
  // With a note the wall stands right of its words, without one it takes their room.
  const line = note ? 168 : 88
  const wide = 416 - line
  const height = 240 / layers.length
  const slabs = layers.map((text, index) => {
    const top = round(16 + height * index)
    const middle = round(top + height / 2)
    const x = index === marked ? line + 14 : line
    return {
      top,
      middle,
      shape: `M${x} ${top}h${wide}v${round(height)}H${x}z`,
      label: { x: x + 16, y: middle + 4, text },
    }
  })
  const noted = slabs[Math.max(marked, 0)]?.middle ?? 0
  return (
    <>
      <path className="t" d={`${slabs.map(({ top }) => `M8 ${top}h424`).join('')}M8 256h424`} />
      <path className="s" d={slabs.map(({ shape }, i) => (i === marked ? '' : shape)).join('')} />
      <path d={`${slabs.map(({ top }) => `M${line - 24} ${top}h12`).join('')}M${line - 24} 256h12`} />
      <g className="a">
        <path className="w g" d={slabs[marked]?.shape ?? ''} />
        {marked >= 0 && <path d={`M${line} ${slabs[marked]?.middle}h14`} />}
        {note && <path className="d" d={`M8 ${noted}H${line - 4}`} />}
        <path d={`M${line} 0v264`} pathLength="1" />
        <path className="f" d={bob(line, 256).replace('l5 6-5 14-5-14z', 'l8 10-8 28-8-28z')} />
        {note && (
          <text x={line - 20} y={noted - 8} textAnchor="end">
            {note}
          </text>
        )}
      </g>
      <g className="k">
        <Texts at={slabs.map(({ label }) => label)} />
      </g>
    </>
  )
}
