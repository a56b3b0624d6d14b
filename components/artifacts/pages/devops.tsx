import { Artifact } from '../Artifact.tsx'
import { Bar, Plot, share } from '../plot.tsx'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Pages in four weeks, by day and hour: one digit for each hour. */
const PAGES = [
  '001000000100000000000100',
  '000001000000010000000000',
  '010000000000000010000000',
  '000100000001000024321100',
  '211000000000100000000000',
  '000010000000000000000010',
  '000000100010000000000000',
]

/** The weekly release: Thursday at 16:00. */
const RELEASE = { day: 3, hour: 16, lasts: 6 }

const countIn = (hours: string) => Array.from(hours).reduce((sum, digit) => sum + Number(digit), 0)
const total = PAGES.reduce((sum, hours) => sum + countIn(hours), 0)
const after = countIn((PAGES[RELEASE.day] ?? '').slice(RELEASE.hour, RELEASE.hour + RELEASE.lasts))

const LEFT = 0.16
const xOf = (hour: number) => LEFT + ((1 - LEFT) * hour) / 24

const ROW = 30

export const PagerMap = () => (
  <Artifact
    name="When the pager rang"
    about={`${total} pages in four weeks`}
    caption={`An on-call record (example). ${after} of ${total} pages came within six hours of Thursday’s release.`}
  >
    <Plot
      label={`A week by days and hours: ${total} pages in four weeks, of which ${after} came within six hours of the release on Thursday at 16:00.`}
      height={7 * ROW + 22}
    >
      <Bar
        from={xOf(RELEASE.hour)}
        to={xOf(RELEASE.hour + RELEASE.lasts)}
        y={RELEASE.day * ROW}
        height={ROW}
        className="accent wash"
      />
      {PAGES.map((hours, day) => (
        <g key={DAYS[day]}>
          <text x="0" y={day * ROW + 22} className={day === RELEASE.day ? 'accent' : 'ink'}>
            {DAYS[day]}
          </text>
          <line
            x1={share(LEFT)}
            x2="100%"
            y1={day * ROW + ROW}
            y2={day * ROW + ROW}
            className="rule"
          />
          {Array.from(hours, (digit, hour) => ({ pages: Number(digit), hour }))
            .filter(({ pages }) => pages > 0)
            .map(({ pages, hour }) => (
              <rect
                key={hour}
                x={share(xOf(hour + 0.1))}
                width="8"
                y={day * ROW + ROW - 1 - 6 * pages}
                height={6 * pages}
                className="ink filled"
              />
            ))}
        </g>
      ))}
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={share(xOf(hour))} y={7 * ROW + 18}>
          {hour}:00
        </text>
      ))}
    </Plot>
  </Artifact>
)
