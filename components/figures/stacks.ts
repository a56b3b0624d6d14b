/** Stacks: levels one above the other. */
import { DRAWN, type Drawing } from './kit.tsx'
import { bob, box, d, rules } from './paths.ts'

/** The note is inside the marked layer, which makes it higher. */
export const layers: Drawing<'layers'> = ({ frame, layers, mark, note }) => {
  const marked = layers.indexOf(mark ?? '')
  const line = frame.narrow ? 32 : 88
  const inside = note ? 18 : 0
  const height = ((frame.narrow ? 276 : 244) - inside) / layers.length
  const slabs = layers.map((text, index) => {
    const isMarked = index === marked
    const x = isMarked ? line + 14 : line
    const high = isMarked ? height + inside : height
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
