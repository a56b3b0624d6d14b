import { between } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { MINUTES_A_DAY } from '#lib/content/artifacts/work.ts'
import { Bar, Mark, Plot, share } from '../plot.tsx'

const placeOf = between({ from: 1, to: 13 }, [0, 1])
/** The height of a desk with its label. */
const ROW = 46

export function Desks({ desks, unit, closed, axis, label }: ArtifactOf<'desks'>) {
  const longest = Math.max(...desks.map(({ from, to }) => to - from))
  const ground = ROW * desks.length + 8
  return (
    <Plot label={label} height={ground + 22}>
      <Bar
        from={placeOf(closed.from)}
        to={placeOf(closed.to)}
        y={0}
        height={ground}
        className="rule sheet"
      />
      {desks.map(({ desk, from, to, minutes }, index) => {
        const y = 26 + ROW * index
        const isLongest = to - from === longest
        const begin = placeOf(from)
        const work = placeOf(to - minutes / MINUTES_A_DAY)
        const end = placeOf(to)
        return (
          <g key={desk}>
            <text
              {...(begin > 0.5 ? { x: share(end), textAnchor: 'end' } : { x: share(begin) })}
              y={y - 7}
              className={isLongest ? 'accent' : 'ink'}
            >
              {desk} {minutes} {unit}
            </text>
            <Bar
              from={begin}
              to={work}
              y={y}
              height={16}
              className={isLongest ? 'accent wash' : 'secondary sheet'}
            />
            <Bar
              from={work}
              to={end}
              y={y}
              height={16}
              className={isLongest ? 'accent filled' : 'ink filled'}
            />
            {/* A few minutes among days are narrower than a line that can be seen. */}
            <line
              x1={share(end)}
              x2={share(end)}
              y1={y - 3}
              y2={y + 19}
              strokeWidth="3"
              className={isLongest ? 'accent' : undefined}
            />
          </g>
        )
      })}
      {axis.map(({ day, text }) => (
        <Mark key={day} text={text} at={placeOf(day)} to={ground} />
      ))}
    </Plot>
  )
}
