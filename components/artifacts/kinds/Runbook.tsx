import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { markedIf } from '../parts.tsx'

type Step = ArtifactOf<'runbook'>['steps'][number]

/** What hangs on the line of the evening: a step that is done, one to come, or the moment to decide. */
function Bead({ isDone = false, isDecision = false }: Step) {
  if (isDecision) return <path d="M10 0L20 8L10 22L0 8z" className="accent wash" />
  return (
    <>
      <circle cx="10" cy="10" r={isDone ? 9 : 5} className="sheet" />
      {isDone && <path d="M6 10l3 3 5-6" />}
    </>
  )
}

export const Runbook = ({ steps }: ArtifactOf<'runbook'>) => (
  <ol className="artifact-steps">
    {steps.map((step) => (
      <li key={step.time} className="artifact-row">
        {/* In the mono face, all times are equally wide. */}
        <span className="artifact-mono">{step.time.padEnd(6, '\u00a0')}</span>{' '}
        <span className="artifact-grow">
          <svg width="20" height="22" aria-hidden="true">
            <Bead {...step} />
          </svg>
          {markedIf(step.isDecision ?? false, step.step)}
          <br />
          <span className="artifact-mono">{step.by}</span>
        </span>
      </li>
    ))}
  </ol>
)
