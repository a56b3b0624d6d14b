/** Webs: one thing and everything attached to it. */
import { DRAWN, type Drawing } from './kit.tsx'
import { box, d, head, ring } from './paths.ts'
import { type Frame, spread } from './room.ts'

/** The core's half width in a wide frame. */
const FLANK = 64

/** One side of the core; the right side mirrors the left, or is lower in a narrow frame, so that boxes do not pair up. */
function side({ narrow, height }: Frame, parts: readonly string[], turn: -1 | 1, flows = false) {
  const top = narrow ? 88 + 20 * turn : 24
  const end = narrow ? height - 24 + 20 * turn : 276
  const middle = narrow ? 144 : 220
  /** How far from the middle each part of the drawing reaches. */
  const socket = narrow ? 22 : FLANK + 12
  const near = narrow ? 22 : 100
  const far = narrow ? 142 : 216
  const outward = (reach: number) => middle + turn * reach
  const leftTip = narrow ? 6 : socket
  const tip = outward(turn > 0 ? near : leftTip)
  return spread(parts.length, top, end).map((y, index) => ({
    y,
    text: parts[index] ?? '',
    box: d`M${outward(far)} ${y - 18}H${outward(near)}v36H${outward(far)}z`,
    socket:
      !narrow &&
      d`M${outward(socket)} ${y - 10}a10 10 0 0 ${turn < 0 ? 1 : 0} 0 20M${outward(socket - 10)} ${y}H${outward(FLANK)}`,
    line: narrow ? d`M144 ${y}H${outward(near)}` : d`M${outward(near)} ${y}H${outward(socket)}`,
    joint: flows ? head(tip, y) : ring(outward(socket), y, 5),
    label: { x: outward((near + far) / 2), y: y + 4, text: parts[index] ?? '' },
  }))
}

/** The marked part is plugged in; without a mark, all are. */
export const ports: Drawing<'ports'> = ({ frame, core, left, right, mark, flows }) => {
  const { narrow } = frame
  const parts = [...side(frame, left, -1, flows), ...side(frame, right, 1, flows)]
  const end = Math.max(...parts.map(({ y }) => y))
  const marked = parts.filter(({ text }) => mark === undefined || text === mark)
  const others = parts.filter((part) => !marked.includes(part))
  return [
    ['secondary', narrow && d`M138 72V${end + 12}h12V72`],
    [
      'wash',
      narrow
        ? 'M72 12h144l20 30-20 30H72l-20-30z'
        : 'M156 40l16-16h96l16 16v220l-16 16h-96l-16-16z',
    ],
    ['', parts.map(({ socket }) => socket)],
    ['sheet', parts.map(({ box }) => box)],
    ['', others.map(({ line }) => line)],
    ['ink filled', others.map(({ joint }) => joint)],
    ['accent wash', mark && marked.map(({ box }) => box)],
    ...marked.map(({ line }) => ['accent', line, DRAWN] as const),
    ['accent filled', marked.map(({ joint }) => joint)],
    {
      tone: 'ink',
      words: { x: frame.width / 2, y: narrow ? 46 : 154, text: core },
      anchor: 'middle',
    },
    { tone: 'ink', words: parts.map(({ label }) => label), anchor: 'middle' },
  ]
}

/** The root hangs above its branches, with their leaves to the right. */
export const tree: Drawing<'tree'> = ({ frame, root, branches, mark }) => {
  const { trunk, stem, leaf, top, end } = frame.narrow
    ? { trunk: 20, stem: 40, leaf: 172, top: 48, end: 340 }
    : { trunk: 40, stem: 112, leaf: 300, top: 64, end: 292 }
  const rows = spread(branches.flatMap(({ leaves }) => leaves).length, top, end)
  const nodes = branches.map(({ label, leaves }) => {
    const places = leaves.map((text) => ({ text, y: rows.shift() ?? 0 }))
    const y = places.reduce((sum, place) => sum + place.y, 0) / places.length
    return { text: label, y, ends: places.map((place) => ({ ...place, from: y })) }
  })
  const ends = nodes.flatMap((node) => node.ends)
  const toBranch = (y: number) => d`M${trunk} ${top - 8}V${y}H${stem}`
  const toLeaf = ({ from, y }: { from: number; y: number }) =>
    d`M${stem + 116} ${from}h8V${y}H${leaf - 8}`
  const block = (y: number) => box(stem, y - 16, 116, 32)
  // Only one path, though two leaves may share a word.
  const branch = nodes.find(
    ({ text, ends }) => text === mark || ends.some(({ text }) => text === mark),
  )
  // Of a marked branch, all leaves are.
  const marked = branch?.ends.filter(({ text }) => text === mark || branch.text === mark)
  return [
    ['', nodes.map(({ y }) => toBranch(y))],
    ['', ends.map(toLeaf)],
    ['accent', branch && d`${toBranch(branch.y)}${marked?.map(toLeaf)}`, DRAWN],
    ['sheet', nodes.map(({ y }) => block(y))],
    ['sheet', box(8, top - 40, 144, 32)],
    ['accent wash', branch && block(branch.y)],
    { tone: 'ink', words: { x: 80, y: top - 20, text: root }, anchor: 'middle' },
    {
      tone: 'ink',
      words: nodes.map(({ y, text }) => ({ x: stem + 58, y: y + 4, text })),
      anchor: 'middle',
    },
    { tone: 'ink', words: ends.map(({ text, y }) => ({ x: leaf, y: y + 4, text })) },
  ]
}
