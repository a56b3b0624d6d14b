import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { lastDayOf } from '#lib/content/artifacts/numbers.ts'
import { markedIf } from '../parts.tsx'

export function Calendar({ month, days, heading, weeks }: ArtifactOf<'calendar'>) {
  const last = lastDayOf(month)
  return (
    <table>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
          <th scope="col">{heading}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, work, until }) => (
          <tr key={monday}>
            {days.map((day, index) => {
              const date = monday + index
              return <td key={day}>{date > last ? '' : markedIf(date === until, date)}</td>
            })}
            <td>{work}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
