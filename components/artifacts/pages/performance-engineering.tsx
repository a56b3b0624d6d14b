import { Artifact } from '../Artifact.tsx'
import { Bar, Plot, share } from '../plot.tsx'

/** In milliseconds since the request. */
const SPANS = [
  { name: 'POST /orders', from: 0, to: 420, depth: 0 },
  { name: 'gateway', from: 4, to: 416, depth: 1 },
  { name: 'order service', from: 22, to: 410, depth: 2 },
  { name: 'price rules', from: 30, to: 62, depth: 3 },
  { name: 'connection pool', from: 64, to: 340, depth: 3 },
  { name: 'INSERT order', from: 340, to: 384, depth: 3 },
]

const END = 420
const slowest = Math.max(
  ...SPANS.filter(({ depth }) => depth === 3).map(({ from, to }) => to - from),
)

export const Trace = () => (
  <Artifact
    name="Trace of a slow request"
    about="420 ms, asked for: 300"
    caption={`At 500 requests per second (example). The database works for 44 ms, and the request waits ${slowest} ms to reach it.`}
  >
    <Plot
      label={`A trace of 420 milliseconds through gateway and order service. ${slowest} of them are spent waiting for a database connection, 44 in the database.`}
      height={34 * SPANS.length + 22}
    >
      {[0, 100, 200, 300, 400].map((time) => (
        <g key={time}>
          <line
            x1={share(time / END)}
            x2={share(time / END)}
            y1="0"
            y2={34 * SPANS.length}
            className={time === 300 ? 'secondary dashed' : 'rule'}
          />
          <text
            x={share(time / END)}
            y={34 * SPANS.length + 16}
            textAnchor={time ? 'middle' : 'start'}
          >
            {time}
          </text>
        </g>
      ))}
      {SPANS.map(({ name, from, to }, index) => {
        const y = 34 * index
        const isSlowest = to - from === slowest
        return (
          <g key={name}>
            <text
              {...(from > END / 2
                ? { x: share(to / END), textAnchor: 'end' }
                : { x: share(from / END) })}
              y={y + 13}
              className={isSlowest ? 'accent' : 'ink'}
            >
              {name} {to - from} ms
            </text>
            <Bar
              from={from / END}
              to={to / END}
              y={y + 18}
              height={isSlowest ? 12 : 8}
              className={isSlowest ? 'accent filled' : 'ink filled'}
            />
          </g>
        )
      })}
    </Plot>
  </Artifact>
)
