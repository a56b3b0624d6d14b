import { Artifact, Grid, markedIf } from '../Artifact.tsx'

/** Sums of one night in cents, by area. */
const REGIONS = [
  { region: 'North', ledger: 184_235, warehouse: 184_235 },
  { region: 'South', ledger: 97_119, warehouse: 97_119 },
  { region: 'East', ledger: 120_662, warehouse: 120_661 },
  { region: 'West', ledger: 213_507, warehouse: 213_507 },
]

const sumOf = (side: 'ledger' | 'warehouse') =>
  REGIONS.reduce((sum, region) => sum + region[side], 0)
const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }).replace('-', '−')

const total = { region: 'Total', ledger: sumOf('ledger'), warehouse: sumOf('warehouse') }

const rowOf = ({ region, ledger, warehouse }: typeof total) => [
  region,
  money(ledger),
  money(warehouse),
  markedIf(ledger !== warehouse, ledger === warehouse ? '0' : money(warehouse - ledger)),
]

export const ReconciledLedger = () => (
  <Artifact
    name="Nightly load, by area"
    about="Tuesday, March 9, 2027"
    caption="A load reconciled with its ledger (example). The cent in the East is a rounding for each row."
  >
    <Grid
      columns={['Area', 'Ledger', 'Warehouse', 'Diff.']}
      numbersFrom={1}
      rows={REGIONS.map(rowOf)}
      foot={rowOf(total)}
    />
  </Artifact>
)
