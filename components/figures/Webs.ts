/** Webs: one thing and everything attached to it. */
import { DRAWN, type Drawing } from './kit.tsx'
import { box, d, ring } from './paths.ts'
import { type Frame, spread } from './room.ts'

/** The core's half width at a height. */
const flank = (y: number) => 78 - (Math.abs(y - 150) / 126) * 40

/** One side of the core; the right side mirrors the left. In a narrow frame, a row of boxes. */
const side = ({ narrow, height }: Frame, parts: readonly string[], turn: -1 | 1) =>
  spread(parts.length, narrow ? 76 : 24, narrow ? height - 4 : 276).map((y, index) => {
    const at = (reach: number) => (narrow ? 144 : 220) + turn * reach
    const socket = narrow ? 22 : flank(y) + 16
    const [from, to] = narrow ? [22, 142] : [104, 216]
    return {
      y,
      text: parts[index] ?? '',
      box: d`M${at(to)} ${y - 18}H${at(from)}v36H${at(to)}z`,
      socket:
        !narrow &&
        d`M${at(socket)} ${y - 10}a10 10 0 0 ${turn < 0 ? 1 : 0} 0 20M${at(socket - 10)} ${y}H${at(flank(y))}`,
      line: narrow ? d`M144 ${y}H${at(from)}` : d`M${at(from)} ${y}H${at(socket)}`,
      joint: ring(at(socket), y, 5),
      label: { x: at((from + to) / 2), y: y + 4, text: parts[index] ?? '' },
    }
  })

/** The marked part is plugged in; without a mark, all are. */
export const ports: Drawing<'ports'> = ({ frame, core, left, right, mark }) => {
  const { narrow } = frame
  const parts = [...side(frame, left, -1), ...side(frame, right, 1)]
  const end = Math.max(...parts.map(({ y }) => y))
  const marked = parts.filter(({ text }) => mark === undefined || text === mark)
  const others = parts.filter((part) => !marked.includes(part))
  return [
    ['n', narrow && d`M138 72V${end + 12}h12V72`],
    ['w', narrow ? 'M72 12h144l20 30-20 30H72l-20-30z' : 'M142 150L182 24h76l40 126-40 126h-76z'],
    ['n', !narrow && 'M154 150L190 36h60l36 114-36 114h-60z'],
    ['', parts.map(({ socket }) => socket)],
    ['s', parts.map(({ box }) => box)],
    ['', others.map(({ line }) => line)],
    ['k f', others.map(({ joint }) => joint)],
    ['a w', mark && marked.map(({ box }) => box)],
    ...marked.map(({ line }) => ['a', line, DRAWN] as const),
    ['a f', marked.map(({ joint }) => joint)],
    { tone: 'k', words: { x: frame.width / 2, y: narrow ? 46 : 154, text: core }, anchor: 'middle' },
    { tone: 'k', words: parts.map(({ label }) => label), anchor: 'middle' },
  ]
}

/** Grows to the right from the root; in a narrow frame, an outline with leaves below their branch. */
export const tree: Drawing<'tree'> = ({ frame, root, branches, mark }) => {
  const { narrow } = frame
  const leaves = branches.reduce((sum, branch) => sum + branch.leaves.length, 0)
  const rows = narrow ? spread(leaves + branches.length, 48, 340) : spread(leaves, 16, 284)
  const next = () => rows.shift() ?? 0
  const nodes = branches.map(({ label, leaves }) => {
    const own = narrow ? next() : 0
    const places = leaves.map((text) => ({ text, y: next() }))
    const y = narrow ? own : places.reduce((sum, place) => sum + place.y, 0) / places.length
    return { text: label, y, places }
  })
  const ends = nodes.flatMap(({ y, places }) => places.map((place) => ({ ...place, from: y })))
  const middle = narrow ? 24 : ((nodes[0]?.y ?? 0) + (nodes.at(-1)?.y ?? 0)) / 2
  const [stem, leaf, lift] = narrow ? [40, 84, -4] : [184, 328, 7]
  const toBranch = (y: number) => (narrow ? d`M20 ${middle + 16}V${y}H40` : d`M148 ${middle}H166V${y}H184`)
  const toLeaf = (from: number, y: number) => (narrow ? d`M56 ${from + 11}V${y}H76` : d`M300 ${from}H316V${y}H432`)
  const block = (y: number) => (narrow ? box(stem, y - 11, 116, 22) : box(stem, y - 16, 116, 32))
  // Only one path, though two leaves may share a word.
  const branch = nodes.find(({ text, places }) => text === mark || places.some(({ text }) => text === mark))
  const end = branch?.text === mark ? undefined : branch?.places.find(({ text }) => text === mark)
  return [
    ['', nodes.map(({ y }) => toBranch(y))],
    ['', ends.map(({ from, y }) => toLeaf(from, y))],
    ['a', branch && d`${toBranch(branch.y)}${end && toLeaf(branch.y, end.y)}`, DRAWN],
    ['s', nodes.map(({ y }) => block(y))],
    ['s', narrow ? box(8, 8, 140, 32) : box(8, middle - 20, 140, 40)],
    ['a w', branch && block(branch.y)],
    { tone: 'k', words: { x: 78, y: middle + 4, text: root }, anchor: 'middle' },
    { tone: 'k', words: nodes.map(({ y, text }) => ({ x: stem + 58, y: y + 4, text })), anchor: 'middle' },
    { tone: 'k', words: ends.map(({ text, y }) => ({ x: leaf, y: y - lift, text })) },
  ]
}
