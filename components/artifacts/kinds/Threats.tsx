import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Plot, share } from '../plot.tsx'

/** Where the boxes of either side stand, as shares of the width; the way on the right is open. */
const SIDES = [
  { from: 0.02, to: 0.42, down: 0.22, across: 0.36 },
  { from: 0.54, to: 0.98, isOpen: true, down: 0.76, across: 0.64 },
]

interface BoxProps {
  name: string | undefined
  from: number
  to: number
  y: number
  isProgram?: boolean
  isOpen?: boolean
}

const Box = ({ name, from, to, y, isProgram = false, isOpen = false }: BoxProps) => (
  <g>
    <rect
      x={share(from)}
      width={share(to - from)}
      y={y}
      height="34"
      rx={isProgram ? 17 : 0}
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
)

interface FlowProps {
  /** Its place, as a share of the width. */
  x: number
  y: number
  text?: string
  isOpen: boolean | undefined
}

const Flow = ({ x, y, text, isOpen = false }: FlowProps) => (
  <g className={isOpen ? 'accent' : 'ink'}>
    <line
      x1={share(x)}
      x2={share(x)}
      y1={y}
      y2={y + 68}
      className={isOpen ? 'accent' : undefined}
    />
    <svg x={share(x)} y={y + 68} aria-hidden="true">
      <path d="M-5 -8L0 0L5 -8" className={isOpen ? 'accent' : undefined} />
    </svg>
    {text && (
      <text x={share(x)} dx={x < 0.5 ? -8 : 8} y={y + 38} textAnchor={x < 0.5 ? 'end' : 'start'}>
        {text}
      </text>
    )}
  </g>
)

export function Threats(props: ArtifactOf<'threats'>) {
  const { people, programs, store, flow, boundary, guarded, open, label } = props
  return (
    <Plot label={label} height={264}>
      <line x1="0" x2="100%" y1="80" y2="80" className="secondary dashed" />
      {SIDES.map(({ from, to }, side) => (
        <Box key={from} name={people[side]} from={from} to={to} y={8} />
      ))}
      {SIDES.map(({ from, to, isOpen = false }, side) => (
        <Box
          key={from}
          name={programs[side]}
          from={from}
          to={to}
          y={116}
          isProgram
          isOpen={isOpen}
        />
      ))}
      <Box name={store} from={0.2} to={0.8} y={224} />
      {SIDES.map(({ down, isOpen }) => (
        <Flow key={down} x={down} y={44} isOpen={isOpen} />
      ))}
      {SIDES.map(({ across, isOpen }) => (
        <Flow key={across} x={across} y={152} text={isOpen ? open : guarded} isOpen={isOpen} />
      ))}
      <text x="49%" y="68" textAnchor="middle" className="ink">
        {flow}
      </text>
      <text x="49%" y="98" textAnchor="middle">
        {boundary}
      </text>
    </Plot>
  )
}
