import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, box, d, type Framed, rules, Words } from './kit.tsx'

export function Layers({ frame, layers, mark, note }: Framed<FigurePropsOf<'layers'>>) {
  const marked = layers.indexOf(mark ?? '')
  const noted = Math.max(marked, 0)
  // With a note the wall stands right of its words, without one it takes their room; in a narrow frame the note
  // stands in its layer.
  const line = frame.narrow ? 32 : note ? 168 : 88
  const wide = frame.width - 24 - line
  const inside = frame.narrow && note ? 18 : 0
  const height = ((frame.narrow ? 276 : 240) - inside) / layers.length
  const slabs = layers.map((text, index) => {
    const top = 16 + height * index + (index > noted ? inside : 0)
    const high = height + (index === noted ? inside : 0)
    const x = index === marked ? line + 14 : line
    const middle = top + high / 2
    return {
      top,
      middle,
      shape: box(x, top, wide, high),
      label: { x: x + 12, y: middle + 4 - (index === noted ? inside / 2 : 0), text },
    }
  })
  const foot = 16 + height * layers.length + inside
  const edges = [...slabs.map(({ top }) => top), foot]
  const at = slabs[noted]
  return (
    <>
      <path className="t" d={rules(frame, edges)} />
      <path className="s" d={slabs.map(({ shape }, i) => (i === marked ? '' : shape)).join('')} />
      <path d={edges.map((y) => d`M${line - 24} ${y}h12`).join('')} />
      <g className="a">
        <path className="w g" d={slabs[marked]?.shape ?? ''} />
        {marked >= 0 && <path d={d`M${line} ${at?.middle ?? 0}h14`} />}
        {note && <path className="d" d={d`M8 ${at?.middle ?? 0}H${line - 4}`} />}
        <path d={d`M${line} 0v${foot + 8}`} pathLength="1" />
        <path className="f" d={bob(line, foot, frame.narrow ? 1.2 : 1.6)} />
      </g>
      <Words tone="k" at={slabs.map(({ label }) => label)} />
      {note && at && (
        <Words
          tone="a"
          at={[
            frame.narrow
              ? { ...at.label, y: at.label.y + 18, text: note }
              : { x: line - 20, y: at.middle - 8, text: note, anchor: 'end' },
          ]}
        />
      )}
    </>
  )
}
