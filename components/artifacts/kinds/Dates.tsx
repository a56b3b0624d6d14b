import { Fragment } from 'react'
import { between } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { mediansOf } from '#lib/content/artifacts/work.ts'
import { markedIf } from '../parts.tsx'
import { Mark, Plot, share } from '../plot.tsx'

/** The height of a change with its label. */
const ROW = 39
/** The first date and the last one are not cut at the edges. */
const xOf = between({ to: 49 }, [0.02, 1])

export function Dates({ dates, changes, mark, unit, label, result }: ArtifactOf<'dates'>) {
  const end = dates.indexOf(mark)
  const medians = mediansOf(changes)
  const ground = ROW * changes.length + 5
  return (
    <>
      <Plot label={label} height={ground + 22}>
        {changes.map(({ change, days }, index) => {
          const y = 26 + ROW * index
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
                  // A circle would cover the date of the next day on a phone.
                  <line key={place} x1={share(place)} x2={share(place)} y1={y - 5} y2={y + 5} />
                ))}
              {stretch.map((place) => (
                <circle key={place} cx={share(place)} cy={y} r="4" className="accent filled" />
              ))}
            </g>
          )
        })}
        <line x1="2%" x2="100%" y1={ground} y2={ground} />
        {[0, 10, 20, 30, 40].map((day) => (
          <Mark key={day} text={`${day}`} at={xOf(day)} to={ground} />
        ))}
        <text x="100%" y={ground + 16} textAnchor="end">
          {unit}
        </text>
      </Plot>
      <p className="artifact-sum artifact-mono">
        {result}
        {medians.map((days, index) => {
          const date = dates[index + 1]
          return (
            <Fragment key={date}>
              {' '}
              <span>
                {markedIf(date === mark, `${days} to ${date}`)}
                {index < medians.length - 1 && ','}
              </span>
            </Fragment>
          )
        })}
      </p>
    </>
  )
}
