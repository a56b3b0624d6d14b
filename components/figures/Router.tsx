import type { FigurePropsOf } from '#lib/content/figures.ts'
import { head, round, spread, widthOf } from './geometry.ts'
import { Texts } from './Texts.tsx'

const widest = (texts: readonly string[]) => Math.ceil(Math.max(...texts.map((text) => widthOf(text)))) + 16

export function Router({ inputs, rule, outputs }: FigurePropsOf<'router'>) {
  const ins = spread(inputs.length, 8, 292)
  const outs = spread(outputs.length, 8, 292)
  // Boxes are as wide as their words, and the ways share what is left.
  const [first, last] = [8 + widest(inputs), 432 - widest(outputs)]
  const middle = round((first + last) / 2)
  const half = round(widthOf(rule) / 2 + 18)
  const [enter, leave] = [middle - half, middle + half]
  const way = (from: number, y: number, to: number, end: number) =>
    `M${from} ${y}C${round((from + to) / 2)} ${y} ${round((from + to) / 2)} ${end} ${to} ${end}`
  const out = (y: number) => way(leave, 150, last - 4, y)
  const usual = outs.slice(0, -1)
  const odd = outs.at(-1) ?? 0
  const box = (y: number) => `M${last} ${y - 20}H432v40H${last}z`
  return (
    <>
      <path d={ins.map((y) => way(first, y, enter - 4, 150)).join('') + usual.map(out).join('')} />
      <g className="k">
        <path className="f" d={head(enter, 150) + usual.map((y) => head(last, y)).join('')} />
      </g>
      <path
        className="s"
        d={ins.map((y) => `M8 ${y - 20}H${first}v40H8z`).join('') + usual.map(box).join('')}
      />
      <path className="s" d={`M${enter} 150l16-52h${round(2 * half - 32)}l16 52-16 52H${enter + 16}z`} />
      <g className="a">
        <path d={out(odd)} pathLength="1" />
        <path className="f" d={head(last, odd)} />
        <path className="w" d={box(odd)} />
      </g>
      <g className="k" textAnchor="middle">
        <Texts
          at={ins.map((y, index) => ({ x: round((8 + first) / 2), y: y + 4, text: inputs[index] ?? '' }))}
        />
        <text x={middle} y="154">
          {rule}
        </text>
        <Texts
          at={outs.map((y, index) => ({ x: round((432 + last) / 2), y: y + 4, text: outputs[index] ?? '' }))}
        />
      </g>
    </>
  )
}
