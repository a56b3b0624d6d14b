import { proportional } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { sum } from '#lib/content/artifacts/numbers.ts'
import { Grid, markedIf, Terms } from '../parts.tsx'
import { Bar, Mark, Plot } from '../plot.tsx'

const money = (dollars: number) => `$${dollars.toFixed(2)}`

/** Each cost begins where the one above it ends, and the sum goes through them all. */
export function Brief({ terms, columns, costs, total }: ArtifactOf<'brief'>) {
  const all = sum(costs.map(({ dollars }) => dollars))
  const xOf = proportional(all, [0, 1])
  return (
    <>
      <Terms terms={terms} />
      <Grid
        columns={columns}
        numbersFrom={1}
        rows={costs.map(({ item, dollars }, index) => {
          const before = sum(costs.slice(0, index).map((cost) => cost.dollars))
          const isMost = dollars > all / 2
          return [
            <>
              {item}
              <Plot height={18}>
                <Bar
                  from={xOf(before)}
                  to={xOf(before + dollars)}
                  y={6}
                  height={12}
                  className={isMost ? 'accent filled' : 'ink filled'}
                />
              </Plot>
            </>,
            markedIf(isMost, money(dollars)),
          ]
        })}
        foot={[
          <>
            {total}
            <Plot height={44}>
              <Bar from={0} to={1} y={6} height={12} />
              {xOf.ticks(2).map((dollars) => (
                <Mark key={dollars} text={money(dollars)} at={xOf(dollars)} to={24} />
              ))}
            </Plot>
          </>,
          money(all),
        ]}
      />
    </>
  )
}
