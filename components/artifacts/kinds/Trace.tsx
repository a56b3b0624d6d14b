import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { slowestOf } from '#lib/content/artifacts/plots.ts'
import { Bar, Plot, share } from '../plot.tsx'

/** The height of a span with its label. */
const ROW = 34

export function Trace({ limit, spans, label }: ArtifactOf<'trace'>) {
  const end = Math.max(...spans.map(({ to }) => to))
  const slowest = slowestOf(spans)
  const ground = ROW * spans.length
  const times = Array.from({ length: Math.floor(end / 100) + 1 }, (_, index) => 100 * index)
  return (
    <Plot label={label} height={ground + 22}>
      {times.map((time) => (
        <g key={time}>
          <line
            x1={share(time / end)}
            x2={share(time / end)}
            y1="0"
            y2={ground}
            className={time === limit ? 'secondary dashed' : 'rule'}
          />
          <text x={share(time / end)} y={ground + 16} textAnchor={time ? 'middle' : 'start'}>
            {time === limit ? `limit ${time}` : time}
          </text>
        </g>
      ))}
      {spans.map(({ span, from, to }, index) => {
        const y = ROW * index
        const isSlowest = to - from === slowest
        return (
          <g key={span}>
            <text
              {...(from > end / 2
                ? { x: share(to / end), textAnchor: 'end' }
                : { x: share(from / end) })}
              y={y + 13}
              className={isSlowest ? 'accent' : 'ink'}
            >
              {span} {to - from} ms
            </text>
            <Bar
              from={from / end}
              to={to / end}
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
