import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { markedIf, withMark } from '../parts.tsx'

export const SignOff = ({ criteria, signed, unsigned }: ArtifactOf<'signOff'>) => (
  <>
    <ul>
      {criteria.map(({ criterion, isOpen = false }) => (
        <li key={criterion} className="artifact-row">
          <svg width="20" height="20" aria-hidden="true">
            <path d={isOpen ? 'M1 1h18v18H1z' : 'M1 1h18v18H1zM5 10l4 4l7-9'} />
          </svg>
          <span className="artifact-grow">{markedIf(isOpen, criterion)}</span>
        </li>
      ))}
    </ul>
    <div className="artifact-row">
      <p className="artifact-mono artifact-grow">
        <svg width="140" height="56" aria-hidden="true">
          <path d="M6 44C14 18 24 18 18 38S36 24 40 32S34 46 46 38S54 26 58 34S66 42 72 34S84 28 90 36S104 42 114 30" />
          <path d="M0 55h140" />
        </svg>
        {signed}
      </p>
      <p className="artifact-mono artifact-grow">
        <svg width="140" height="56" aria-hidden="true">
          <path d="M0 55h140" className="accent" />
        </svg>
        {withMark(unsigned.text, unsigned.mark)}
      </p>
    </div>
  </>
)
