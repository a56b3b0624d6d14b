import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { markedIf } from '../parts.tsx'
import { Tick } from '../plot.tsx'

export const Runbook = ({ steps }: ArtifactOf<'runbook'>) => (
  <ol>
    {steps.map(({ time, step, by, isDone = false, isDecision = false }) => (
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
)
