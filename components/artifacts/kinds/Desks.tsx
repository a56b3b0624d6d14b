import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Plot, share } from '../plot.tsx'

const DAYS = 12
const placeOf = (day: number) => share((day - 1) / DAYS)

export function Desks({ desks, unit, closed, axis, label }: ArtifactOf<'desks'>) {
  const longest = Math.max(...desks.map(({ from, to }) => to - from))
  return (
    <Plot label={label} height={222}>
      <rect
        x={placeOf(closed.from)}
        width={share((closed.to - closed.from) / DAYS)}
        y="0"
        height="196"
        className="rule sheet"
      />
      {desks.map(({ desk, from, to, minutes }, index) => {
        const y = 34 + 46 * index
        const isLongest = to - from === longest
        const tone = isLongest ? 'accent' : 'secondary'
        return (
          <g key={desk}>
            <text x="0" y={y - 14} className={isLongest ? 'accent' : 'ink'}>
              {desk} {minutes} {unit}
            </text>
            <line x1="0" x2="100%" y1={y + 6} y2={y + 6} className="rule" />
            <line x1={placeOf(from)} x2={placeOf(to)} y1={y} y2={y} className={`${tone} dashed`} />
            <line x1={placeOf(from)} x2={placeOf(from)} y1={y - 5} y2={y + 5} className={tone} />
            <rect
              x={placeOf(to)}
              width={2 + minutes / 4}
              y={y - 8}
              height="14"
              className={isLongest ? 'accent filled' : 'ink filled'}
            />
          </g>
        )
      })}
      {axis.map(({ day, text }) => (
        <text key={day} x={placeOf(day)} y={216}>
          {text}
        </text>
      ))}
    </Plot>
  )
}
