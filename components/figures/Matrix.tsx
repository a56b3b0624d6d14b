import type { FigurePropsOf } from '#lib/content/figures.ts'
import { round, spread, stagger, tick } from './geometry.ts'
import { Texts } from './Texts.tsx'

export function Matrix({ columns, rows }: FigurePropsOf<'matrix'>) {
  const xs = spread(columns.length, 120, 432)
  const ys = spread(rows.length, 64, 288)
  const wide = round(312 / columns.length)
  const high = round(224 / rows.length)
  const draw: Record<string, string[]> = { x: [], '!': [], '.': [] }
  const washed: string[] = []
  rows.forEach(({ cells }, row) => {
    const y = ys[row] ?? 0
    xs.forEach((x, column) => {
      const cell = cells[column] ?? '.'
      draw[cell]?.push(
        cell === 'x' ? tick(x - 1, y) : cell === '!' ? `M${x} ${y - 7}v8m0 4v2` : `M${x - 4} ${y}h8`,
      )
      if (cell === '!')
        washed.push(`M${round(x - wide / 2)} ${round(y - high / 2)}h${wide}v${high}h-${wide}z`)
    })
  })
  return (
    <>
      <path
        className="t"
        d={`${rows.map((_, i) => `M8 ${round(64 + high * i)}h424`).join('')}${columns.map((_, i) => `M${round(120 + wide * i)} 64v224`).join('')}`}
      />
      <path className="w f" d={washed.join('')} />
      <path d="M120 64h312v224H120z" />
      <path d={draw.x?.join('')} />
      <path className="n" d={draw['.']?.join('')} />
      <g className="a">
        <path d={draw['!']?.join('')} />
        <path strokeWidth="1.5" d={washed.join('')} />
      </g>
      <g textAnchor="middle">
        <Texts at={stagger(columns, xs, 36, 18)} />
      </g>
      <g className="k">
        <Texts at={rows.map(({ label }, row) => ({ x: 8, y: (ys[row] ?? 0) + 4, text: label }))} />
      </g>
    </>
  )
}
