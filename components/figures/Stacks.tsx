/** What stands or falls by its levels, one above the other. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, box, d, type Framed, head, ring, rules, Words, widthOf } from './kit.tsx'

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

const APEX = 24
const BASE = 280

export function Pyramid({ frame, levels, mark }: Framed<FigurePropsOf<'pyramid'>>) {
  const [axis, slope, words] = frame.narrow ? [72, 0.25, 140] : [136, 0.5, 288]
  const marked = levels.indexOf(mark ?? '')
  const height = (BASE - APEX) / levels.length
  const half = (y: number) => (y - APEX) * slope
  const lows = levels.map((_, index) => BASE - height * index)
  const slices = levels.map((text, index) => {
    const low = lows[index] ?? BASE
    const high = low - height
    const middle = (low + high) / 2
    return {
      label: { x: words, y: middle + 4, text },
      shape: d`M${axis - half(low)} ${low}H${axis + half(low)}L${axis + half(high)} ${high}H${axis - half(high)}z`,
      leader: d`M${axis + half(middle) + 8} ${middle}H${words - 8}`,
    }
  })
  return (
    <>
      <path className="t" d={rules(frame, lows)} />
      <path className="s" d={slices.map(({ shape }) => shape).join('')} />
      <path className="n d" d={slices.map(({ leader }, i) => (i === marked ? '' : leader)).join('')} />
      <g className="a">
        <path className="w" d={slices[marked]?.shape ?? ''} />
        <path d={d`M${axis} 8v${BASE - 8}`} pathLength="1" />
        <path d={slices[marked]?.leader ?? ''} />
      </g>
      <Words tone="k" at={slices.map(({ label }) => label)} />
    </>
  )
}

const TOP = 24
const END = 256

/** What is left are the dots; the line hangs through the middle and ends in the one that matters. */
export function Funnel({ frame, stages }: Framed<FigurePropsOf<'funnel'>>) {
  const [axis, mouth, throat, words] = frame.narrow ? [54, 46, 14, 108] : [128, 120, 20, 264]
  const height = (END - TOP) / stages.length
  const neck = END - height
  const half = (y: number) => throat + ((mouth - throat) * Math.max(neck - y, 0)) / (neck - TOP)
  const tops = stages.map((_, index) => TOP + height * index)
  const dots = Array.from({ length: 14 }, (_, row) => TOP + 12 + row * 16)
    .filter((y) => y < neck - 4)
    .map((y) => {
      const pairs = Math.floor((half(y) - 8) / 16 + 0.5)
      return pairs > 0 && d`M${axis + 8 - 16 * pairs} ${y}h${32 * pairs - 15}`
    })
  return (
    <>
      <path className="t" d={rules(frame, [...tops, END])} />
      <path
        className="s"
        d={d`M${axis - mouth} ${TOP}H${axis + mouth}L${axis + throat} ${neck}V${END}h${-2 * throat}V${neck}z`}
      />
      <g className="n">
        <path d={d`${dots}`} strokeDasharray="0 16" strokeLinecap="round" strokeWidth="5" />
      </g>
      <path d={tops.map((y) => d`M${axis - half(y)} ${y}H${axis + half(y)}`).join('')} />
      <g className="a">
        <path className="w" d={box(axis - throat, neck, 2 * throat, height)} />
        <path d={d`M${axis} 8v256`} pathLength="1" />
        <path className="f" d={bob(axis, 260)} />
      </g>
      <Words
        tone="k"
        at={stages.map((text, i) => ({ x: words, y: (tops[i] ?? 0) + height / 2 + 4, text }))}
      />
    </>
  )
}

export function Stairs({ frame, levels, at, aim }: Framed<FigurePropsOf<'stairs'>>) {
  const [reached, wanted] = [levels.indexOf(at), levels.indexOf(aim)]
  const right = frame.width - 8
  // Words run on under the steps above them; only the top step has to be as wide as its own.
  const top = Math.max((right - 8) / levels.length, widthOf(levels.at(-1) ?? '') + 24)
  const wide = (right - 8 - top) / (levels.length - 1)
  const rise = 208 / levels.length
  const treads = levels.map((_, index) => 284 - rise * (index + 1))
  const steps = levels.map((text, index) => {
    const x = 8 + wide * index
    const end = index === levels.length - 1 ? right : x + wide
    const y = treads[index] ?? 0
    return { x, y, middle: (x + end) / 2, end, label: { x: x + (frame.narrow ? 8 : 12), y: y + 24, text } }
  })
  const [here, there] = [steps[reached], steps[wanted]]
  const climb = steps.slice(reached + 1, wanted + 1).map(({ x, y }) => d`H${x - 16}V${y - 20}`)
  return (
    <>
      <path className="t" d={rules(frame, treads)} />
      {here && <path className="w f" d={d`M${here.x} ${here.y}H${here.end}V284H${here.x}z`} />}
      <path d={d`M8 284${steps.map(({ y, end }) => d`V${y}H${end}`)}V284z`} />
      <g className="a">
        {here && there && climb.length > 0 && (
          <>
            <path d={d`M${here.middle} ${here.y - 20}${climb}H${there.middle - 8}`} pathLength="1" />
            <path className="f" d={head(there.middle, there.y - 20)} />
          </>
        )}
        {there && <path className="w" d={d`M${there.middle + 8} ${there.y}v-48h24l-6 8 6 8h-24`} />}
        {here && <path d={d`M${here.x} ${here.y}H${here.end}`} />}
        {here && (
          <path className="f" d={ring(reached === wanted ? here.middle - 16 : here.middle, here.y - 20, 6)} />
        )}
      </g>
      <Words tone="k" at={steps.map(({ label }) => label)} />
    </>
  )
}
