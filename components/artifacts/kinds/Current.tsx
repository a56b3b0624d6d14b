import { proportional } from '#components/figures/axes.ts'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Bar, Curve, Level, Mark, Plot, share } from '../plot.tsx'

const SECONDS = 60
const GROUND = 168
const yOf = proportional(200, [GROUND, 24])
const xOf = proportional(SECONDS, [0, 1])

export function Current({ current, phases, cut, unit, label }: ArtifactOf<'current'>) {
  const curve = current
    .map(({ second, milliamperes }, step) => {
      const y = yOf(milliamperes).toFixed(1)
      return step === 0 ? `M0 ${y}` : `H${(100 * xOf(second)).toFixed(1)}V${y}`
    })
    .join('')
  return (
    <Plot label={label} height={GROUND + 22}>
      {[10, 20, 30, 40, 50].map((second) => (
        <line
          key={second}
          x1={share(xOf(second))}
          x2={share(xOf(second))}
          y1={yOf(200)}
          y2={GROUND}
          className="rule"
        />
      ))}
      {phases.map(
        ({ second, until }) =>
          until !== undefined && (
            <Bar
              key={second}
              from={xOf(second)}
              to={xOf(until)}
              y={yOf(200)}
              height={GROUND - yOf(200)}
              className="wash filled"
            />
          ),
      )}
      <line x1="0" x2="100%" y1={GROUND} y2={GROUND} className="rule" />
      {phases.map(({ second, text, until }) => {
        const step = current.findIndex((drawn) => drawn.second === second)
        const end = current[step + 1]?.second ?? SECONDS
        return (
          <text
            key={text}
            // One that begins far right has no room behind its beginning on a phone.
            {...(xOf(second) > 0.7
              ? { x: share(xOf(end)), dx: -4, textAnchor: 'end' }
              : { x: share(xOf(second)), dx: 4 })}
            y={yOf(current[step]?.milliamperes ?? 0) + 20}
            // On the wash, which covers the lines, a halo would be a stain.
            className={until === undefined ? 'ink halo' : 'accent'}
          >
            {text}
          </text>
        )
      })}
      {/* As tall as the plot: where the current falls, the curve hides it. */}
      <Mark
        text={cut.text}
        at={xOf(cut.second)}
        from={yOf(200)}
        to={GROUND}
        className="accent dashed"
      />
      {/* After the words, whose halo would hide a piece of it. */}
      <Curve d={`${curve}H100`} height={GROUND} />
      {[100, 200].map((level) => (
        <Level key={level} text={`${level} mA`} y={yOf(level)} isAtEnd />
      ))}
      <Mark text={`0 ${unit}`} at={0} to={GROUND} />
      <Mark text={`${SECONDS} ${unit}`} at={1} to={GROUND} />
    </Plot>
  )
}
