import { between, proportional } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Curve, Level, Mark, Plot, share } from '../plot.tsx'

const DAYS = 28
const GROUND = 210
const yOf = proportional(100, [GROUND, 18])
const xOf = between({ from: 1, to: DAYS }, [0, 1])

export function Budget({ left, line, lineLabel, unit, label }: ArtifactOf<'budget'>) {
  const steps = left
    .slice(1)
    .map(({ day, percent }) => `H${(100 * xOf(day)).toFixed(1)}V${yOf(percent).toFixed(1)}`)
    .join('')
  const last = left.at(-1)?.day ?? DAYS
  return (
    <Plot label={label} height={GROUND + 27}>
      <Curve
        d={`M0 ${yOf(0)}V${yOf(100)}${steps}H100V${yOf(0)}z`}
        height={GROUND}
        className="wash filled"
      />
      {[100, 50, 0].map((percent) => (
        <Level key={percent} text={`${percent}%`} y={yOf(percent)} />
      ))}
      <Curve d={`M0 ${yOf(100)}${steps}H100`} height={GROUND} />
      <Level text={`${lineLabel} ${line}%`} y={yOf(line)} className="accent dashed" />
      {left.map(({ day, percent, cause }) =>
        percent < line ? (
          // There is more room before a late day than after it.
          <text
            key={day}
            x={share(xOf(day))}
            {...(xOf(day) > 0.5 ? { dx: -6, textAnchor: 'end' } : { dx: 6 })}
            y={GROUND - 7}
            className="accent"
          >
            {cause}: {percent}%
          </text>
        ) : (
          cause && (
            <text key={day} x={share(xOf(day))} dx={8} y={yOf(percent) - 10} className="ink halo">
              {cause}: {percent}%
            </text>
          )
        ),
      )}
      {[1, last, DAYS].map((day) => (
        // Its line stands below the ground: above it are words.
        <Mark key={day} text={`${unit} ${day}`} at={xOf(day)} from={GROUND} to={GROUND + 5} />
      ))}
    </Plot>
  )
}
