import { Artifact } from '../Artifact.tsx'
import { Plot, share } from '../plot.tsx'

const NODES = [
  { name: 'Customer', from: 0.02, to: 0.42, y: 8 },
  { name: 'Support desk', from: 0.54, to: 0.98, y: 8 },
  { name: 'Profile API', from: 0.02, to: 0.42, y: 116, isProcess: true },
  { name: 'Admin tool', from: 0.54, to: 0.98, y: 116, isProcess: true, isOpen: true },
  { name: 'Payout accounts', from: 0.2, to: 0.8, y: 224 },
]

const FLOWS = [
  { at: 0.22, y: 44 },
  { at: 0.76, y: 44, isOpen: true },
  { at: 0.3, y: 152, text: 'factor' },
  { at: 0.68, y: 152, text: 'no factor', isOpen: true },
]

export const ThreatModel = () => (
  <Artifact
    name="Data flow and trust boundary"
    about="change of a payout account"
    caption="A threat model (example). The boundary easily left out is the one around your own support desk."
  >
    <Plot
      label="A data flow diagram with a trust boundary. A customer changes the payout account through the profile API, which asks for a second factor. The support desk changes it through the admin tool, which asks for none."
      height={264}
    >
      <line x1="0" x2="100%" y1="80" y2="80" className="secondary dashed" />
      {NODES.map(({ name, from, to, y, isProcess, isOpen }) => (
        <g key={name}>
          <rect
            x={share(from)}
            width={share(to - from)}
            y={y}
            height="34"
            rx={isProcess ? 17 : 0}
            className={isOpen ? 'accent wash' : 'sheet'}
          />
          <text
            x={share((from + to) / 2)}
            y={y + 22}
            textAnchor="middle"
            className={isOpen ? 'accent' : 'ink'}
          >
            {name}
          </text>
        </g>
      ))}
      {FLOWS.map(({ at, y, text, isOpen }) => (
        <g key={at} className={isOpen ? 'accent' : 'ink'}>
          <line
            x1={share(at)}
            x2={share(at)}
            y1={y}
            y2={y + 68}
            className={isOpen ? 'accent' : undefined}
          />
          <svg x={share(at)} y={y + 68} aria-hidden="true">
            <path d="M-5 -8L0 0L5 -8" className={isOpen ? 'accent' : undefined} />
          </svg>
          {text && (
            <text
              x={share(at)}
              dx={at < 0.5 ? -8 : 8}
              y={y + 38}
              textAnchor={at < 0.5 ? 'end' : 'start'}
            >
              {text}
            </text>
          )}
        </g>
      ))}
      <text x="49%" y="68" textAnchor="middle" className="ink">
        new account
      </text>
      <text x="49%" y="98" textAnchor="middle">
        trust boundary
      </text>
    </Plot>
  </Artifact>
)
