import { Artifact, Grid, Terms } from '../Artifact.tsx'

const TESTED = [
  { area: 'Order to invoice', cases: 96 },
  { area: 'Refunds and credit notes', cases: 61 },
  { area: 'Sign-in and roles', cases: 57 },
]

const total = TESTED.reduce((sum, { cases }) => sum + cases, 0)

/** How many of them failed at first. */
const FIXED = 3

export const ReleaseReport = () => (
  <Artifact
    name="Test report"
    about="Release 4.2, March 12, 2027"
    caption="A test report for one release (example). Read the second part first."
  >
    <Grid
      columns={['Tested', 'Cases']}
      numbersFrom={1}
      rows={TESTED.map(({ area, cases }) => [area, cases])}
      foot={[`${total - FIXED} passed, ${FIXED} passed after a fix`, total]}
    />
    <Terms
      items={[
        {
          term: 'Not tested',
          text: (
            <span className="artifact-large">
              <mark>Imports of more than 2 GB</mark>, since no such file was at hand
            </span>
          ),
        },
        {
          term: 'Decided by',
          text: 'The head of operations: release on Monday, and block such imports until they are tested',
        },
      ]}
    />
  </Artifact>
)
