import { Artifact } from '../Artifact.tsx'
import { Curve, Plot, share } from '../plot.tsx'

/** What is left of the budget, in percent, from a day on. */
const LEFT = [
  { day: 1, left: 100 },
  { day: 5, left: 84, cause: 'config push' },
  { day: 12, left: 62, cause: 'slow bank' },
  { day: 19, left: 12, cause: 'retry storm' },
]

/** Below this share feature releases pause, by the policy. */
const LINE = 25
const DAYS = 28
const HEIGHT = 236
const yOf = (left: number) => 12 + 1.9 * (100 - left)
const xOf = (day: number) => Math.round((1000 * (day - 1)) / (DAYS - 1)) / 10

const curve = LEFT.map(({ day, left }) => `H${xOf(day)}V${yOf(left)}`).join('')

export const BudgetSheet = () => (
  <Artifact
    name="Error budget, 28 days"
    about="1 of 1,000 payments may fail"
    caption="What is left of the budget after each incident (example). Below the line, feature releases pause."
  >
    <Plot
      label="The error budget over 28 days: 100% at the start, 84% after a config push on day 5, 62% after a slow bank on day 12 and 12% after a retry storm on day 19, which is below the agreed line of 25%."
      height={HEIGHT}
    >
      {[100, 50, 0].map((left) => (
        <g key={left}>
          <line x1="0" x2="100%" y1={yOf(left)} y2={yOf(left)} className="rule" />
        </g>
      ))}
      <Curve
        d={`M0 ${yOf(0)}V${yOf(100)}${curve}H100V${yOf(0)}z`}
        height={HEIGHT}
        className="wash filled"
      />
      <Curve d={`M0 ${yOf(100)}${curve}H100`} height={HEIGHT} />
      <line x1="0" x2="100%" y1={yOf(LINE)} y2={yOf(LINE)} className="accent dashed" />
      <text x="0" dx="6" y={yOf(LINE) + 18} className="accent">
        agreed line 25%
      </text>
      {LEFT.map(({ day, left, cause }) =>
        left < LINE ? (
          <text key={day} x="100%" y={yOf(left) + 17} textAnchor="end" className="accent">
            {cause}, {left}%
          </text>
        ) : (
          cause && (
            <text key={day} x={`${xOf(day)}%`} dx={6} y={yOf(left) - 8} className="ink">
              {cause}, {left}%
            </text>
          )
        ),
      )}
      <text x="0" y={HEIGHT - 4}>
        day 1
      </text>
      <text x={share(18 / 27)} y={HEIGHT - 4} textAnchor="middle">
        day 19
      </text>
      <text x="100%" y={HEIGHT - 4} textAnchor="end">
        28
      </text>
    </Plot>
  </Artifact>
)
