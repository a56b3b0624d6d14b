import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { lastDayOf } from '#lib/content/artifacts/numbers.ts'
import { markedIf } from '../parts.tsx'

/** The days of each week, and below them its work, as long as it lasts. */
export function Calendar({ month, days, weeks }: ArtifactOf<'calendar'>) {
  const last = lastDayOf(month)
  return (
    <table className="artifact-calendar">
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      {weeks.map(({ monday, work, until }) => {
        const lasts = (until ?? Math.min(monday + 4, last)) - monday + 1
        return (
          <tbody key={monday}>
            <tr>
              {days.map((day, index) => {
                const date = monday + index
                return <td key={day}>{date > last ? '' : markedIf(date === until, date)}</td>
              })}
            </tr>
            <tr>
              <td colSpan={lasts}>
                <span>{work}</span>
              </td>
              {lasts < days.length && <td colSpan={days.length - lasts} />}
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}
