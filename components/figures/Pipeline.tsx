import type { FigurePropsOf } from '#lib/content/figures.ts'
import { box, d, type Framed, head, keepIn, ring, rules, spread, stagger, Words } from './kit.tsx'

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
