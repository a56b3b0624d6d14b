import type { FigurePropsOf } from '#lib/content/figures.ts'
import { round, spread } from './geometry.ts'
import { Texts } from './Texts.tsx'

/** How far the flank of the core stands from its axis at a height. */
const flank = (y: number) => 88 - (Math.abs(y - 150) / 126) * 40

/** The right side is the left one turned around the axis. */
function side(parts: readonly string[], turn: -1 | 1) {
  const at = (reach: number) => round(220 + turn * reach)
  return spread(parts.length, 24, 276).map((y, index) => {
    const socket = flank(y) + 16
    return {
      box: `M${at(212)} ${y - 18}H${at(116)}v36H${at(212)}z`,
      socket: `M${at(socket)} ${y - 10}a10 10 0 0 ${turn < 0 ? 1 : 0} 0 20M${at(socket - 10)} ${y}H${at(flank(y))}`,
      plug: `M${at(116)} ${y}H${at(socket)}`,
      ball: `M${at(socket) - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`,
      label: { x: at(164), y: y + 4, text: parts[index] ?? '' },
    }
  })
}

export function Ports({ core, left, right }: FigurePropsOf<'ports'>) {
  const parts = [...side(left, -1), ...side(right, 1)]
  return (
    <>
      <path className="w" d="M132 150L172 24h96l40 126-40 126h-96z" />
      <path className="n" d="M144 150L180 36h80l36 114-36 114h-80z" />
      <path d={parts.map(({ socket }) => socket).join('')} />
      <path className="s" d={parts.map(({ box }) => box).join('')} />
      <g className="a">
        {parts.map(({ plug }) => (
          <path key={plug} d={plug} pathLength="1" />
        ))}
        <path className="f" d={parts.map(({ ball }) => ball).join('')} />
      </g>
      <g className="k" textAnchor="middle">
        <text x="220" y="154">
          {core}
        </text>
        <Texts at={parts.map(({ label }) => label)} />
      </g>
    </>
  )
}
