import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { interval, percent } from '#lib/content/artifacts/numbers.ts'
import { markedIf, Row } from '../parts.tsx'
import { Plot, share } from '../plot.tsx'

export const Slices = ({ slices }: ArtifactOf<'slices'>) => (
  <ol>
    {slices.map(({ slice, cases, found, bar }) => {
      const rate = found / cases
      const [low, high] = interval(found, cases)
      const isShort = 100 * rate < bar
      const tone = isShort ? 'accent' : 'ink'
      return (
        <Row
          key={slice}
          name={slice}
          value={markedIf(isShort, `${found} of ${cases}, ${percent(rate)}`)}
        >
          <Plot height={22}>
            <line x1="0" x2="100%" y1="11" y2="11" className="rule" />
            <line x1={share(low)} x2={share(high)} y1="11" y2="11" className={tone} />
            <circle cx={share(rate)} cy="11" r="5" className={`${tone} filled`} />
            <line x1={share(bar / 100)} x2={share(bar / 100)} y1="1" y2="21" />
          </Plot>
        </Row>
      )
    })}
  </ol>
)
