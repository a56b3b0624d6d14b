/** Messages between parties, from the first at the top to the last. Some of them may stand in a box with a name. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { DRAWN, type Drawing } from './kit.tsx'
import { box, cross, d, head, ring } from './paths.ts'
import { type Frame, fold, widest, widthOf } from './room.ts'

type Messages = FigurePropsOf<'sequence'>['messages']

/** Units above the first message in a box, for the name, and below the last one. */
const ABOVE = 22
const BELOW = 10

/** What a box adds to the height of a drawing. */
export const BOX = ABOVE + BELOW

/** Where the messages are, from the top; those in a box keep off its edges. */
function heights(frame: Frame, messages: Messages, top: number) {
  const first = messages.findIndex(({ boxed }) => boxed)
  const last = messages.findLastIndex(({ boxed }) => boxed)
  const pitch = (frame.height - 36 - top - (first < 0 ? 0 : BOX)) / messages.length
  const ys = messages.map((_, index) => {
    const room = first < 0 || index < first ? 0 : index > last ? BOX : ABOVE
    return top + pitch * (index + 0.75) + room
  })
  // Its upper edge leaves room for a label on two lines, and for the name above that.
  const edges = first < 0 ? undefined : { from: (ys[first] ?? 0) - 53, to: (ys[last] ?? 0) + 11 }
  return { ys, edges }
}

/** The box around some messages, and the tab with its name, which hides the lines of the parties. */
function boxAround({ width }: Frame, name: string, { from, to }: { from: number; to: number }) {
  return {
    outline: box(1, from, width - 2, to - from),
    tab: d`M1 ${from}h${widthOf(name) + 22}v8l-8 10H1z`,
    name: { x: 9, y: from + 13, text: name },
  }
}

export const sequence: Drawing<'sequence'> = ({ frame, actors, messages, box: name = '' }) => {
  const wide = frame.narrow ? Math.max(64, widest(actors) + 16) : 96
  const edge = frame.narrow ? wide / 2 + 2 : 56
  const step = (frame.width - 2 * edge) / (actors.length - 1)
  // If boxes would touch, every other one is lower.
  const hang = (index: number) => (step < wide + 4 && index % 2 ? 46 : 0)
  const lines = actors.map((text, index) => ({ text, x: edge + step * index, y: 36 + hang(index) }))
  const place = (actor: string) => lines[actors.indexOf(actor)]?.x ?? 0
  const { ys, edges } = heights(frame, messages, 56 + hang(1))
  const around = edges && boxAround(frame, name, edges)
  const calls = messages.map(({ from, to, label, fails = false }, index) => {
    const isLast = index === messages.length - 1
    const start = place(from)
    const end = place(to)
    const y = ys[index] ?? 0
    const way = end < start ? -1 : 1
    const middle = (start + end) / 2
    return {
      fails,
      isLast,
      start: ring(start, y, 4),
      labels: fold(frame, { x: middle, y: y - 10, text: label }, Math.abs(end - start) - 5),
      line: d`M${start} ${y}H${end - way * 10}`,
      head: head(end - way * 2, y, way < 0 ? 180 : 0),
      // In the last gap: on the line of a party between the two, it would look like that party's doing.
      cross: cross(end - (way * step) / 2, y),
    }
  })
  const failed = calls.filter(({ fails }) => fails)
  const final = calls.filter(({ fails, isLast }) => isLast && !fails)
  const others = calls.filter(({ fails, isLast }) => !isLast && !fails)
  return [
    ['sheet', lines.map(({ x, y }) => box(x - wide / 2, y - 20, wide, 32))],
    ['secondary dashed', lines.map(({ x, y }) => d`M${x} ${y + 12}V${frame.height - 16}`)],
    ['secondary', around?.outline],
    ['secondary wash', around?.tab],
    ['ink', others.map(({ line }) => line)],
    ['ink filled', others.map((call) => call.head)],
    ['warning dashed', failed.map(({ line }) => line)],
    ['warning', failed.map((call) => call.cross)],
    ['accent', final.map(({ line }) => line), DRAWN],
    ['accent filled', final.map((call) => call.head)],
    ['ink filled', calls.map(({ start }) => start)],
    { tone: 'ink', words: lines, anchor: 'middle' },
    { tone: 'ink halo', words: calls.flatMap(({ labels }) => labels), anchor: 'middle' },
    around && { tone: 'ink', words: around.name },
  ]
}
