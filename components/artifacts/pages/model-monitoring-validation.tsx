import { Artifact } from '../Artifact.tsx'
import { Bar, Plot, share } from '../plot.tsx'

/** The share of scores in each tenth, in percent: when the model was released, and in the last month. */
const RELEASED = [6, 8, 10, 12, 14, 14, 12, 10, 8, 6]
const LATEST = [2, 3, 5, 7, 11, 14, 17, 16, 14, 11]

/** The population stability index of two distributions over the same bins. */
const index = LATEST.reduce((sum, now, bin) => {
  const then = RELEASED[bin] ?? now
  return sum + ((now - then) / 100) * Math.log(now / then)
}, 0)

const HEIGHT = 200

export const DriftReport = () => (
  <Artifact
    name="Scores of a model, in March"
    about={`PSI ${index.toFixed(2)}, act from 0.25`}
    caption="The drift line of a monthly page (example): outlines at release, bars last month. No outcome is known yet."
  >
    <Plot
      label={`The distribution of a model's scores in ten bins, at its release and in the last month. It has moved up; the population stability index is ${index.toFixed(2)}.`}
      height={HEIGHT}
    >
      {LATEST.map((now, bin) => {
        const then = RELEASED[bin] ?? 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place.
          <g key={bin}>
            <Bar
              from={(bin + 0.12) / 10}
              to={(bin + 0.88) / 10}
              y={168 - now * 9.5}
              height={now * 9.5}
              className={now > then ? 'accent filled' : 'filled'}
            />
            <Bar
              from={bin / 10}
              to={(bin + 1) / 10}
              y={168 - then * 9.5}
              height={then * 9.5}
              className=""
            />
          </g>
        )
      })}
      <line x1="0" x2="100%" y1="168" y2="168" />
      {[0, 0.5, 1].map((score) => (
        <text
          key={score}
          x={share(score)}
          y={190}
          textAnchor={score === 0.5 ? 'middle' : score ? 'end' : 'start'}
        >
          {score.toFixed(1)}
        </text>
      ))}
    </Plot>
  </Artifact>
)
