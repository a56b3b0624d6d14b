import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Bar, Curve, Plot, share } from '../plot.tsx'

const SECONDS = 60
const HEIGHT = 200
const GROUND = 168
const yOf = (milliamperes: number) => GROUND - 0.72 * milliamperes
const xOf = (second: number) => Math.round((1000 * second) / SECONDS) / 10

export function Current({ current, phases, cut, unit, label }: ArtifactOf<'current'>) {
  const drawnAt = (second: number) =>
    current.find((step) => step.second === second)?.milliamperes ?? 0
  const [first, ...steps] = current.map(({ second, milliamperes }) => {
    return { x: xOf(second), y: yOf(milliamperes).toFixed(1) }
  })
  return (
    <Plot label={label} height={HEIGHT}>
      {phases.map(
        ({ second, until }) =>
          until !== undefined && (
            <Bar
              key={second}
              from={second / SECONDS}
              to={until / SECONDS}
              y={16}
              height={GROUND - 16}
              className="wash filled"
            />
          ),
      )}
      {[0, 100, 200].map((level) => (
        <g key={level}>
          <line x1="0" x2="100%" y1={yOf(level)} y2={yOf(level)} className="rule" />
          {level > 0 && (
            <text x="100%" y={yOf(level) - 5} textAnchor="end">
              {level}
            </text>
          )}
        </g>
      ))}
      <line
        x1={share(cut.second / SECONDS)}
        x2={share(cut.second / SECONDS)}
        y1="100"
        y2="174"
        className="accent dashed"
      />
      <Curve
        d={`M0 ${first?.y}${steps.map(({ x, y }) => `H${x}V${y}`).join('')}H100`}
        height={HEIGHT}
      />
      {phases.map(({ second, text, until }) => (
        <text
          key={text}
          x={share(second / SECONDS)}
          dx={4}
          y={yOf(drawnAt(second)) + 20}
          className={until === undefined ? 'ink' : 'accent'}
        >
          {text}
        </text>
      ))}
      <text x={share(cut.second / SECONDS)} y={190} textAnchor="middle" className="accent">
        {cut.text}
      </text>
      <text x="0" y={190}>
        0 {unit}
      </text>
      <text x="100%" y={190} textAnchor="end">
        {SECONDS} {unit}
      </text>
    </Plot>
  )
}
