/** What goes on from one stage to the next, and the ways that it takes. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import {
  type Anchor,
  box,
  d,
  type Framed,
  head,
  keepIn,
  ring,
  rules,
  spread,
  stagger,
  Words,
  widest,
  widthOf,
} from './kit.tsx'

/** A sluice: each gate hangs over the pipe, and the one that holds a bad change is let down into it. */
export function Pipeline({ frame, stages, stop, note }: Framed<FigurePropsOf<'pipeline'>>) {
  const end = frame.width - 8
  const pitch = (end - 24) / stages.length
  const gates = stages.map((_, index) => 8 + pitch * (index + 1))
  const shut = gates[stages.indexOf(stop ?? '')]
  const open = gates.filter((gate) => gate !== shut)
  const labels = stagger(frame, stages, spread(stages.length, 8, end - 16), 244, 20)
  return (
    <>
      <path className="t" d={rules(frame, [56])} />
      <path className="w f" d={d`M8 144H${shut ?? end}v72H8z`} />
      <path d={rules(frame, [144, 216])} />
      <path className="n" d={gates.map((x) => d`M${x - 4} 56v160m8 0V56`).join('')} />
      <path
        className="n"
        d={labels.map(({ y }, i) => (y > 244 ? d`M${8 + pitch * (i + 0.5)} 220V${y - 14}` : '')).join('')}
      />
      <path className="s" d={open.map((x) => box(x - 4, 64, 8, 72)).join('')} />
      <g className="a">
        {shut === undefined ? (
          <>
            <path d={d`M8 180H${end - 8}`} pathLength="1" />
            <path className="f" d={head(end, 180)} />
          </>
        ) : (
          <>
            <path d={d`M8 180H${shut - 20}`} pathLength="1" />
            <path d={d`M${shut} 56v88`} />
            <path className="f" d={box(shut - 4, 144, 8, 72) + ring(shut - 14, 180, 6)} />
          </>
        )}
      </g>
      {note && (
        <Words
          tone="a"
          anchor="middle"
          at={[{ x: keepIn(frame, shut ?? frame.width / 2, note), y: 40, text: note }]}
        />
      )}
      <Words tone="k h" anchor="middle" at={labels} />
    </>
  )
}

export function Timeline({ frame, events, now }: Framed<FigurePropsOf<'timeline'>>) {
  const end = frame.width - 8
  const reached = events.indexOf(now)
  const places = spread(events.length, 8, end)
  const here = places[reached] ?? 0
  const labels = events.map((text, index) => {
    // Two heights to each side, so that the stems make a rhythm.
    const reach = index % 4 < 2 ? 88 : 56
    return { x: keepIn(frame, places[index] ?? 0, text), y: index % 2 ? 164 + reach : 144 - reach, text }
  })
  const stem = (x: number, y: number) => d`M${x} 150V${y < 150 ? y + 8 : y - 16}`
  const others = places.filter((_, index) => index !== reached)
  const stemsOf = labels.map(({ y }, index) => index !== reached && stem(places[index] ?? 0, y))
  return (
    <>
      <path className="w f" d={d`M8 138H${here}v24H8z`} />
      <g className="t">
        <path d={d`M9 150H${end + 1}`} strokeWidth="12" strokeDasharray="1 7" />
      </g>
      <path className="n" d={d`${rules(frame, [138, 162])}${stemsOf}`} />
      <path className="n d" d={d`M${here} 150H${end}`} />
      <path className="s" d={others.map((x) => ring(x, 150, 5)).join('')} />
      <g className="a">
        <path d={d`M8 150H${here}`} pathLength="1" />
        {labels.slice(reached, reached + 1).map(({ y }) => (
          <path key={y} d={stem(here, y) + stem(here, y < 150 ? 268 : 24)} />
        ))}
        <path className="f" d={d`M${here} 134l8 10-8 28-8-28z`} />
      </g>
      <Words tone="k h" anchor="middle" at={labels.filter((_, index) => index !== reached)} />
      <Words tone="a h" anchor="middle" at={labels.slice(reached, reached + 1)} />
    </>
  )
}

/** The last way back is the accent: it is what makes a loop of a list. */
export function Loop({ frame, steps, center }: Framed<FigurePropsOf<'loop'>>) {
  const [cx, cy, rx, ry] = frame.narrow ? [144, 168, 88, 120] : [220, 150, 96, 96]
  const gap = 0.14
  const turn = (2 * Math.PI) / steps.length
  const point = (angle: number) => ({ x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) })
  const nodes = steps.map((text, index) => {
    const angle = turn * index - Math.PI / 2
    const { x, y } = point(angle)
    const side = Math.sign(Math.round(Math.cos(angle) * 10))
    const [start, end] = [point(angle + gap), point(angle + turn - gap)]
    const above = {
      x: keepIn(frame, x, text),
      y: y < cy + 1 ? y - 16 : y + 26,
      text,
      anchor: 'middle' as Anchor,
    }
    const beside = { x: x + 16 * side, y: y + 4, text, anchor: (side > 0 ? 'start' : 'end') as Anchor }
    const slope = Math.atan2(ry * Math.cos(angle + turn - gap), -rx * Math.sin(angle + turn - gap))
    return {
      ring: ring(x, y, 6),
      label: frame.narrow || side === 0 ? above : beside,
      arc: d`M${start.x} ${start.y}A${rx} ${ry} 0 0 1 ${end.x} ${end.y}`,
      head: head(end.x, end.y, (slope * 180) / Math.PI),
    }
  })
  const last = nodes.at(-1)
  const ways = nodes.slice(0, -1)
  return (
    <>
      <path className="t" d={ring(cx, cy, 72)} />
      <path className="w f" d={ring(cx, cy, 60)} />
      <path d={ways.map(({ arc }) => arc).join('')} />
      <path className="k f" d={ways.map((way) => way.head).join('')} />
      <path className="s" d={nodes.map((node) => node.ring).join('')} />
      <g className="a">
        <path d={last?.arc} pathLength="1" />
        <path className="f" d={last?.head} />
      </g>
      <Words tone="k h" at={nodes.map(({ label }) => label)} />
      <Words tone="k" anchor="middle" at={[{ x: cx, y: cy + 4, text: center }]} />
    </>
  )
}

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
