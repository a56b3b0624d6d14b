import { between } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Bar, Mark, Plot, share } from '../plot.tsx'

/** The names of the days stand to the left of the hours. */
const xOf = between({ to: 24 }, [0.16, 1])

/** The height of a day. */
const ROW = 30

export function Pager({ days, release, label }: ArtifactOf<'pager'>) {
  const releaseDay = release.day - 1
  const end = release.hour + release.hours
  const hasRoomBefore = release.hour > 24 - end
  return (
    <Plot label={label} height={7 * ROW + 22}>
      <Bar
        from={xOf(release.hour)}
        to={xOf(end)}
        y={releaseDay * ROW}
        height={ROW}
        className="accent wash"
      />
      {[0, 6, 12, 18].map((hour) => (
        <Mark
          key={hour}
          text={`${hour}:00`}
          at={xOf(hour)}
          from={0}
          to={7 * ROW + 5}
          className="rule"
        />
      ))}
      {days.map(({ day, hours }, index) => (
        <g key={day}>
          <text x="0" y={index * ROW + 22} className={index === releaseDay ? 'accent' : 'ink'}>
            {day}
          </text>
          <line
            x1={share(xOf(0))}
            x2="100%"
            y1={index * ROW + ROW}
            y2={index * ROW + ROW}
            className="rule"
          />
          {Array.from(hours, (digit, hour) => ({ pages: Number(digit), hour }))
            .filter(({ pages }) => pages > 0)
            .map(({ pages, hour }) => (
              <rect
                key={hour}
                x={share(xOf(hour + 0.1))}
                width={share(xOf(0.8) - xOf(0))}
                y={index * ROW + ROW - 1 - 6 * pages}
                height={6 * pages}
                className="ink filled"
              />
            ))}
        </g>
      ))}
      <text
        x={share(xOf(hasRoomBefore ? release.hour : end))}
        dx={hasRoomBefore ? -8 : 8}
        y={releaseDay * ROW + 16}
        textAnchor={hasRoomBefore ? 'end' : undefined}
        className="accent halo"
      >
        {release.text}
      </text>
    </Plot>
  )
}
