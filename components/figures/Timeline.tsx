import type { FigurePropsOf } from '#lib/content/figures.ts'
import { indexIn, keepIn, spread } from './geometry.ts'
import { Texts } from './Texts.tsx'

export function Timeline({ events, now }: FigurePropsOf<'timeline'>) {
  const reached = indexIn(events, now, 'timeline now')
  const places = spread(events.length, 8, 432)
  const here = places[reached] ?? 0
  const labels = events.map((text, index) => {
    // Two heights to each side, so that the stems make a rhythm.
    const reach = index % 4 < 2 ? 88 : 56
    return { x: keepIn(places[index] ?? 0, text), y: index % 2 ? 164 + reach : 144 - reach, text }
  })
  const stem = (x: number, y: number) => `M${x} 150V${y < 150 ? y + 8 : y - 16}`
  const stems = labels.map(({ y }, index) => (index === reached ? '' : stem(places[index] ?? 0, y)))
  return (
    <>
      <path className="w f" d={`M8 138H${here}v24H8z`} />
      <g className="t">
        <path d="M9 150h424" strokeWidth="12" strokeDasharray="1 7" />
      </g>
      <path className="n" d={`M8 138h424M8 162h424${stems.join('')}`} />
      <path className="n d" d={`M${here} 150H432`} />
      <path
        className="s"
        d={places
          .map((x, index) => (index === reached ? '' : `M${x - 5} 150a5 5 0 1 0 10 0a5 5 0 1 0-10 0`))
          .join('')}
      />
      <g className="a">
        <path d={`M8 150H${here}`} pathLength="1" />
        {labels.slice(reached, reached + 1).map(({ y }) => (
          <path key={y} d={`${stem(here, y)}${stem(here, y < 150 ? 268 : 24)}`} />
        ))}
        <path className="f" d={`M${here} 134l8 10-8 28-8-28z`} />
      </g>
      <g textAnchor="middle">
        <g className="k">
          <Texts at={labels.filter((_, index) => index !== reached)} />
        </g>
        <g className="a">
          <Texts at={labels.slice(reached, reached + 1)} />
        </g>
      </g>
    </>
  )
}
