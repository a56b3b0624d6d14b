import { proportional } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { markedIf, Row } from '../parts.tsx'
import { Mark, Plot, share } from '../plot.tsx'

const xOf = proportional(1 / 3, [0, 1])

export const Neighbors = ({ results, missed }: ArtifactOf<'neighbors'>) => (
  <>
    <ol>
      {results.map(({ text, distance, isMissed = false }) => (
        <Row
          key={text}
          name={markedIf(isMissed, text)}
          value={
            <>
              {isMissed ? <mark>{missed}</mark> : ''} {distance}
            </>
          }
        >
          <Plot height={10}>
            <line
              x1="0"
              x2={share(xOf(distance))}
              y1="5"
              y2="5"
              className={isMissed ? 'accent dashed' : undefined}
            />
            <circle
              cx={share(xOf(distance))}
              cy="5"
              r="5"
              className={isMissed ? 'accent sheet' : 'ink filled'}
            />
          </Plot>
        </Row>
      ))}
    </ol>
    <Plot height={28}>
      {[0, 0.1, 0.2, 0.3].map((distance) => (
        <Mark key={distance} text={`${distance}`} at={xOf(distance)} to={6} />
      ))}
    </Plot>
  </>
)
