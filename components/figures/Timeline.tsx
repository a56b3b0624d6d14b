import type { FigurePropsOf } from '#lib/content/figures.ts'
import { d, type Framed, keepIn, ring, rules, spread, Words } from './kit.tsx'

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
