import { Artifact, markedIf } from '../Artifact.tsx'
import { Tick } from '../plot.tsx'

const STEPS = [
  { time: '18:00', step: 'Old system takes no more orders', by: 'store lead', isDone: true },
  {
    time: '18:10',
    step: 'Last sync: 48,210 orders on both sides',
    by: 'data engineer',
    isDone: true,
  },
  { time: '18:40', step: 'Twenty orders compared by hand', by: 'two clerks', isDone: true },
  { time: '19:00', step: 'Go, or back to the old system', by: 'product owner', isDecision: true },
  { time: '19:15', step: 'New system takes orders', by: 'our architect' },
  { time: 'Mar 29', step: 'Old system off, its license ended', by: 'IT staff' },
]

export const CutoverRunbook = () => (
  <Artifact
    name="Cutover runbook"
    about="Saturday, March 6, 2027"
    caption="One step on the evening of its cutover (example), with the last moment to turn back"
  >
    <ol>
      {STEPS.map(({ time, step, by, isDone = false, isDecision = false }) => (
        <li key={time} className="artifact-row">
          {/* In the mono face, all times are equally wide. */}
          <span className="artifact-mono">{time.padEnd(6, '\u00a0')}</span> <Tick isDone={isDone} />
          <span className="artifact-grow">
            {markedIf(isDecision, step)}
            <br />
            <span className="artifact-mono">{by}</span>
          </span>
        </li>
      ))}
    </ol>
  </Artifact>
)
