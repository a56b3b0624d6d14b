import type { FigurePropsOf } from '#lib/content/figures.ts'
import { spread, tick } from './geometry.ts'
import { Texts } from './Texts.tsx'

/** The open point may be one of the list or come after it. */
export function Checklist({ heading, items, open }: FigurePropsOf<'checklist'>) {
  const points = open === undefined || items.includes(open) ? items : [...items, open]
  const rows = spread(points.length, 64, 288).map((y, index) => ({ y, text: points[index] ?? '' }))
  const box = ({ y }: { y: number }) => `M76 ${y - 8}h16v16h-16z`
  const still = rows.filter(({ text }) => text === open)
  const done = rows.filter(({ text }) => text !== open)
  return (
    <>
      <path className="n" d="M72 16V8h320v272h-8" />
      <path className="s" d="M56 16h304l24 24v252H56z" />
      <path d="M360 16v24h24" />
      <path className="t" d="M56 60h328" />
      <path className="n" d={done.map(box).join('')} />
      <path d={done.map(({ y }) => tick(84, y + 1)).join('')} />
      <g className="a">
        <path className="w f" d={still.map(({ y }) => `M57 ${y - 14}h326v28H57z`).join('')} />
        <path d="M108 16v276" pathLength="1" />
        <path className="s" d={still.map(box).join('')} />
      </g>
      <g className="k">
        <Texts at={[{ x: 124, y: 44, text: heading }]} />
        <Texts at={still.map(({ y, text }) => ({ x: 124, y: y + 4, text }))} />
      </g>
      <Texts at={done.map(({ y, text }) => ({ x: 124, y: y + 4, text }))} />
    </>
  )
}
