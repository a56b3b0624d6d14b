import { Artifact } from '../Artifact.tsx'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']

/** March 2027 begins on a Monday. */
const WEEKS = [
  { first: 1, work: 'Security test' },
  { first: 8, work: 'WCAG audit' },
  { first: 15, work: 'Repairs, the last on Friday', until: 19 },
  { first: 22, work: 'Retest' },
  { first: 29, work: 'Response due', until: 31 },
]

export const EventCalendar = () => (
  <Artifact
    name="March 2027"
    about="before a public RFP"
    caption="A plan counted back from the event (example): what is found after March 19 is repaired too late."
  >
    <table>
      <thead>
        <tr>
          {DAYS.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
          <th scope="col">Work</th>
        </tr>
      </thead>
      <tbody>
        {WEEKS.map(({ first, work, until }) => (
          <tr key={first}>
            {DAYS.map((day, index) => {
              const date = first + index
              return (
                <td key={day}>{date === until ? <mark>{date}</mark> : date > 31 ? '' : date}</td>
              )
            })}
            <td>{work}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Artifact>
)
