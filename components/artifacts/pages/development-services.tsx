import { Artifact } from '../Artifact.tsx'
import { Bar, Plot, share } from '../plot.tsx'

const PARTS = [
  { part: 'Import of old orders', low: 12, high: 40 },
  { part: 'Forms without a signal', low: 10, high: 26 },
  { part: 'Price rules', low: 6, high: 12 },
  { part: 'Sign-in', low: 3, high: 5 },
  { part: 'Polish', low: 0, high: 10 },
]

const low = PARTS.reduce((sum, part) => sum + part.low, 0)
const high = PARTS.reduce((sum, part) => sum + part.high, 0)

/** Where scope is cut, in days. */
const LINE = 60
const WIDEST = 100

interface RangeProps {
  part: string
  low: number
  high: number
  isTotal?: boolean
}

const Range = ({ part, low, high, isTotal = false }: RangeProps) => (
  <li>
    <p className="artifact-row">
      <span className="artifact-grow">{part}</span>{' '}
      <span className="artifact-mono">
        {low} to {high}
      </span>
    </p>
    <Plot height={16}>
      <line x1="0" x2="100%" y1="8" y2="8" className="rule" />
      <Bar
        from={low / WIDEST}
        to={high / WIDEST}
        y={2}
        height={12}
        className={isTotal ? 'ink filled' : 'sheet'}
      />
      {isTotal && (
        <line
          x1={share(LINE / WIDEST)}
          x2={share(LINE / WIDEST)}
          y1="-6"
          y2="22"
          className="accent"
        />
      )}
    </Plot>
  </li>
)

export const Estimate = () => (
  <Artifact
    name="Estimate of a release"
    about="days, from best to worst"
    caption="An estimate as ranges (example). The widest is built first."
  >
    <ol>
      {PARTS.map((range) => (
        <Range key={range.part} {...range} />
      ))}
      <Range part="The release" low={low} high={high} isTotal />
    </ol>
    <p className="artifact-sum">
      <mark>Line at {LINE} days</mark>: there we cut scope together
    </p>
  </Artifact>
)
