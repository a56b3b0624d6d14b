import type { FigurePropsOf } from '#lib/content/figures.ts'
import { cross, head, spread } from './geometry.ts'
import { Texts } from './Texts.tsx'

/** The line is the way of the keyboard; what it cannot reach stands off it. */
export function Focus({ fields, missing }: FigurePropsOf<'focus'>) {
  const rows = spread(fields.length + (missing ? 1 : 0), 20, 288)
  // What is skipped stands before the last field, where the way visibly passes it by.
  const skipped = missing ? fields.length - 1 : -1
  const reached = rows.filter((_, index) => index !== skipped)
  const lost = rows[skipped]
  const first = reached[0] ?? 0
  const last = reached.at(-1) ?? 0
  return (
    <>
      <path className="t" d="M112 8h320v284H112z" />
      <path className="s" d={reached.map((y) => `M136 ${y - 18}h272v36H136z`).join('')} />
      <path className="n" d={reached.map((y) => `M392 ${y - 8}v16`).join('')} />
      {lost !== undefined && missing && (
        <>
          <path className="x d" d={`M136 ${lost - 18}h272v36H136z`} />
          <path className="x" d={`M56 ${lost}a0 0 0 0 1 0 0${cross(96, lost)}`} />
          <path className="n d" d={`M64 ${lost}h24m16 0h32`} />
        </>
      )}
      <g className="a">
        <path className="w" d={`M136 ${last - 18}h272v36H136z`} />
        <path d={`M132 ${last - 22}h280v44H132z`} />
        <path d={`M56 ${first}V${last}`} pathLength="1" />
        <path d={reached.map((y) => `M56 ${y}h64`).join('')} />
        <path className="f" d={reached.map((y) => head(130, y)).join('')} />
        <path className="s" d={reached.map((y) => `M42 ${y}a14 14 0 1 0 28 0a14 14 0 1 0-28 0`).join('')} />
      </g>
      <g className="k">
        <g textAnchor="middle">
          <Texts at={reached.map((y, index) => ({ x: 56, y: y + 4, text: `${index + 1}` }))} />
        </g>
        <Texts at={reached.map((y, index) => ({ x: 152, y: y + 4, text: fields[index] ?? '' }))} />
        {lost !== undefined && missing && <Texts at={[{ x: 152, y: lost + 4, text: missing }]} />}
      </g>
    </>
  )
}
