import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { markedIf, Row } from '../parts.tsx'
import { Bar, Plot } from '../plot.tsx'

interface NightProps {
  hasFailed: boolean
  isFlaky: boolean
  /** Its place, as a share of the width. */
  from: number
  to: number
}

function Night({ hasFailed, isFlaky, from, to }: NightProps) {
  if (!hasFailed) return <Bar from={from} to={to} y={30} height={4} className="filled" />
  const tone = isFlaky ? 'accent' : 'ink'
  return <Bar from={from} to={to} y={2} height={32} className={`${tone} filled`} />
}

export const Nights = ({ tests }: ArtifactOf<'nights'>) => (
  <ol>
    {tests.map(({ test, nights, verdict, isFlaky = false }) => (
      <Row key={test} isMono name={test} value={markedIf(isFlaky, verdict)}>
        <Plot height={36}>
          {Array.from(nights, (night, index) => (
            <Night
              // biome-ignore lint/suspicious/noArrayIndexKey: a night has no other name.
              key={index}
              hasFailed={night === 'x'}
              isFlaky={isFlaky}
              from={(index + 0.14) / nights.length}
              to={(index + 0.86) / nights.length}
            />
          ))}
        </Plot>
      </Row>
    ))}
  </ol>
)
