import type { FigurePropsOf } from '#lib/content/figures.ts'
import { box, d, type Framed, rules, spread, stagger, tick, Words } from './kit.tsx'

/** What a cell is drawn as: works, needs a look, left out on purpose. */
const SIGNS: Record<string, (x: number, y: number) => string> = {
  x: (x, y) => tick(x - 1, y),
  '!': (x, y) => d`M${x} ${y - 7}v8m0 4v2`,
  '.': (x, y) => d`M${x - 4} ${y}h8`,
}

export function Matrix({ frame, columns, rows }: Framed<FigurePropsOf<'matrix'>>) {
  const [left, right, top] = frame.narrow ? [112, 284, 68] : [120, frame.width - 8, 64]
  const [wide, high] = [(right - left) / columns.length, 224 / rows.length]
  const xs = spread(columns.length, left, right)
  const ys = spread(rows.length, top, top + 224)
  const cells = rows.flatMap(({ cells }, row) =>
    xs.map((x, column) => ({ x, y: ys[row] ?? 0, sign: cells[column] ?? '.' })),
  )
  const draw = (wanted: string) =>
    cells.map(({ x, y, sign }) => (sign === wanted ? SIGNS[sign]?.(x, y) : '')).join('')
  const washed = cells
    .map(({ x, y, sign }) => (sign === '!' ? box(x - wide / 2, y - high / 2, wide, high) : ''))
    .join('')
  return (
    <>
      <path
        className="t"
        d={
          rules(
            frame,
            rows.map((_, i) => top + high * i),
          ) + columns.map((_, i) => d`M${left + wide * i} ${top}v224`).join('')
        }
      />
      <path className="w f" d={washed} />
      <path d={box(left, top, right - left, 224)} />
      <path d={draw('x')} />
      <path className="n" d={draw('.')} />
      <g className="a">
        <path d={draw('!')} />
        <path strokeWidth="1.5" d={washed} />
      </g>
      <Words anchor="middle" at={stagger(frame, columns, xs, frame.narrow ? 22 : 36)} />
      <Words
        tone="k"
        at={rows.map(({ label }, row) => ({ x: frame.narrow ? 4 : 8, y: (ys[row] ?? 0) + 4, text: label }))}
      />
    </>
  )
}
