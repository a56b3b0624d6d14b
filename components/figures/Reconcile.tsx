import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, box, d, type Framed, ring, spread, Words } from './kit.tsx'

export function Reconcile({ frame, left, right, rows, note }: Framed<FigurePropsOf<'reconcile'>>) {
  const [edge, wide, indent] = frame.narrow ? [4, 118, 8] : [8, frame.width / 2 - 68, 16]
  const other = frame.width - edge - wide
  const axis = frame.width / 2
  const height = 192 / rows.length
  const lines = spread(rows.length, 40, 232).map((y, index) => ({ y, left: '', right: '', ...rows[index] }))
  const same = lines.filter((row) => row.left === row.right)
  const apart = lines.filter((row) => row.left !== row.right)
  const cells = ({ y }: { y: number }) =>
    box(edge, y - height / 2, wide, height) + box(other, y - height / 2, wide, height)
  const joined = ({ y }: { y: number }, r: number) =>
    d`M${edge + wide} ${y}H${axis - r}M${axis + r} ${y}H${other}${ring(axis, y, r)}`
  return (
    <>
      <path className="s" d={same.map(cells).join('')} />
      <g className="a">
        <path d={d`M${axis} 8v256`} pathLength="1" strokeWidth="1" />
        <path className="f" d={bob(axis, 260)} />
      </g>
      <g className="n">
        <path className="s" d={same.map((row) => joined(row, 12)).join('')} />
      </g>
      <path d={same.map(({ y }) => d`M${axis - 5} ${y - 3}h10m-10 6h10`).join('')} />
      <g className="a">
        <path className="w" d={apart.map(cells).join('')} />
        <path className="s" d={apart.map((row) => joined(row, 14)).join('')} />
        <path
          d={apart.map(({ y }) => d`M${axis - 7} ${y - 3}h14m-14 6h14m-11 5l8-16`).join('')}
          strokeWidth="1.5"
        />
      </g>
      <Words tone="a" anchor="middle" at={[{ x: axis, y: 296, text: note }]} />
      <Words
        at={[
          { x: edge, y: 28, text: left },
          { x: other, y: 28, text: right },
        ]}
      />
      <Words
        tone="k"
        at={lines.flatMap((row) => [
          { x: edge + indent, y: row.y + 4, text: row.left },
          { x: other + indent, y: row.y + 4, text: row.right },
        ])}
      />
    </>
  )
}
