import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, round } from './geometry.ts'
import { Texts } from './Texts.tsx'

const AXIS = 128
const TOP = 24
const END = 256

/** What is left are the dots; the line hangs through the middle and ends in the one that matters. */
export function Funnel({ stages }: FigurePropsOf<'funnel'>) {
  const height = (END - TOP) / stages.length
  const neck = round(END - height)
  const half = (y: number) => 20 + (100 * Math.max(neck - y, 0)) / (neck - TOP)
  const bands = stages.map((text, index) => {
    const top = round(TOP + height * index)
    return { top, label: { x: 264, y: round(top + height / 2 + 4), text } }
  })
  const rows = Array.from({ length: 14 }, (_, row) => TOP + 12 + row * 16).filter((y) => y < neck - 4)
  const dots = rows.map((y) => {
    const pairs = Math.floor((half(y) - 8) / 16 + 0.5)
    return `M${AXIS + 8 - 16 * pairs} ${y}h${32 * pairs - 15}`
  })
  return (
    <>
      <path className="t" d={`${bands.map(({ top }) => `M8 ${top}h424`).join('')}M8 ${END}h424`} />
      <path className="s" d={`M8 ${TOP}h240L${AXIS + 20} ${neck}V${END}h-40V${neck}z`} />
      <g className="n">
        <path d={dots.join('')} strokeDasharray="0 16" strokeLinecap="round" strokeWidth="5" />
      </g>
      <path
        d={bands.map(({ top }) => `M${round(AXIS - half(top))} ${top}H${round(AXIS + half(top))}`).join('')}
      />
      <g className="a">
        <path className="w" d={`M${AXIS - 20} ${neck}h40V${END}h-40z`} />
        <path d={`M${AXIS} 8v256`} pathLength="1" />
        <path className="f" d={bob(AXIS, 260)} />
      </g>
      <g className="k">
        <Texts at={bands.map(({ label }) => label)} />
      </g>
    </>
  )
}
