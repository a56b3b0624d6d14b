import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Grid, markedIf } from '../parts.tsx'
import { Bar, Plot, share } from '../plot.tsx'

const written = (number: number) => `${number}`.replace('-', '−')

export function Limits({ inside, from, to, columns, unit, cases }: ArtifactOf<'limits'>) {
  const placeOf = (number: number) => 0.18 + (0.64 * number) / to
  /** Two neighbors would cover each other at true scale. */
  const shiftOf = (number: number) => {
    if (number < from) return -0.1
    return number > to ? 0.08 : 0
  }
  return (
    <>
      <Plot height={84}>
        <line x1="0" x2="100%" y1="52" y2="52" className="secondary" />
        <Bar from={placeOf(from)} to={placeOf(to)} y={40} height={24} className="wash" />
        <text x="50%" y="57" textAnchor="middle" className="ink">
          {inside}
        </text>
        {cases.map(({ at, isWrong }) => {
          const x = share(placeOf(at) + shiftOf(at))
          return (
            <g key={at} className={isWrong ? 'accent' : 'ink'}>
              <line x1={x} x2={x} y1="26" y2="78" className={isWrong ? 'accent' : undefined} />
              <text x={x} y="16" textAnchor="middle">
                {written(at)}
              </text>
            </g>
          )
        })}
      </Plot>
      <Grid
        columns={columns}
        rows={cases.map(({ at, expected, got, isWrong = false }) => [
          `${unit} ${written(at)}`,
          expected,
          markedIf(isWrong, got),
        ])}
      />
    </>
  )
}
