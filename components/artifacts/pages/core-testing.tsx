import { Artifact, Grid } from '../Artifact.tsx'
import { Tick } from '../plot.tsx'

const RISKS = [
  { risk: 'A refund is paid twice', kind: 'Functional', covered: 'test' },
  { risk: 'An update brings back an old price', kind: 'Regression', covered: 'test' },
  { risk: 'A partner renames a field', kind: 'Integration', covered: '' },
  { risk: 'The checkout stalls on a sale day', kind: 'Performance', covered: 'test' },
  { risk: 'A clerk opens another branch’s records', kind: 'Security', covered: 'test' },
  { risk: 'Year-end closing needs a second screen', kind: 'Acceptance', covered: 'signed' },
]

const count = (covered: string) => RISKS.filter((line) => line.covered === covered).length

export const RiskList = () => (
  <Artifact
    name="What could go wrong"
    about="one product, six kinds of testing"
    caption="A risk list with the kind of testing that would notice each failure first (example)"
  >
    <Grid
      columns={['Risk', 'Noticed by', 'Covered']}
      rows={RISKS.map(({ risk, kind, covered }) => [
        risk,
        kind,
        covered === 'test' ? (
          <>
            <Tick /> test
          </>
        ) : (
          covered || <mark>neither</mark>
        ),
      ])}
    />
    <p className="artifact-sum">
      {RISKS.length} lines: {count('test')} with a test, {count('signed')} signed by the finance
      manager, {count('')} with neither
    </p>
  </Artifact>
)
