import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { mediansOf } from '#lib/content/artifacts/plots.ts'
import { markedIf } from '../parts.tsx'
import { Plot, share } from '../plot.tsx'

const DAYS = 50
const xOf = (day: number) => 0.02 + day / DAYS

export function Dates({ dates, changes, mark, label, result }: ArtifactOf<'dates'>) {
  const end = dates.indexOf(mark)
  const medians = mediansOf(changes)
  return (
    <>
      <Plot label={label} height={224}>
        {changes.map(({ change, days }, index) => {
          const y = 26 + 39 * index
          const places = days.map(xOf)
          const stretch = places.slice(end - 1, end + 1)
          const [from = 0, to = 0] = stretch
          return (
            <g key={change}>
              <text x="0" y={y - 12} className="ink">
                {change}
              </text>
              <line
                x1={share(places[0] ?? 0)}
                x2={share(places.at(-1) ?? 0)}
                y1={y}
                y2={y}
                className="secondary"
              />
              <line x1={share(from)} x2={share(to)} y1={y} y2={y} className="accent" />
              {places
                .filter((place) => !stretch.includes(place))
                .map((place) => (
                  <circle key={place} cx={share(place)} cy={y} r="4.5" className="sheet" />
                ))}
              {stretch.map((place) => (
                <circle key={place} cx={share(place)} cy={y} r="5.5" className="accent filled" />
              ))}
            </g>
          )
        })}
        <line x1="2%" x2="100%" y1="200" y2="200" />
        {[0, 10, 20, 30, 40].map((day) => (
          <text key={day} x={share(xOf(day))} y={218} textAnchor={day ? 'middle' : 'start'}>
            {day}
          </text>
        ))}
      </Plot>
      <p className="artifact-sum artifact-mono">
        {result}
        {medians.map((days, index) => {
          const date = dates[index + 1]
          return (
            <span key={date}>
              {index > 0 ? ', ' : ' '}
              {markedIf(date === mark, `${date} ${days}`)}
            </span>
          )
        })}
      </p>
    </>
  )
}
