import { between, proportional } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Bar, Level, Mark, Plot, share } from '../plot.tsx'

const GROUND = 178
const yOf = proportional(17, [GROUND, 16])
/** The levels have their numbers to the left of the bars. */
const xOf = between({ to: 1 }, [0.1, 1])

export const Drift = ({ released, latest, axis, label }: ArtifactOf<'drift'>) => (
  <Plot label={label} height={GROUND + 40}>
    {[15, 10, 5].map((percent) => (
      <Level key={percent} text={`${percent}%`} y={yOf(percent)} />
    ))}
    {latest.map((now, bin) => {
      const then = released[bin] ?? 0
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place.
        <g key={bin}>
          <Bar
            from={xOf((bin + 0.12) / 10)}
            to={xOf((bin + 0.88) / 10)}
            y={yOf(now)}
            height={GROUND - yOf(now)}
            className={now > then ? 'accent filled' : 'filled'}
          />
          {/* An outline could not be told from a bar that it crosses. */}
          <line
            x1={share(xOf((bin + 0.12) / 10))}
            x2={share(xOf((bin + 0.88) / 10))}
            y1={yOf(then)}
            y2={yOf(then)}
            className="rule halo"
          />
          <Bar
            from={xOf(bin / 10)}
            to={xOf((bin + 1) / 10)}
            y={yOf(then)}
            height={GROUND - yOf(then)}
          />
        </g>
      )
    })}
    <line x1="0" x2="100%" y1={GROUND} y2={GROUND} />
    {[0, 0.5, 1].map((score) => (
      <Mark key={score} text={`${score}`} at={xOf(score)} to={GROUND} />
    ))}
    <text x={share(xOf(0.5))} y={GROUND + 36} textAnchor="middle">
      {axis}
    </text>
  </Plot>
)
