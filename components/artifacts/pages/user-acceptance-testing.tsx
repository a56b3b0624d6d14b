import { Artifact, markedIf } from '../Artifact.tsx'

const CRITERIA = [
  { text: 'Scenarios run by named users', isMet: true },
  { text: 'Criteria met or waived in writing', isMet: true },
  { text: 'Workarounds accepted by their users', isMet: true },
  { text: 'Period close run on aged data', isMet: false },
]

export const SignOffSheet = () => (
  <Artifact
    name="Acceptance, order to cash"
    about="cycle 2"
    caption="A sign-off sheet before its last signature (example): the open line is the condition."
  >
    <ul>
      {CRITERIA.map(({ text, isMet }) => (
        <li key={text} className="artifact-row">
          <svg width="20" height="20" aria-hidden="true">
            <path d={isMet ? 'M1 1h18v18H1zM5 10l4 4l7-9' : 'M1 1h18v18H1z'} />
          </svg>
          <span className="artifact-grow">{markedIf(!isMet, text)}</span>
        </li>
      ))}
    </ul>
    <div className="artifact-row">
      <p className="artifact-mono artifact-grow">
        <svg width="140" height="56" aria-hidden="true">
          <path d="M6 44C14 18 24 18 18 38S36 24 40 32S34 46 46 38S54 26 58 34S66 42 72 34S84 28 90 36S104 42 114 30" />
          <path d="M0 55h140" />
        </svg>
        Owner, sales
      </p>
      <p className="artifact-mono artifact-grow">
        <svg width="140" height="56" aria-hidden="true">
          <path d="M0 55h140" className="accent" />
        </svg>
        <mark>Not signed</mark>, finance
      </p>
    </div>
  </Artifact>
)
