import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Curve, Plot, share } from '../plot.tsx'

const DAYS = 28
const HEIGHT = 236
const yOf = (percent: number) => 12 + 1.9 * (100 - percent)
const xOf = (day: number) => Math.round((1000 * (day - 1)) / (DAYS - 1)) / 10

export function Budget({ left, line, lineLabel, unit, label }: ArtifactOf<'budget'>) {
  const curve = left.map(({ day, percent }) => `H${xOf(day)}V${yOf(percent)}`).join('')
  const last = left.at(-1)?.day ?? DAYS
  return (
    <Plot label={label} height={HEIGHT}>
      {[100, 50, 0].map((percent) => (
        <g key={percent}>
          <line x1="0" x2="100%" y1={yOf(percent)} y2={yOf(percent)} className="rule" />
        </g>
      ))}
      <Curve
        d={`M0 ${yOf(0)}V${yOf(100)}${curve}H100V${yOf(0)}z`}
        height={HEIGHT}
        className="wash filled"
      />
      <Curve d={`M0 ${yOf(100)}${curve}H100`} height={HEIGHT} />
      <line x1="0" x2="100%" y1={yOf(line)} y2={yOf(line)} className="accent dashed" />
      <text x="0" dx="6" y={yOf(line) + 18} className="accent">
        {lineLabel} {line}%
      </text>
      {left.map(({ day, percent, cause }) =>
        percent < line ? (
          <text key={day} x="100%" y={yOf(percent) + 17} textAnchor="end" className="accent">
            {cause}: {percent}% left
          </text>
        ) : (
          cause && (
            <text key={day} x={`${xOf(day)}%`} dx={6} y={yOf(percent) - 8} className="ink">
              {cause}: {percent}% left
            </text>
          )
        ),
      )}
      <text x="0" y={HEIGHT - 4}>
        {unit} 1
      </text>
      <text x={share((last - 1) / (DAYS - 1))} y={HEIGHT - 4} textAnchor="middle">
        {unit} {last}
      </text>
      <text x="100%" y={HEIGHT - 4} textAnchor="end">
        {DAYS}
      </text>
    </Plot>
  )
}
