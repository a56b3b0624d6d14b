import type { FigurePropsOf } from '#lib/content/figures.ts'
import { box, d, type Framed, spread, tick, Words } from './kit.tsx'

/** The open point may be one of the list or come after it. */
export function Checklist({ frame, heading, items, open }: Framed<FigurePropsOf<'checklist'>>) {
  const points = open === undefined || items.includes(open) ? items : [...items, open]
  const [left, right, boxes, words] = frame.narrow ? [1, 280, 8, 36] : [56, 384, 76, 124]
  const rows = spread(points.length, 64, 288).map((y, index) => ({ y, text: points[index] ?? '' }))
  const square = ({ y }: { y: number }) => box(boxes, y - 8, 16, 16)
  const label = ({ y, text }: { y: number; text: string }) => ({ x: words, y: y + 4, text })
  const still = rows.filter(({ text }) => text === open)
  const done = rows.filter(({ text }) => text !== open)
  return (
    <>
      <path className="n" d={d`M${left + 16} 16V8H${right + 8}V280h-8`} />
      <path className="s" d={d`M${left} 16H${right - 24}l24 24V292H${left}z`} />
      <path d={d`M${right - 24} 16v24h24`} />
      <path className="t" d={d`M${left} 60H${right}`} />
      <path className="n" d={done.map(square).join('')} />
      <path d={done.map(({ y }) => tick(boxes + 8, y + 1)).join('')} />
      <g className="a">
        <path
          className="w f"
          d={still.map(({ y }) => box(left + 1, y - 14, right - left - 2, 28)).join('')}
        />
        <path d={d`M${words - (frame.narrow ? 6 : 16)} 16v276`} pathLength="1" />
        <path className="s" d={still.map(square).join('')} />
      </g>
      <Words tone="k" at={[{ x: words, y: 44, text: heading }, ...still.map(label)]} />
      <Words at={done.map(label)} />
    </>
  )
}
