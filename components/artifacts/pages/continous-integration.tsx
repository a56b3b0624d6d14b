import { Artifact, markedIf } from '../Artifact.tsx'
import { Cross, Tick } from '../plot.tsx'

const CHECKS = [
  { check: 'Build, signed artifact', time: '1:40', passes: true },
  { check: 'Unit, 1,204 tests', time: '2:05', passes: true },
  { check: 'Contract, 86 tests', time: '1:10', passes: true },
  { check: 'Component: tax on refund', time: '3:20', passes: false },
  { check: 'End to end, out of the gate', time: '6:00', passes: true },
]

export const GatedPullRequest = () => (
  <Artifact
    name="Round tax once per invoice"
    about="pull request 318, 41 lines"
    caption="A gate that holds (example). Red means stop: nobody reruns the check, and nobody merges over it."
  >
    <ul>
      {CHECKS.map(({ check, time, passes }) => (
        <li key={check} className="artifact-row">
          {passes ? <Tick /> : <Cross />}
          <span className="artifact-grow">{markedIf(!passes, check)}</span>{' '}
          <span className="artifact-mono">{time}</span>
        </li>
      ))}
    </ul>
    <p className="artifact-gate">
      <b>Merging is blocked</b>
      <br />1 check failed on commit 9f3c1d7
    </p>
  </Artifact>
)
