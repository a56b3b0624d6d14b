import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { markedIf, Row } from '../parts.tsx'
import { Bar, Mark, Plot } from '../plot.tsx'

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

/** The nights that the axis names. */
const NAMED = [1, 10, 20, 30]

/** The middle of a night, as a share of all of them. */
const middleOf = (night: number) => (night - 0.5) / 30

export const Nights = ({ tests, unit }: ArtifactOf<'nights'>) => (
  <>
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
    <Plot height={24}>
      {NAMED.map((night) => (
        <Mark
          key={night}
          text={night === 1 ? `${unit} 1` : `${night}`}
          at={middleOf(night)}
          to={5}
        />
      ))}
    </Plot>
  </>
)
