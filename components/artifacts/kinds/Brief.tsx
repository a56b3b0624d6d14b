import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { sum } from '#lib/content/artifacts/numbers.ts'
import { Grid, markedIf, Terms } from '../parts.tsx'

const money = (dollars: number) => `$${dollars.toFixed(2)}`

export function Brief({ terms, columns, costs, total }: ArtifactOf<'brief'>) {
  const all = sum(costs.map(({ dollars }) => dollars))
  return (
    <>
      <Terms terms={terms} />
      <Grid
        columns={columns}
        numbersFrom={1}
        rows={costs.map(({ item, dollars }) => [item, markedIf(dollars > all / 2, money(dollars))])}
        foot={[total, money(all)]}
      />
    </>
  )
}
