import { Artifact } from '../Artifact.tsx'
import { Tick } from '../plot.tsx'

const STEPS = [
  { time: '18:00', step: 'Old system takes no more orders', by: 'Store lead', isDone: true },
  {
    time: '18:10',
    step: 'Last sync: 48,210 orders on both sides',
    by: 'Data engineer',
    isDone: true,
  },
  { time: '18:40', step: 'Twenty orders compared by hand', by: 'Two clerks', isDone: true },
  { time: '19:00', step: 'Go, or back to the old system', by: 'Product owner', isDecision: true },
  { time: '19:15', step: 'New system takes orders', by: 'Our architect' },
  { time: 'Mar 29', step: 'Old system switched off, license ended', by: 'IT staff' },
]

export const CutoverRunbook = () => (
  <Artifact
    name="Cutover runbook"
    about="Saturday, March 6, 2027"
    caption="One step on the evening of its cutover (example), with the last moment to turn back"
  >
    <ol className="artifact-steps">
      {STEPS.map(({ time, step, by, isDone, isDecision }) => (
        <li key={time}>
          <span className="artifact-mono">{time}</span>{' '}
          <span className="artifact-sign">{isDone && <Tick />}</span>{' '}
          <span>{isDecision ? <mark>{step}</mark> : step}</span>{' '}
          <span className="artifact-mono">{by}</span>
        </li>
      ))}
    </ol>
  </Artifact>
)
