import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, box, d, type Framed, rules, Words } from './kit.tsx'

const TOP = 24
const END = 256

/** What is left are the dots; the line hangs through the middle and ends in the one that matters. */
export function Funnel({ frame, stages }: Framed<FigurePropsOf<'funnel'>>) {
  const [axis, mouth, throat, words] = frame.narrow ? [54, 46, 14, 108] : [128, 120, 20, 264]
  const height = (END - TOP) / stages.length
  const neck = END - height
  const half = (y: number) => throat + ((mouth - throat) * Math.max(neck - y, 0)) / (neck - TOP)
  const tops = stages.map((_, index) => TOP + height * index)
  const dots = Array.from({ length: 14 }, (_, row) => TOP + 12 + row * 16)
    .filter((y) => y < neck - 4)
    .map((y) => {
      const pairs = Math.floor((half(y) - 8) / 16 + 0.5)
      return pairs > 0 && d`M${axis + 8 - 16 * pairs} ${y}h${32 * pairs - 15}`
    })
  return (
    <>
      <path className="t" d={rules(frame, [...tops, END])} />
      <path
        className="s"
        d={d`M${axis - mouth} ${TOP}H${axis + mouth}L${axis + throat} ${neck}V${END}h${-2 * throat}V${neck}z`}
      />
      <g className="n">
        <path d={d`${dots}`} strokeDasharray="0 16" strokeLinecap="round" strokeWidth="5" />
      </g>
      <path d={tops.map((y) => d`M${axis - half(y)} ${y}H${axis + half(y)}`).join('')} />
      <g className="a">
        <path className="w" d={box(axis - throat, neck, 2 * throat, height)} />
        <path d={d`M${axis} 8v256`} pathLength="1" />
        <path className="f" d={bob(axis, 260)} />
      </g>
      <Words
        tone="k"
        at={stages.map((text, i) => ({ x: words, y: (tops[i] ?? 0) + height / 2 + 4, text }))}
      />
    </>
  )
}
