import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { sum } from '#lib/content/artifacts/numbers.ts'
import { Grid, markedIf } from '../parts.tsx'

const cents = (value: number) => Math.round(100 * value)

const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }).replace('-', '−')

const rowOf = (name: string, ledger: number, warehouse: number) => [
  name,
  money(ledger),
  money(warehouse),
  markedIf(ledger !== warehouse, money(warehouse - ledger)),
]

export const Ledger = ({ columns, areas, total }: ArtifactOf<'ledger'>) => (
  <Grid
    columns={columns}
    numbersFrom={1}
    rows={areas.map(({ area, ledger, warehouse }) => rowOf(area, cents(ledger), cents(warehouse)))}
    foot={rowOf(
      total,
      sum(areas.map(({ ledger }) => cents(ledger))),
      sum(areas.map(({ warehouse }) => cents(warehouse))),
    )}
  />
)
