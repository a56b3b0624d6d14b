import { Artifact } from '../Artifact.tsx'
import { interval, percent } from '../numbers.ts'
import { Plot, share } from '../plot.tsx'

/** How many cases a slice has, how many of them the model recalls, and the minimum in percent agreed on before. */
const SLICES = [
  { slice: 'Overall', cases: 575, found: 506, bar: 85 },
  { slice: 'Returning', cases: 525, found: 483, bar: 85 },
  { slice: 'Business', cases: 120, found: 102, bar: 75 },
  { slice: 'Abroad', cases: 100, found: 81, bar: 70 },
  { slice: 'New', cases: 50, found: 23, bar: 70 },
]

export const SliceReport = () => (
  <Artifact
    name="Recall by slice"
    about="dot: measured; tick: the bar"
    caption="A model against the bar set before the score was known (example). Lines are 95% intervals. New customers stay in shadow."
  >
    <ol>
      {SLICES.map(({ slice, cases, found, bar }) => {
        const rate = found / cases
        const [low, high] = interval(found, cases)
        const isShort = 100 * rate < bar
        const tone = isShort ? 'accent' : 'ink'
        const words = `${found} of ${cases}, ${percent(rate)}`
        return (
          <li key={slice}>
            <p className="artifact-row">
              <span className="artifact-grow">{slice}</span>{' '}
              <span className="artifact-mono">{isShort ? <mark>{words}</mark> : words}</span>
            </p>
            <Plot height={22}>
              <line x1="0" x2="100%" y1="11" y2="11" className="rule" />
              <line x1={share(low)} x2={share(high)} y1="11" y2="11" className={tone} />
              <circle cx={share(rate)} cy="11" r="5" className={`${tone} filled`} />
              <line x1={share(bar / 100)} x2={share(bar / 100)} y1="1" y2="21" />
            </Plot>
          </li>
        )
      })}
    </ol>
  </Artifact>
)
