import { Artifact, Grid, markedIf } from '../Artifact.tsx'

/** Sums of one night in cents, by region. */
const REGIONS = [
  { region: 'North', ledger: 1_842_035, warehouse: 1_842_035 },
  { region: 'South', ledger: 971_189, warehouse: 971_189 },
  { region: 'East', ledger: 1_206_615, warehouse: 1_206_614 },
  { region: 'West', ledger: 2_135_074, warehouse: 2_135_074 },
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
    name="Nightly load, by region"
    about="Tuesday, March 9, 2027"
    caption="A load reconciled with its ledger (example). The cent in the East is a rounding for each row."
  >
    <Grid
      columns={['Region', 'Ledger', 'Warehouse', 'Diff.']}
      numbersFrom={1}
      rows={REGIONS.map(rowOf)}
      foot={rowOf(total)}
    />
  </Artifact>
)
