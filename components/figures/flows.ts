/** Flows: stages in order, and branching paths. */
import { DRAWN, type Drawing, type Layer } from './kit.tsx'
import { box, d, head, ring, rules } from './paths.ts'
import { type Anchor, keepIn, spread, stagger, widest } from './room.ts'

/** What a gate holds. */
const held = (gate: number): Layer[] => [
  ['accent', d`M8 180H${gate - 20}`, DRAWN],
  ['accent', d`M${gate} 56v88`],
  ['accent filled', box(gate - 4, 144, 8, 72) + ring(gate - 14, 180, 6)],
]

/** What flows through open gates. The accent is on the way back, if there is one. */
const flowing = (end: number, way: { from: number; to: number } | undefined): Layer[] => {
  const flow = way ? 'ink' : 'accent'
  return [
    [flow, d`M8 180H${end - 8}`, DRAWN],
    [`${flow} filled`, head(end, 180)],
    ['accent', way && d`M${way.from} 180V40H${way.to}V168`, DRAWN],
    ['accent filled', way && head(way.to, 178, 90)],
  ]
}

/** A sluice: gates hang above the pipe, and the one that stops a bad change is lowered into it. */
export const pipeline: Drawing<'pipeline'> = ({ frame, stages, stop, back, note }) => {
  const end = frame.width - 8
  const pitch = (end - 24) / stages.length
  const gates = stages.map((_, index) => 8 + pitch * (index + 1))
  const shut = gates[stages.indexOf(stop ?? '')]
  const labels = stagger(frame, stages, spread(stages.length, 8, end - 16), 244, 20)
  const centerOf = (stage: string) => 8 + pitch * (stages.indexOf(stage) + 0.5)
  const way = back && { from: centerOf(back.from), to: centerOf(back.to) }
  const noted = shut ?? (way ? (way.from + way.to) / 2 : frame.width / 2)
  return [
    ['rule', rules(frame, [56])],
    ['wash filled', d`M8 144H${shut ?? end}v72H8z`],
    ['', rules(frame, [144, 216])],
    ['secondary', gates.map((x) => d`M${x - 4} 56v160m8 0V56`)],
    [
      'secondary',
      labels.map(({ y }, index) => y > 244 && d`M${8 + pitch * (index + 0.5)} 220V${y - 14}`),
    ],
    ['sheet', gates.filter((gate) => gate !== shut).map((x) => box(x - 4, 64, 8, 72))],
    ...(shut === undefined ? flowing(end, way) : held(shut)),
    note && {
      tone: 'accent',
      words: { x: keepIn(frame, noted, note), y: way ? 26 : 40, text: note },
      anchor: 'middle',
    },
    { tone: 'ink halo', words: labels, anchor: 'middle' },
  ]
}

/** The accent is on the last way back, which turns a list into a loop. */
export const loop: Drawing<'loop'> = ({ frame, steps, center }) => {
  const { cx, cy, rx, ry, core } = frame.narrow
    ? { cx: 136 - widest(steps) / 2, cy: 170, rx: 80, ry: 140, core: 54 }
    : { cx: 220, cy: 150, rx: 96, ry: 96, core: 60 }
  // In a narrow frame, it takes two thirds of the round: only the right flank has space for words next to the steps.
  const first = frame.narrow ? -Math.PI / 3 : -Math.PI / 2
  const turn = frame.narrow ? (2 * Math.PI) / 3 / (steps.length - 1) : (2 * Math.PI) / steps.length
  const gap = frame.narrow ? 0.1 : 0.14
  const point = (angle: number) => ({ x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) })
  const nodes = steps.map((text, index) => {
    const angle = first + turn * index
    const { x, y } = point(angle)
    const side = Math.sign(Math.round(Math.cos(angle) * 10))
    const last = (index < steps.length - 1 ? angle + turn : first + 2 * Math.PI) - gap
    const start = point(angle + gap)
    const end = point(last)
    const above = { x, y: y < cy ? y - 16 : y + 26, anchor: 'middle' as Anchor }
    const beside = { x: x + 16 * side, y: y + 4, anchor: (side > 0 ? 'start' : 'end') as Anchor }
    const slope = Math.atan2(ry * Math.cos(last), -rx * Math.sin(last))
    return {
      ring: ring(x, y, 6),
      label: { text, ...(side === 0 ? above : beside) },
      arc: d`M${start.x} ${start.y}A${rx} ${ry} 0 ${last - angle > Math.PI ? 1 : 0} 1 ${end.x} ${end.y}`,
      head: head(end.x, end.y, (slope * 180) / Math.PI),
    }
  })
  const last = nodes.at(-1)
  return [
    ['rule', ring(cx, cy, core + 12)],
    ['wash filled', ring(cx, cy, core)],
    ['', nodes.slice(0, -1).map(({ arc }) => arc)],
    ['ink filled', nodes.slice(0, -1).map((way) => way.head)],
    ['sheet', nodes.map((node) => node.ring)],
    ['accent', last?.arc, DRAWN],
    ['accent filled', last?.head],
    { tone: 'ink halo', words: nodes.map(({ label }) => label) },
    { tone: 'ink', words: { x: cx, y: cy + 4, text: center }, anchor: 'middle' },
  ]
}
