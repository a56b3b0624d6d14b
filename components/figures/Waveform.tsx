import type { FigurePropsOf } from '#lib/content/figures.ts'
import { indexIn, round, spread } from './geometry.ts'
import { Texts } from './Texts.tsx'

/** A pause at each cut, so that the parts are heard as parts. */
const loud = (part: number, at: number) =>
  round(
    6 +
      74 *
        Math.abs(Math.sin(at * Math.PI)) ** 0.7 *
        (0.45 + 0.55 * Math.abs(Math.sin(at * (9 + part * 2) + part))),
  )

export function Waveform({ parts, mark }: FigurePropsOf<'waveform'>) {
  const marked = indexIn(parts, mark, 'waveform mark')
  const wide = 424 / parts.length
  const middles = spread(parts.length, 8, 432)
  const count = Math.round(wide / 8) - 1
  const waves = parts.map((_, part) =>
    Array.from({ length: count }, (_, bar) => {
      const high = loud(part, (bar + 1) / (count + 1))
      return `M${round(8 + wide * part + (bar + 1) * (wide / (count + 1)))} ${round(144 - high)}v${round(2 * high)}`
    }).join(''),
  )
  const left = round(8 + wide * marked)
  return (
    <>
      <path className="w f" d={`M${left} 40h${round(wide)}v208h-${round(wide)}z`} />
      <path className="n" d="M8 144h424" />
      <path d={waves.filter((_, part) => part !== marked).join('')} strokeWidth="2.5" strokeLinecap="round" />
      <path
        className="n d"
        d={parts.map((_, part) => (part > 0 ? `M${round(8 + wide * part)} 24v240` : '')).join('')}
      />
      <path d="M8 248h424" />
      <g className="n">
        <path d="M8 252h425" strokeWidth="8" strokeDasharray="1 7" />
      </g>
      <g className="a">
        <path d={waves[marked]} strokeWidth="3" strokeLinecap="round" />
        <path d={`M${left} 24v240M${round(left + wide)} 24v240`} pathLength="1" />
      </g>
      <g className="k" textAnchor="middle">
        <Texts at={parts.map((text, part) => ({ x: middles[part] ?? 0, y: 284, text }))} />
      </g>
    </>
  )
}
