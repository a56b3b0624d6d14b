import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { markedIf, Row } from '../parts.tsx'
import { Plot } from '../plot.tsx'

export const Neighbors = ({ results, missed }: ArtifactOf<'neighbors'>) => (
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
      </Row>
    ))}
  </ol>
)
