/** Stacks: levels one above the other. */
import { DRAWN, type Drawing } from './kit.tsx'
import { bob, box, d, rules } from './paths.ts'
import { spread } from './room.ts'

/** The note is inside the marked layer, which makes it higher. */
export const layers: Drawing<'layers'> = ({ frame, layers, mark, note }) => {
  const marked = layers.indexOf(mark ?? '')
  const line = frame.narrow ? 32 : 88
  const inside = note ? 18 : 0
  const height = ((frame.narrow ? 276 : 244) - inside) / layers.length
  const slabs = layers.map((text, index) => {
    const [x, high] = index === marked ? [line + 14, height + inside] : [line, height]
    const top = 16 + height * index + (marked >= 0 && index > marked ? inside : 0)
    const y = top + height / 2 + 4
    return { top, shape: box(x, top, frame.width - 24 - line, high), label: { x: x + 12, y, text } }
  })
  const foot = 16 + height * layers.length + inside
  const edges = [...slabs.map(({ top }) => top), foot]
  const noted = note && slabs[marked]?.label
  return [
    ['rule', rules(frame, edges)],
    ['sheet', slabs.map(({ shape }, index) => index !== marked && shape)],
    ['', edges.map((y) => d`M${line - 24} ${y}h12`)],
    ['accent wash arriving', slabs[marked]?.shape],
    ['accent', marked >= 0 && d`M${line} ${slabs[marked]?.label.y}h14`],
    ['accent', d`M${line} 0v${foot + 8}`, DRAWN],
    ['accent filled', bob(line, foot, frame.narrow ? 1.2 : 1.6)],
    { tone: 'ink', words: slabs.map(({ label }) => label) },
    noted && { tone: 'accent', words: { ...noted, y: noted.y + 18, text: note } },
  ]
}

/** The dots are what is left; the line hangs through the middle and ends in the one that matters. */
export const funnel: Drawing<'funnel'> = ({ frame, stages }) => {
  const [axis, mouth, throat, x] = frame.narrow ? [54, 46, 14, 108] : [128, 120, 20, 264]
  const [top, end] = [24, 256]
  const high = (end - top) / stages.length
  const neck = end - high
  const half = (y: number) => throat + ((mouth - throat) * Math.max(neck - y, 0)) / (neck - top)
  const tops = stages.map((_, index) => top + high * index)
  // Whole rows of them between two lines.
  const rows = tops.slice(0, -1).flatMap((y) => spread(Math.floor(high / 16), y, y + high))
  const dots = rows.map((y) => {
    const pairs = y < neck - 4 ? Math.floor((half(y) - 8) / 16 + 0.5) : 0
    return pairs > 0 && d`M${axis + 8 - 16 * pairs} ${y}h${32 * pairs - 15}`
  })
  return [
    ['rule', rules(frame, [...tops, end])],
    [
      'sheet',
      d`M${axis - mouth} ${top}h${2 * mouth}L${axis + throat} ${neck}V${end}h${-2 * throat}V${neck}z`,
    ],
    ['secondary dotted', dots],
    ['', tops.map((y) => d`M${axis - half(y)} ${y}H${axis + half(y)}`)],
    ['accent wash', box(axis - throat, neck, 2 * throat, high)],
    ['accent', d`M${axis} 8v256`, DRAWN],
    ['accent filled', bob(axis, 260)],
    {
      tone: 'ink',
      words: stages.map((text, index) => ({ x, y: (tops[index] ?? 0) + high / 2 + 4, text })),
    },
  ]
}
