import { Artifact } from '../Artifact.tsx'
import { median } from '../numbers.ts'
import { Plot, share } from '../plot.tsx'

const DATES = ['decided', 'started', 'merged', 'live', 'used']

/** Days from the decision to each of the five dates. */
const CHANGES = [
  { name: 'tax field', days: [0, 4, 9, 30, 32] },
  { name: 'CSV export', days: [0, 9, 15, 29, 41] },
  { name: 'new filter', days: [0, 3, 7, 31, 33] },
  { name: 'rate limit', days: [0, 6, 18, 37, 38] },
  { name: 'price tiers', days: [0, 12, 25, 44, 47] },
]

const gaps = DATES.slice(1).map((date, index) => ({
  date,
  days: median(CHANGES.map(({ days }) => (days[index + 1] ?? 0) - (days[index] ?? 0))),
}))

const DAYS = 50

export const FiveDates = () => (
  <Artifact
    name="Five dates per change"
    about="days since the decision"
    caption={`Changes laid side by side (example). The median change waits ${gaps[2]?.days} days from merged to live.`}
  >
    <Plot
      label={`Five changes as lines with five dates each, from decided to used. In each, the longest stretch lies between merged and live, ${gaps[2]?.days} days in the median.`}
      height={224}
    >
      {CHANGES.map(({ name, days }, index) => {
        const y = 26 + 39 * index
        const [decided = 0, started = 0, merged = 0, live = 0, used = 0] = days.map(
          (day) => 0.02 + day / DAYS,
        )
        return (
          <g key={name}>
            <text x="0" y={y - 12} className="ink">
              {name}
            </text>
            <line x1={share(decided)} x2={share(used)} y1={y} y2={y} className="secondary" />
            <line x1={share(merged)} x2={share(live)} y1={y} y2={y} className="accent" />
            {[decided, started, used].map((place) => (
              <circle key={place} cx={share(place)} cy={y} r="4.5" className="sheet" />
            ))}
            {[merged, live].map((place) => (
              <circle key={place} cx={share(place)} cy={y} r="5.5" className="accent filled" />
            ))}
          </g>
        )
      })}
      <line x1="2%" x2="100%" y1="200" y2="200" />
      {[0, 10, 20, 30, 40].map((day) => (
        <text key={day} x={share(0.02 + day / DAYS)} y={218} textAnchor={day ? 'middle' : 'start'}>
          {day}
        </text>
      ))}
    </Plot>
    <p className="artifact-sum artifact-mono">
      Median days:
      {gaps.map(({ date, days }, index) => (
        <span key={date}>
          {index > 0 ? ', ' : ' '}
          {date === 'live' ? (
            <mark>
              {date} {days}
            </mark>
          ) : (
            `${date} ${days}`
          )}
        </span>
      ))}
    </p>
  </Artifact>
)
