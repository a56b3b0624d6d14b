import { Artifact, Grid, markedIf, Terms } from '../Artifact.tsx'

/** In cents, for one customer and month. */
const COSTS = [
  { item: 'Hosting', cents: 42 },
  { item: 'Payment messages', cents: 9 },
  { item: 'Model calls', cents: 31 },
  { item: 'Support', cents: 88 },
]

const total = COSTS.reduce((sum, { cents }) => sum + cents, 0)
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

export const ProductBrief = () => (
  <Artifact
    name="Product brief"
    about="read aloud in two minutes"
    caption="One brief for all six roles (example). More than half of the cost to serve is support."
  >
    <Terms
      items={[
        { term: 'Who', text: 'Electricians who write their invoices at night, from paper notes' },
        { term: 'Then', text: 'They send the invoice from the van, before the next job' },
        { term: 'Promised', text: 'Free for 14 days, from Monday, May 3, 2027' },
      ]}
    />
    <Grid
      columns={['Cost to serve one customer', 'A month']}
      numbersFrom={1}
      rows={COSTS.map(({ item, cents }) => [item, markedIf(cents > total / 2, dollars(cents))])}
      foot={['Total', dollars(total)]}
    />
  </Artifact>
)
