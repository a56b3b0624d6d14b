import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, round } from './geometry.ts'
import { Texts } from './Texts.tsx'

export function Reconcile({ left, right, rows, note }: FigurePropsOf<'reconcile'>) {
  const height = 192 / rows.length
  const lines = rows.map((row, index) => ({
    ...row,
    top: round(40 + height * index),
    y: round(40 + height * (index + 0.5)),
  }))
  const same = lines.filter((row) => row.left === row.right)
  const apart = lines.filter((row) => row.left !== row.right)
  const cells = ({ top }: { top: number }) =>
    `M8 ${top}h152v${round(height)}H8zM280 ${top}h152v${round(height)}h-152z`
  return (
    <>
      <path className="s" d={same.map(cells).join('')} />
      <g className="a">
        <path d="M220 8v256" pathLength="1" strokeWidth="1" />
        <path className="f" d={bob(220, 260)} />
      </g>
      <g className="n">
        <path
          className="s"
          d={same.map(({ y }) => `M160 ${y}h48m24 0h48M208 ${y}a12 12 0 1 0 24 0a12 12 0 1 0-24 0`).join('')}
        />
      </g>
      <path d={same.map(({ y }) => `M215 ${y - 3}h10m-10 6h10`).join('')} />
      <g className="a">
        <path className="w" d={apart.map(cells).join('')} />
        <path d={apart.map(({ y }) => `M160 ${y}h36m48 0h36`).join('')} />
        <path
          className="s"
          d={apart.map(({ y }) => `M206 ${y}a14 14 0 1 0 28 0a14 14 0 1 0-28 0`).join('')}
        />
        <path d={apart.map(({ y }) => `M213 ${y - 3}h14m-14 6h14m-11 5l8-16`).join('')} strokeWidth="1.5" />
        <text x="220" y="296" textAnchor="middle">
          {note}
        </text>
      </g>
      <Texts
        at={[
          { x: 8, y: 28, text: left },
          { x: 280, y: 28, text: right },
        ]}
      />
      <g className="k">
        <Texts at={lines.map((row) => ({ x: 24, y: row.y + 4, text: row.left }))} />
        <Texts at={lines.map((row) => ({ x: 296, y: row.y + 4, text: row.right }))} />
      </g>
    </>
  )
}
