import type { FigurePropsOf } from '#lib/content/figures.ts'
import { d, type Framed, head, keepIn, rules, spread, stagger, Words } from './kit.tsx'

const BASE = 248
const TOP = 56

/** Heights are to scale; a level is drawn where it lies, and the marked bar is the one that falls short of it. */
export function Bars({ frame, bars, mark, note, level }: Framed<FigurePropsOf<'bars'>>) {
  const names = bars.map(({ label }) => label)
  const right = frame.width - 8
  const places = spread(
    bars.length,
    frame.narrow ? 8 : 24,
    level ? right - (frame.narrow ? 80 : 96) : right - 8,
  )
  const pitch = (places[1] ?? 0) - (places[0] ?? 0)
  const wide = Math.min(frame.width / 7.5, Math.floor(pitch * 0.75))
  const scale = (BASE - TOP) / Math.max(level?.value ?? 0, ...bars.map(({ value }) => value))
  const topOf = (value: number) => BASE - value * scale
  const column = (index: number) =>
    d`M${(places[index] ?? 0) - wide / 2} ${BASE}V${topOf(bars[index]?.value ?? 0)}h${wide}V${BASE}`
  const marked = names.indexOf(mark)
  const [x, top] = [places[marked] ?? 0, topOf(bars[marked]?.value ?? 0)]
  const line = level && topOf(level.value)
  return (
    <>
      <path className="t" d={rules(frame, [104, 152, 200])} />
      <path className="s" d={bars.map((_, index) => column(index)).join('')} />
      <g className="a">
        <path className="w" d={column(marked)} />
        {line === undefined ? (
          <path className="d" d={d`M${x} ${TOP}V${top - 6}`} />
        ) : (
          <>
            <path className="d" d={rules(frame, [line])} />
            <path d={d`M${x} ${line}V${top - 6}`} pathLength="1" />
            <path className="f" d={head(x, top, 90)} />
          </>
        )}
      </g>
      <path d={rules(frame, [BASE])} />
      <Words
        tone="a h"
        anchor="middle"
        at={[{ x: keepIn(frame, x, note), y: line === undefined ? TOP - 12 : TOP - 28, text: note }]}
      />
      {level && line !== undefined && (
        <Words tone="a h" anchor="end" at={[{ x: right, y: line - 8, text: level.label }]} />
      )}
      <Words tone="k" anchor="middle" at={stagger(frame, names, places, 268, frame.narrow ? 14 : 18)} />
    </>
  )
}
