import { Artifact } from '../Artifact.tsx'
import { Plot, share } from '../plot.tsx'

/** Who worked on one order, on which days of March 2027 it arrived and left, and for how many minutes. */
const DESKS = [
  { desk: 'Sales', from: 1, to: 1.3, minutes: 6 },
  { desk: 'Credit', from: 1.3, to: 9.4, minutes: 4 },
  { desk: 'Warehouse', from: 9.4, to: 10.6, minutes: 31 },
  { desk: 'Finance', from: 10.6, to: 12.4, minutes: 6 },
]

const FIRST = 1
const DAYS = 12
const placeOf = (day: number) => share((day - FIRST) / DAYS)
const minutes = DESKS.reduce((sum, desk) => sum + desk.minutes, 0)
const longest = Math.max(...DESKS.map(({ from, to }) => to - from))

const WEEK = [
  { day: 1, text: 'Mon' },
  { day: 5, text: 'Fri' },
  { day: 8, text: 'Mon' },
  { day: 12, text: 'Fri' },
]

export const OrderLog = () => (
  <Artifact
    name="One order in the event log"
    about={`${minutes} minutes of work in 12 days`}
    caption="From an event log (example): dashes are waiting, bars are work. The credit desk needed four minutes and eight days."
  >
    <Plot
      label={`An order passes four desks between Monday, March 1, and Friday, March 12, with ${minutes} minutes of work. It waits eight days at the credit desk, where the work takes four minutes.`}
      height={222}
    >
      <rect x={placeOf(6)} width={share(2 / DAYS)} y="0" height="196" className="rule sheet" />
      {DESKS.map(({ desk, from, to, minutes: worked }, index) => {
        const y = 34 + 46 * index
        const isLongest = to - from === longest
        const tone = isLongest ? 'accent' : 'secondary'
        return (
          <g key={desk}>
            <text x="0" y={y - 14} className={isLongest ? 'accent' : 'ink'}>
              {desk} {worked} min
            </text>
            <line x1="0" x2="100%" y1={y + 6} y2={y + 6} className="rule" />
            <line x1={placeOf(from)} x2={placeOf(to)} y1={y} y2={y} className={`${tone} dashed`} />
            <line x1={placeOf(from)} x2={placeOf(from)} y1={y - 5} y2={y + 5} className={tone} />
            <rect
              x={placeOf(to)}
              width={2 + worked / 4}
              y={y - 8}
              height="14"
              className={isLongest ? 'accent filled' : 'ink filled'}
            />
          </g>
        )
      })}
      {WEEK.map(({ day, text }) => (
        <text key={day} x={placeOf(day)} y={216}>
          {text}
        </text>
      ))}
    </Plot>
  </Artifact>
)
