import { Artifact } from '../Artifact.tsx'
import { Tick } from '../plot.tsx'

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
    <ul className="artifact-boxes">
      {CRITERIA.map(({ text, isMet }) => (
        <li key={text}>
          <span className="artifact-box">{isMet && <Tick />}</span>{' '}
          {isMet ? text : <mark>{text}</mark>}
        </li>
      ))}
    </ul>
    <div className="artifact-signatures">
      <p>
        <svg width="120" height="36" viewBox="0 0 120 36" aria-hidden="true">
          <path d="M6 28C14 2 24 2 18 22S36 8 40 16S34 30 46 22S54 10 58 18S66 26 72 18S84 12 90 20S104 26 114 14" />
        </svg>
        <span>Process owner, sales</span>
      </p>
      <p>
        <mark>not signed yet</mark>
        <span>Process owner, finance</span>
      </p>
    </div>
  </Artifact>
)
