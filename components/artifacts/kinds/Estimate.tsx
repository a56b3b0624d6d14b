import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { sum } from '#lib/content/artifacts/numbers.ts'
import { Row, withMark } from '../parts.tsx'
import { Bar, Plot, share } from '../plot.tsx'

/** As many days as the drawing has room for. */
const WIDEST = 100

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
        from={low / WIDEST}
        to={high / WIDEST}
        y={2}
        height={12}
        className={line === undefined ? 'sheet' : 'ink filled'}
      />
      {line !== undefined && (
        <line
          x1={share(line / WIDEST)}
          x2={share(line / WIDEST)}
          y1="-6"
          y2="22"
          className="accent"
        />
      )}
    </Plot>
  </Row>
)

export const Estimate = ({ parts, total, line, result, mark }: ArtifactOf<'estimate'>) => (
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
    <p className="artifact-sum">{withMark(result, mark)}</p>
  </>
)
