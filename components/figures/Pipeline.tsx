import type { FigurePropsOf } from '#lib/content/figures.ts'
import { head, indexIn, keepIn, round, spread, stagger } from './geometry.ts'
import { Texts } from './Texts.tsx'

/** A sluice: each gate hangs over the pipe, and the one that holds a bad change is let down into it. */
export function Pipeline({ stages, stop, note }: FigurePropsOf<'pipeline'>) {
  const held = stop === undefined ? -1 : indexIn(stages, stop, 'pipeline stop')
  const pitch = 408 / stages.length
  const gates = stages.map((_, index) => round(8 + pitch * (index + 1)))
  const shut = gates[held]
  const open = gates.filter((gate) => gate !== shut)
  const labels = stagger(stages, spread(stages.length, 8, 416), 244, 20)
  return (
    <>
      <path className="t" d="M8 56h424" />
      <path className="w f" d={`M8 144H${shut ?? 432}v72H8z`} />
      <path d="M8 144h424M8 216h424" />
      <path className="n" d={gates.map((x) => `M${x - 4} 56v160m8 0V56`).join('')} />
      <path
        className="n"
        d={labels.map(({ y }, i) => (y > 244 ? `M${round(8 + pitch * (i + 0.5))} 220v30` : '')).join('')}
      />
      <path className="s" d={open.map((x) => `M${x - 4} 64h8v72h-8z`).join('')} />
      <g className="a">
        {shut === undefined ? (
          <>
            <path d="M8 180h416" pathLength="1" />
            <path className="f" d={head(432, 180)} />
          </>
        ) : (
          <>
            <path d={`M8 180H${shut - 20}`} pathLength="1" />
            <path d={`M${shut} 56v88`} />
            <path className="f" d={`M${shut - 4} 144h8v72h-8z`} />
            <circle className="f" cx={shut - 14} cy="180" r="6" />
          </>
        )}
      </g>
      <g textAnchor="middle">
        {note && (
          <text className="a" x={keepIn(shut ?? 220, note)} y="40">
            {note}
          </text>
        )}
        <g className="k">
          <Texts at={labels} />
        </g>
      </g>
    </>
  )
}
