import { between } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { MINUTES_A_DAY } from '#lib/content/artifacts/work.ts'
import { Bar, Mark, Plot, share } from '../plot.tsx'

const placeOf = between({ from: 1, to: 13 }, [0, 1])
/** The height of a desk with its label. */
const ROW = 46

export function Desks({ desks, unit, closed, axis, label }: ArtifactOf<'desks'>) {
  const longest = Math.max(...desks.map(({ from, to }) => to - from))
  const ground = ROW * desks.length + 12
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
        const y = 34 + ROW * index
        const isLongest = to - from === longest
        const tone = isLongest ? 'accent' : 'secondary'
        const begin = placeOf(from)
        const work = placeOf(to - minutes / MINUTES_A_DAY)
        const end = share(placeOf(to))
        return (
          <g key={desk}>
            <text x="0" y={y - 14} className={isLongest ? 'accent halo' : 'ink halo'}>
              {desk} {minutes} {unit}
            </text>
            <line x1="0" x2="100%" y1={y + 6} y2={y + 6} className="rule" />
            <line x1={share(begin)} x2={share(work)} y1={y} y2={y} className={`${tone} dashed`} />
            <line x1={share(begin)} x2={share(begin)} y1={y - 5} y2={y + 5} className={tone} />
            <Bar
              from={work}
              to={placeOf(to)}
              y={y - 8}
              height={14}
              className={isLongest ? 'accent filled' : 'ink filled'}
            />
            {/* A few minutes among days are narrower than a line that can be seen. */}
            <line
              x1={end}
              x2={end}
              y1={y - 8}
              y2={y + 6}
              strokeWidth="2"
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
