import { between, numeral } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { BESIDE, distancesOf, spanOf } from '#lib/content/artifacts/tables.ts'
import { Grid, markedIf } from '../parts.tsx'
import { Bar, Plot, share } from '../plot.tsx'

export function Limits(limits: ArtifactOf<'limits'>) {
  const { inside, from, to, columns, unit, cases } = limits
  const placeOf = between(spanOf(limits), [0.1, 0.9])
  const distances = distancesOf(limits)
  /** Of two cases side by side, each has its number on its free side. */
  const anchorOf = (index: number) => {
    const [back = 1, on = 1] = distances.slice(index)
    if (on < BESIDE) return 'end'
    return back < BESIDE ? 'start' : 'middle'
  }
  return (
    <>
      <Plot height={84}>
        <line x1="0" x2="100%" y1="52" y2="52" className="secondary" />
        <Bar from={placeOf(from)} to={placeOf(to)} y={40} height={24} className="wash" />
        {cases.map(({ at, isWrong }, index) => {
          const x = share(placeOf(at))
          return (
            <g key={at} className={isWrong ? 'accent' : 'ink'}>
              <line x1={x} x2={x} y1="26" y2="78" className={isWrong ? 'accent' : undefined} />
              <text x={x} y="16" textAnchor={anchorOf(index)}>
                {numeral(at)}
              </text>
            </g>
          )
        })}
        <text x={share(placeOf((from + to) / 2))} y="57" textAnchor="middle" className="ink halo">
          {inside}
        </text>
      </Plot>
      <Grid
        columns={columns}
        rows={cases.map(({ at, expected, got, isWrong = false }) => [
          `${unit} ${numeral(at)}`,
          expected,
          markedIf(isWrong, got),
        ])}
      />
    </>
  )
}
