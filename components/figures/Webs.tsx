/** One thing and what hangs on it. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { box, comb, d, type Framed, ring, spread, Words } from './kit.tsx'

export function Hub({ frame, center, spokes, mark }: Framed<FigurePropsOf<'hub'>>) {
  const marked = spokes.indexOf(mark ?? '')
  // An odd number reaches higher than it hangs.
  const lift = spokes.length % 2 ? Math.round(56 * (1 - Math.cos(Math.PI / spokes.length))) : 0
  const [x, y, r] = frame.narrow ? [144, 52, 48] : [220, 150 + lift, 52]
  const half = Math.ceil(spokes.length / 2)
  const columns = comb(frame, spokes.slice(0, half), spokes.slice(half), 108)
  const nodes = frame.narrow
    ? columns.parts.flat()
    : spokes.map((text, index) => {
        const angle = (2 * Math.PI * index) / spokes.length - Math.PI / 2
        const [at, level] = [x + 150 * Math.cos(angle), y + 112 * Math.sin(angle)]
        return {
          label: { x: at, y: level + 4, text },
          box: box(at - 58, level - 18, 116, 36),
          line: d`M${x} ${y}L${at} ${level}`,
        }
      })
  return (
    <>
      {frame.narrow ? (
        <path d={d`M${x} ${y}V${columns.end}`} />
      ) : (
        <path className="t" d={ring(x, y, 72) + ring(x, y, 96)} />
      )}
      <path d={nodes.map(({ line }) => line).join('')} />
      <g className="a">
        <path d={nodes[marked]?.line ?? ''} pathLength="1" />
      </g>
      <path className="s" d={nodes.map((node) => node.box).join('')} />
      <g className="a">
        <path className="w" d={nodes[marked]?.box ?? ''} />
      </g>
      <path className="s" d={ring(x, y, r)} />
      <path className="n" d={ring(x, y, r - 5)} />
      <Words
        tone="k"
        anchor="middle"
        at={[{ x, y: y + 4, text: center }, ...nodes.map(({ label }) => label)]}
      />
    </>
  )
}

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

/** From the root to the right; in a narrow frame as an outline, where leaves stand under their branch. */
export function Tree({ frame, root, branches, mark }: Framed<FigurePropsOf<'tree'>>) {
  const { narrow } = frame
  const leaves = branches.reduce((sum, branch) => sum + branch.leaves.length, 0)
  const rows = narrow ? spread(leaves + branches.length, 48, 340) : spread(leaves, 16, 284)
  let row = 0
  const next = () => rows[row++] ?? 0
  const nodes = branches.map(({ label, leaves }) => {
    const own = narrow ? next() : 0
    const places = leaves.map((text) => ({ text, y: next() }))
    const y = narrow ? own : places.reduce((sum, place) => sum + place.y, 0) / places.length
    return { label, y, places }
  })
  const middle = narrow ? 24 : ((nodes[0]?.y ?? 0) + (nodes.at(-1)?.y ?? 0)) / 2
  const [stem, leaf] = narrow ? [40, 184] : [184, 328]
  const toBranch = (y: number) => (narrow ? d`M20 ${middle + 16}V${y}H40` : d`M148 ${middle}H166V${y}H184`)
  const toLeaf = (from: number, y: number) =>
    narrow ? d`M56 ${from + 11}V${y}H76` : d`M300 ${from}H316V${y}H432`
  const block = (y: number) => (narrow ? box(stem, y - 11, 116, 22) : box(stem, y - 16, 116, 32))
  // One path only, though two leaves may share a word.
  const branch = nodes.find(({ label, places }) => label === mark || places.some(({ text }) => text === mark))
  const end = branch?.label === mark ? undefined : branch?.places.find(({ text }) => text === mark)
  return (
    <>
      <path d={nodes.map(({ y }) => toBranch(y)).join('')} />
      <path d={nodes.flatMap(({ y, places }) => places.map((place) => toLeaf(y, place.y))).join('')} />
      {branch && (
        <g className="a">
          <path d={d`${toBranch(branch.y)}${end ? toLeaf(branch.y, end.y) : ''}`} pathLength="1" />
        </g>
      )}
      <path className="s" d={nodes.map(({ y }) => block(y)).join('')} />
      <path className="s" d={narrow ? box(8, 8, 140, 32) : box(8, middle - 20, 140, 40)} />
      <g className="a">
        <path className="w" d={branch ? block(branch.y) : ''} />
      </g>
      <Words
        tone="k"
        anchor="middle"
        at={[
          { x: 78, y: middle + 4, text: root },
          ...nodes.map(({ y, label }) => ({ x: stem + 58, y: y + 4, text: label })),
        ]}
      />
      <Words
        tone="k"
        at={nodes.flatMap(({ places }) =>
          places.map(({ text, y }) => (narrow ? { x: 84, y: y + 4, text } : { x: leaf, y: y - 7, text })),
        )}
      />
    </>
  )
}
