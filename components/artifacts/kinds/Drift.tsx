import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Bar, Plot, share } from '../plot.tsx'

const HEIGHT = 200
const GROUND = 168
/** Pixels for a percent. */
const SCALE = 9.5

const AXIS = [
  { score: 0, anchor: 'start' },
  { score: 0.5, anchor: 'middle' },
  { score: 1, anchor: 'end' },
] as const

export const Drift = ({ released, latest, label }: ArtifactOf<'drift'>) => (
  <Plot label={label} height={HEIGHT}>
    {latest.map((now, bin) => {
      const then = released[bin] ?? 0
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place.
        <g key={bin}>
          <Bar
            from={(bin + 0.12) / 10}
            to={(bin + 0.88) / 10}
            y={GROUND - now * SCALE}
            height={now * SCALE}
            className={now > then ? 'accent filled' : 'filled'}
          />
          <Bar
            from={bin / 10}
            to={(bin + 1) / 10}
            y={GROUND - then * SCALE}
            height={then * SCALE}
            className=""
          />
        </g>
      )
    })}
    <line x1="0" x2="100%" y1={GROUND} y2={GROUND} />
    {AXIS.map(({ score, anchor }) => (
      <text key={score} x={share(score)} y={190} textAnchor={anchor}>
        {score.toFixed(1)}
      </text>
    ))}
  </Plot>
)
