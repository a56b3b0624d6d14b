import { Artifact, Grid, markedIf } from '../Artifact.tsx'
import { percent } from '../numbers.ts'

/** Claims of one week in shadow: what staff decided, and what the model would have. */
const SHADOW = { bothPay: 291, onlyStaffPay: 17, onlyModelPays: 9, bothRefer: 83 }

const total = Object.values(SHADOW).reduce((sum, count) => sum + count, 0)
const agreed = SHADOW.bothPay + SHADOW.bothRefer

/** How often a plain rule, “pay below $200”, agrees with the staff on the same claims. */
const RIVAL = 352

export const ShadowWeek = () => (
  <Artifact
    name="Week in shadow"
    about={`${total} claims`}
    caption="A model’s answers beside the staff’s (example). It beats the plain rule, and nine claims say why it does not act yet."
  >
    <div className="artifact-counts">
      <Grid
        columns={['Claims', 'Model pays', 'Model refers']}
        rows={[
          ['Staff pay', SHADOW.bothPay, SHADOW.onlyStaffPay],
          ['Staff refer', markedIf(true, SHADOW.onlyModelPays), SHADOW.bothRefer],
        ]}
      />
    </div>
    <p className="artifact-sum artifact-mono">
      Model agrees {percent(agreed / total, 1)}, plain rule {percent(RIVAL / total, 1)}
    </p>
  </Artifact>
)
