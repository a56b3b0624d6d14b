import { proportional } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { sum } from '#lib/content/artifacts/numbers.ts'
import { Row, withMark } from '../parts.tsx'
import { Bar, Mark, Plot, share } from '../plot.tsx'

/** As many days as the drawing has room for. */
const WIDEST = 100
const xOf = proportional(WIDEST, [0, 1])

/** Marks nearer than this to the line would touch its number. */
const MIN_DISTANCE = 20

interface RangeProps {
  part: string
  low: number
  high: number
  /** Where a line stands, if this is the sum. */
  line?: number
}

const Range = ({ part, low, high, line }: RangeProps) => (
  <Row name={part} value={`${low} to ${high}`}>
    <Plot height={16}>
      <line x1="0" x2="100%" y1="8" y2="8" className="rule" />
      <Bar
        from={xOf(low)}
        to={xOf(high)}
        y={2}
        height={12}
        className={line === undefined ? 'sheet' : 'ink filled'}
      />
      {line !== undefined &&
        ['rule halo', 'accent'].map((tone) => (
          <line
            key={tone}
            x1={share(xOf(line))}
            x2={share(xOf(line))}
            y1="-6"
            y2="22"
            className={tone}
          />
        ))}
    </Plot>
  </Row>
)

export const Estimate = ({ parts, total, line, unit, result, mark }: ArtifactOf<'estimate'>) => (
  <>
    <ol>
      {parts.map((range) => (
        <Range key={range.part} {...range} />
      ))}
      <Range
        part={total}
        low={sum(parts.map(({ low }) => low))}
        high={sum(parts.map(({ high }) => high))}
        line={line}
      />
    </ol>
    <Plot height={28}>
      {[0, 25, 50, 75, WIDEST]
        .filter((day) => Math.abs(day - line) >= MIN_DISTANCE)
        .map((day) => (
          <Mark key={day} text={`${day}`} at={xOf(day)} to={6} />
        ))}
      <Mark text={`${line} ${unit}`} at={xOf(line)} to={6} className="accent" />
    </Plot>
    <p className="artifact-sum">{withMark(result, mark)}</p>
  </>
)
