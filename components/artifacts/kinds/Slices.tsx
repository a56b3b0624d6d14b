import { proportional } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { interval, percent } from '#lib/content/artifacts/numbers.ts'
import { markedIf, Row } from '../parts.tsx'
import { Mark, Plot, share } from '../plot.tsx'

const xOf = proportional(100, [0, 1])

export const Slices = ({ slices }: ArtifactOf<'slices'>) => (
  <>
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
              <line x1={share(xOf(bar))} x2={share(xOf(bar))} y1="1" y2="21" />
            </Plot>
          </Row>
        )
      })}
    </ol>
    <Plot height={28}>
      {[0, 50, 100].map((mark) => (
        <Mark key={mark} text={`${mark}%`} at={xOf(mark)} to={6} />
      ))}
    </Plot>
  </>
)
