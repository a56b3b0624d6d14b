import { Artifact } from '../Artifact.tsx'
import { Plot } from '../plot.tsx'

const RESULTS = [
  { text: 'Traffic cone at berth 4', distance: 0.11 },
  { text: 'Cones along a pier', distance: 0.14 },
  { text: 'Orange cone, wet quay', distance: 0.15, isMissed: true },
  { text: 'Pylon beside a crane', distance: 0.21 },
  { text: 'Orange buoy in a harbor', distance: 0.29 },
]

const found = RESULTS.filter(({ isMissed }) => !isMissed).length

export const NearestNeighbors = () => (
  <Artifact
    name="“orange cone on a quay”"
    about="nearest by cosine distance"
    caption={`Exact neighbors of one query (example). The index found ${found} of ${RESULTS.length}: recall@${RESULTS.length} is ${found / RESULTS.length}.`}
  >
    <ol>
      {RESULTS.map(({ text, distance, isMissed }) => (
        <li key={text}>
          <p className="artifact-row">
            <span className="artifact-grow">{isMissed ? <mark>{text}</mark> : text}</span>{' '}
            <span className="artifact-mono">
              {isMissed ? <mark>missed</mark> : ''} {distance}
            </span>
          </p>
          <Plot height={10}>
            <line
              x1="0"
              x2={`${distance * 300}%`}
              y1="5"
              y2="5"
              className={isMissed ? 'accent dashed' : undefined}
            />
            <circle
              cx={`${distance * 300}%`}
              cy="5"
              r="5"
              className={isMissed ? 'accent sheet' : 'ink filled'}
            />
          </Plot>
        </li>
      ))}
    </ol>
  </Artifact>
)
