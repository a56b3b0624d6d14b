import type { FigurePropsOf } from '#lib/content/figures.ts'
import { box, d, type Framed, head, spread, Words, widest, widthOf } from './kit.tsx'

type Props = Framed<FigurePropsOf<'router'>>

/** Where everything stands: from left to right, or in a narrow frame from the top down. */
function plan({ frame, inputs, rule, outputs }: Props) {
  const [enters, leaves] = [widest(inputs) + (frame.narrow ? 5 : 16), widest(outputs) + 16]
  const half = widthOf(rule) / 2 + 18
  if (frame.narrow) {
    const x = 284 - leaves
    return {
      ins: spread(inputs.length, 4, 284).map((at) => ({ x: at - enters / 2, y: 8, wide: enters })),
      outs: spread(outputs.length, 176, 336).map((y) => ({ x, y: y - 20, wide: leaves })),
      rule: { x: 144, y: 116, half, high: 28 },
      into: (from: number) => d`M${from} 48V64H144V84`,
      out: (y: number) => d`M${Math.max(24, 144 - half + 24)} 144V${y}H${x - 4}`,
      enter: head(144, 88, 90),
    }
  }
  // Boxes are as wide as their words, and the ways share what is left.
  const [first, last] = [8 + enters, frame.width - 8 - leaves]
  const middle = (first + last) / 2
  const way = (from: number, y: number, to: number, end: number) =>
    d`M${from} ${y}C${(from + to) / 2} ${y} ${(from + to) / 2} ${end} ${to} ${end}`
  return {
    ins: spread(inputs.length, 8, 292).map((y) => ({ x: 8, y: y - 20, wide: enters })),
    outs: spread(outputs.length, 8, 292).map((y) => ({ x: last, y: y - 20, wide: leaves })),
    rule: { x: middle, y: 150, half, high: 52 },
    into: (_: number, y: number) => way(first, y, middle - half - 4, 150),
    out: (y: number) => way(middle + half, 150, last - 4, y),
    enter: head(middle - half, 150),
  }
}

/** What comes in, the rule that sorts it, and where it goes; the last way is the exception. */
export function Router(props: Props) {
  const { ins, outs, rule, into, out, enter } = plan(props)
  const shape = ({ x, y, wide }: (typeof ins)[number]) => box(x, y, wide, 40)
  const tip = ({ x, y }: (typeof outs)[number]) => head(x, y + 20)
  const usual = outs.slice(0, -1)
  const odd = outs.slice(-1)
  const words = (boxes: typeof ins, texts: readonly string[]) =>
    boxes.map(({ x, y, wide }, index) => ({ x: x + wide / 2, y: y + 24, text: texts[index] ?? '' }))
  return (
    <>
      <path
        d={d`${ins.map(({ x, y, wide }) => into(x + wide / 2, y + 20))}${usual.map(({ y }) => out(y + 20))}`}
      />
      <path className="k f" d={d`${enter}${usual.map(tip)}`} />
      <path className="s" d={[...ins, ...usual].map(shape).join('')} />
      <path
        className="s"
        d={d`M${rule.x - rule.half} ${rule.y}l16${-rule.high}h${2 * rule.half - 32}l16 ${rule.high}-16 ${rule.high}H${rule.x - rule.half + 16}z`}
      />
      <g className="a">
        <path d={odd.map(({ y }) => out(y + 20)).join('')} pathLength="1" />
        <path className="f" d={odd.map(tip).join('')} />
        <path className="w" d={odd.map(shape).join('')} />
      </g>
      <Words
        tone="k"
        anchor="middle"
        at={[
          ...words(ins, props.inputs),
          { x: rule.x, y: rule.y + 4, text: props.rule },
          ...words(outs, props.outputs),
        ]}
      />
    </>
  )
}
