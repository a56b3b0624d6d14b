import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { markedIf } from '../parts.tsx'
import { Cross, Tick } from '../plot.tsx'

export const Checks = ({ checks, verdict, reason }: ArtifactOf<'checks'>) => (
  <>
    <ul>
      {checks.map(({ check, time, fails = false }) => (
        <li key={check} className="artifact-row">
          {fails ? <Cross /> : <Tick />}
          <span className="artifact-grow">{markedIf(fails, check)}</span>{' '}
          <span className="artifact-mono">{time}</span>
        </li>
      ))}
    </ul>
    <p className="artifact-gate">
      <b>{verdict}</b>
      <br />
      {reason}
    </p>
  </>
)
