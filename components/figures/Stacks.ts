/** Stacks: levels one above the other. */
import { DRAWN, type Drawing } from './kit.tsx'
import { bob, box, d, head, ring, rules } from './paths.ts'
import { widthOf } from './room.ts'

export const layers: Drawing<'layers'> = ({ frame, layers, mark, note }) => {
  const marked = layers.indexOf(mark ?? '')
  const noted = Math.max(marked, 0)
  // With a note, the wall is to the right of it; without one, the wall takes its space. In a narrow frame, the note is
  // inside its layer.
  const line = frame.narrow ? 32 : note ? 168 : 88
  const inside = frame.narrow && note ? 18 : 0
  const height = ((frame.narrow ? 276 : 240) - inside) / layers.length
  const slabs = layers.map((text, index) => {
    const top = 16 + height * index + (index > noted ? inside : 0)
    const high = height + (index === noted ? inside : 0)
    const x = index === marked ? line + 14 : line
    const y = top + high / 2
    const label = { x: x + 12, y: y + 4 - (index === noted ? inside / 2 : 0), text }
    return { top, y, shape: box(x, top, frame.width - 24 - line, high), label }
  })
  const foot = 16 + height * layers.length + inside
  const edges = [...slabs.map(({ top }) => top), foot]
  const { y = 0, label } = slabs[noted] ?? {}
  return [
    ['t', rules(frame, edges)],
    ['s', slabs.map(({ shape }, index) => index !== marked && shape)],
    ['', edges.map((y) => d`M${line - 24} ${y}h12`)],
    ['a w g', slabs[marked]?.shape],
    ['a', marked >= 0 && d`M${line} ${y}h14`],
    ['a d', note && d`M8 ${y}H${line - 4}`],
    ['a', d`M${line} 0v${foot + 8}`, DRAWN],
    ['a f', bob(line, foot, frame.narrow ? 1.2 : 1.6)],
    { tone: 'k', words: slabs.map(({ label }) => label) },
    note && label && frame.narrow && { tone: 'a', words: { ...label, y: label.y + 18, text: note } },
    note && !frame.narrow && { tone: 'a', words: { x: line - 20, y: y - 8, text: note }, anchor: 'end' },
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
  const dots = Array.from({ length: 14 }, (_, row) => top + 12 + row * 16).map((y) => {
    const pairs = y < neck - 4 ? Math.floor((half(y) - 8) / 16 + 0.5) : 0
    return pairs > 0 && d`M${axis + 8 - 16 * pairs} ${y}h${32 * pairs - 15}`
  })
  return [
    ['t', rules(frame, [...tops, end])],
    ['s', d`M${axis - mouth} ${top}h${2 * mouth}L${axis + throat} ${neck}V${end}h${-2 * throat}V${neck}z`],
    ['n', dots, { strokeDasharray: '0 16', strokeLinecap: 'round', strokeWidth: 5 }],
    ['', tops.map((y) => d`M${axis - half(y)} ${y}H${axis + half(y)}`)],
    ['a w', box(axis - throat, neck, 2 * throat, high)],
    ['a', d`M${axis} 8v256`, DRAWN],
    ['a f', bob(axis, 260)],
    { tone: 'k', words: stages.map((text, index) => ({ x, y: (tops[index] ?? 0) + high / 2 + 4, text })) },
  ]
}

export const stairs: Drawing<'stairs'> = ({ frame, levels, at, aim }) => {
  const [reached, wanted] = [levels.indexOf(at), levels.indexOf(aim)]
  const right = frame.width - 8
  // Words extend below the steps above them, so only the top step has to be as wide as its words.
  const top = Math.max((right - 8) / levels.length, widthOf(levels.at(-1) ?? '') + 24)
  const wide = (right - 8 - top) / (levels.length - 1)
  const steps = levels.map((text, index) => {
    const [x, y] = [8 + wide * index, 284 - (208 / levels.length) * (index + 1)]
    const end = index === levels.length - 1 ? right : x + wide
    return { x, y, end, middle: (x + end) / 2, label: { x: x + (frame.narrow ? 8 : 12), y: y + 24, text } }
  })
  const nowhere = { x: 0, y: 0, end: 0, middle: 0 }
  const [here, there] = [steps[reached] ?? nowhere, steps[wanted] ?? nowhere]
  const climb = steps.slice(reached + 1, wanted + 1).map(({ x, y }) => d`H${x - 16}V${y - 20}`)
  const climbs = climb.length > 0
  // The flag blows back where it would cover the next step.
  const way = there.end - there.middle < 36 ? -1 : 1
  const edges = steps.map(({ y }) => y)
  return [
    ['t', rules(frame, edges)],
    ['w f', box(here.x, here.y, right - here.x, 208 / levels.length)],
    ['', d`M8 284${steps.map(({ y, end }) => d`V${y}H${end}`)}V284z`],
    ['a', climbs && d`M${here.middle} ${here.y - 20}${climb}H${there.middle - 8}`, DRAWN],
    ['a f', climbs && head(there.middle, there.y - 20)],
    ['a w', d`M${there.middle + 8} ${there.y}v-48h${24 * way}l${-6 * way} 8 ${6 * way} 8h${-24 * way}`],
    ['a', d`M${here.x} ${here.y}H${here.end}`],
    ['a f', ring(here.middle - (climbs ? 0 : 16), here.y - 20, 6)],
    { tone: 'k', words: steps.map(({ label }) => label) },
  ]
}
