import type { FigurePropsOf } from '#lib/content/figures.ts'
import { comb, d, type Framed, ring, spread, Words } from './kit.tsx'

/** How far the flank of the core stands from its axis at a height. */
const flank = (y: number) => 88 - (Math.abs(y - 150) / 126) * 40

/** The right side is the left one turned around the axis. */
function side(parts: readonly string[], turn: -1 | 1) {
  const at = (reach: number) => 220 + turn * reach
  return spread(parts.length, 24, 276).map((y, index) => {
    const socket = flank(y) + 16
    return {
      box: d`M${at(212)} ${y - 18}H${at(116)}v36H${at(212)}z`,
      socket: d`M${at(socket)} ${y - 10}a10 10 0 0 ${turn < 0 ? 1 : 0} 0 20M${at(socket - 10)} ${y}H${at(flank(y))}`,
      line: d`M${at(116)} ${y}H${at(socket)}`,
      joint: { x: at(socket), y },
      label: { x: at(164), y: y + 4, text: parts[index] ?? '' },
    }
  })
}

export function Ports({ frame, core, left, right }: Framed<FigurePropsOf<'ports'>>) {
  const columns = comb(frame, left, right, 76)
  const parts = frame.narrow
    ? columns.parts.flat().map((part) => ({ ...part, socket: '' }))
    : [...side(left, -1), ...side(right, 1)]
  return (
    <>
      {frame.narrow ? (
        <>
          <path className="n" d={d`M138 72V${columns.end + 12}h12V72`} />
          <path className="w" d="M72 12h144l20 30-20 30H72l-20-30z" />
        </>
      ) : (
        <>
          <path className="w" d="M132 150L172 24h96l40 126-40 126h-96z" />
          <path className="n" d="M144 150L180 36h80l36 114-36 114h-80z" />
        </>
      )}
      <path d={parts.map(({ socket }) => socket).join('')} />
      <path className="s" d={parts.map(({ box }) => box).join('')} />
      <g className="a">
        {parts.map(({ line }) => (
          <path key={line} d={line} pathLength="1" />
        ))}
        <path className="f" d={parts.map(({ joint }) => ring(joint.x, joint.y, 5)).join('')} />
      </g>
      <Words
        tone="k"
        anchor="middle"
        at={[
          { x: frame.width / 2, y: frame.narrow ? 46 : 154, text: core },
          ...parts.map(({ label }) => label),
        ]}
      />
    </>
  )
}
