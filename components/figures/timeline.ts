/** Events along a line, without a scale. */
import { DRAWN, type Drawing, type Layer } from './kit.tsx'
import { box, d, ring, rules } from './paths.ts'
import { type Frame, keepIn, spread } from './room.ts'

/** Where the line stands. */
const AXIS = 116

/** The height of the drawing, which would stand in a full frame with nothing around it. */
export const LOW = 232

/** What the name of a window adds to the height. */
export const WINDOW = 36

/** A window is as high as the rings of its events leave room for; its name is below all events, as a length in a plan. */
function windowOf(frame: Frame, from: number, to: number, name: string): Layer[] {
  const foot = LOW + 8
  return [
    ['secondary wash', box(from, AXIS - 30, to - from, 60)],
    ['secondary', d`M${from} ${foot - 6}v12M${to} ${foot - 6}v12M${from} ${foot}H${to}`],
    {
      tone: 'ink',
      words: { x: keepIn(frame, (from + to) / 2, name), y: foot + 22, text: name },
      anchor: 'middle',
    },
  ]
}

export const timeline: Drawing<'timeline'> = ({ frame, events, now, aim, window }) => {
  const end = frame.width - 8
  const places = spread(events.length, 8, end)
  const placeOf = (event: string | undefined) => places[events.indexOf(event ?? '')]
  const labels = events.map((text, index) => {
    // Two heights on each side, to give the stems a rhythm.
    const reach = index % 4 < 2 ? 88 : 56
    const isBelow = index % 2 === 1
    const x = places[index] ?? 0
    const y = isBelow ? AXIS + 14 + reach : AXIS - 6 - reach
    const stem = d`M${x} ${AXIS}V${isBelow ? y - 16 : y + 8}`
    // In a narrow frame, the neighbors' words reach over the line through the axis, which ends before them.
    const [up, down] = frame.narrow ? [54, 38] : [110, 102]
    const through = d`M${x} ${AXIS}V${isBelow ? AXIS - up : AXIS + down}`
    return { x: keepIn(frame, x, text), y, text, stop: x, stem, through }
  })
  const others = labels.filter(({ text }) => text !== now)
  const reached = labels.filter(({ text }) => text === now)
  const here = placeOf(now) ?? 0
  const goal = placeOf(aim)
  return [
    ...(window
      ? windowOf(frame, placeOf(window.from) ?? 0, placeOf(window.to) ?? 0, window.label)
      : []),
    ['wash filled', d`M8 ${AXIS - 12}H${here}v24H8z`],
    ['secondary', d`${rules(frame, [AXIS - 12, AXIS + 12])}${others.map(({ stem }) => stem)}`],
    ['secondary dashed', d`M${here} ${AXIS}H${end}`],
    ['sheet', others.map(({ stop }) => ring(stop, AXIS, 5))],
    ['accent dashed fine', goal && d`M${here} ${AXIS}H${goal}`],
    ['accent sheet', goal && ring(goal, AXIS, 8)],
    ['accent', d`M8 ${AXIS}H${here}`, DRAWN],
    ['accent', reached.map(({ stem, through }) => stem + through)],
    ['accent filled', d`M${here} ${AXIS - 16}l8 10-8 28-8-28z`],
    { tone: 'ink halo', words: others, anchor: 'middle' },
    { tone: 'accent halo', words: reached, anchor: 'middle' },
  ]
}
