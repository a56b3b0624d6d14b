import { proportional } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { slowestOf } from '#lib/content/artifacts/systems.ts'
import { Bar, Mark, Plot, share } from '../plot.tsx'

/** The height of a span with its label. */
const ROW = 34

export function Trace({ limit, spans, label }: ArtifactOf<'trace'>) {
  const end = Math.max(...spans.map(({ to }) => to))
  const place = proportional(end, [0, 1])
  const slowest = slowestOf(spans)
  const ground = ROW * spans.length
  const times = Array.from({ length: Math.floor(end / 100) + 1 }, (_, index) => 100 * index)
  const textAt = (time: number) => {
    if (time === limit) return `limit ${time}`
    return time === 0 ? '0 ms' : `${time}`
  }
  return (
    <Plot label={label} height={ground + 22}>
      {times.map((time) => (
        <Mark
          key={time}
          text={textAt(time)}
          at={place(time)}
          from={0}
          to={ground}
          className={time === limit ? 'secondary dashed' : 'rule'}
        />
      ))}
      {spans.map(({ span, from, to }, index) => {
        const y = ROW * index
        const isSlowest = to - from === slowest
        return (
          <g key={span}>
            <text
              {...(from > end / 2
                ? { x: share(place(to)), textAnchor: 'end' }
                : { x: share(place(from)) })}
              y={y + 13}
              className={isSlowest ? 'accent halo' : 'ink halo'}
            >
              {span} {to - from} ms
            </text>
            <Bar
              from={place(from)}
              to={place(to)}
              y={y + 18}
              height={isSlowest ? 12 : 8}
              className={isSlowest ? 'accent filled' : 'ink filled'}
            />
          </g>
        )
      })}
    </Plot>
  )
}
