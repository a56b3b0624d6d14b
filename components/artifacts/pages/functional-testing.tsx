import { Artifact, Grid, markedIf } from '../Artifact.tsx'
import { Bar, Plot, share } from '../plot.tsx'

const CASES = [
  { day: -1, expected: 'refuse', got: 'refused' },
  { day: 0, expected: 'refund', got: 'refunded' },
  { day: 30, expected: 'refund', got: 'refused' },
  { day: 31, expected: 'refuse', got: 'refused' },
]

const placeOf = (day: number) => 0.18 + (0.64 * day) / 30

/** Two neighbors would cover each other at true scale. */
const SHIFT: Record<number, number> = { [-1]: -0.1, 31: 0.08 }

export const BoundaryTable = () => (
  <Artifact
    name="Refund within 30 days"
    about="one rule, four cases"
    caption="A boundary table (example). The contract says “up to”, the code says “before”."
  >
    <Plot height={84}>
      <line x1="0" x2="100%" y1="52" y2="52" className="secondary" />
      <Bar from={placeOf(0)} to={placeOf(30)} y={40} height={24} className="wash" />
      <text x="50%" y="57" textAnchor="middle" className="ink">
        refund
      </text>
      {CASES.map(({ day, expected, got }) => {
        const x = share(placeOf(day) + (SHIFT[day] ?? 0))
        const isWrong = !got.startsWith(expected)
        return (
          <g key={day} className={isWrong ? 'accent' : 'ink'}>
            <line x1={x} x2={x} y1="26" y2="78" className={isWrong ? 'accent' : undefined} />
            <text x={x} y="16" textAnchor="middle">
              {day < 0 ? '−1' : day}
            </text>
          </g>
        )
      })}
    </Plot>
    <Grid
      columns={['Returned on', 'Expected', 'Got']}
      rows={CASES.map(({ day, expected, got }) => [
        day < 0 ? 'Day −1' : `Day ${day}`,
        expected,
        markedIf(!got.startsWith(expected), got),
      ])}
    />
  </Artifact>
)
