/** Points between two scales. Each scale is divided by a line, whose name says what is past it. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { apart, between, marksOf, middleOf } from './axes.ts'
import { DRAWN, type Drawing } from './kit.tsx'
import { box, d, ring } from './paths.ts'
import { keepIn, type Label, widest, widthOf } from './room.ts'

/** The ends of both scales, and where their dividing lines stand. */
type Plot = { left: number; right: number; top: number; low: number; down: number; across: number }

type Dot = { x: number; y: number; text: string; reach: number }

/** Each name is on the side of its point that is free, or else over or under it. */
function nameOfDot({ x, y, text, reach }: Dot, { left, right, top, down, across }: Plot) {
  const length = widthOf(text)
  const inner = x < down ? 1 : -1
  const fromOn = (side: number) => (side > 0 ? x + reach : x - reach - length)
  // Off the edges and the line that divides the scale.
  const isFree = (side: number) => {
    const from = fromOn(side)
    const to = from + length
    return from >= left + 4 && to <= right && (from > down + 8 || to < down - 8)
  }
  const side = [inner, -inner].find(isFree) ?? inner
  // Above or below the line across.
  const clear = y < across ? across - 8 : across + 18
  const beside = Math.abs(y - across) < 14 ? clear : y + 4
  if (isFree(side)) return { x: fromOn(side), y: beside, text, isCrossed: false }
  // In the point's own quarter, if the name is short enough.
  const [from, to] = x < down ? [left + 4, down - 8] : [down + 8, right]
  const [start, end] = length > to - from ? [left + 4, right] : [from, to]
  const place = Math.min(Math.max(start, x - length / 2), end - length)
  const over = y - reach + 1
  const isBlocked = over - 10 < top || (across > over - 8 && across < over + 3)
  return {
    x: place,
    y: isBlocked ? y + reach + 8 : over,
    text,
    isCrossed: place < down + 3 && place + length > down - 3,
  }
}

/** The name of the line across is above it, at the end where nothing else is. */
function nameOfAcross(text: string, { left, right, across }: Plot, dots: Dot[], names: Label[]) {
  const y = across - 6
  const length = widthOf(text)
  const isTaken = (from: number) =>
    dots.some(
      (dot) => dot.x > from - 14 && dot.x < from + length + 14 && Math.abs(dot.y - y) < 20,
    ) ||
    names.some(
      (name) =>
        name.x < from + length + 8 &&
        name.x + widthOf(name.text) > from - 8 &&
        Math.abs(name.y - y) < 18,
    )
  const ends = [right - length, left + 6]
  return { x: ends.find((from) => !isTaken(from)) ?? right - length, y, text }
}

type Props = FigurePropsOf<'quadrant'>

export const quadrant: Drawing<'quadrant'> = ({ frame, x, y, points, mark }) => {
  const right = frame.width - 8
  const top = 44
  const low = frame.height - 48
  const upright = between(y, [low, top])
  const heights = marksOf(upright, '', 5)
  const left = 16 + widest(heights.map(({ text }) => text))
  const level = between(x, [left, right])
  const widths = apart(marksOf(level, '', 5))
  const down = level(middleOf(x))
  const across = upright(middleOf(y))
  const plot = { left, right, top, low, down, across }
  const dotOf = (point: Props['points'][number]) => ({
    x: level(point.x),
    y: upright(point.y),
    text: point.label,
    reach: point.label === mark ? 18 : 12,
  })
  const dots = points.map(dotOf)
  const marked = dots.find(({ text }) => text === mark) ?? { x: left, y: low }
  const names = dots.map((dot) => nameOfDot(dot, plot))
  // The line down stops for names, since a halo would stain the quarter that is filled.
  const gaps = names
    .filter(({ isCrossed }) => isCrossed)
    .sort((a, b) => a.y - b.y)
    .map(({ y }) => d`V${y - 12}M${down} ${y + 6}`)
  const isRight = marked.x > down
  const isLow = marked.y > across
  return [
    [
      'wash filled',
      box(
        isRight ? down : left,
        isLow ? across : top,
        isRight ? right - down : down - left,
        isLow ? low - across : across - top,
      ),
    ],
    ['secondary', d`M${down} ${top}${gaps}V${low}M${left} ${across}H${right}`],
    ['', d`M${left} ${top}V${low}H${right}`],
    ['', heights.map(({ place }) => d`M${left - 5} ${place}h5`)],
    ['', widths.map(({ place }) => d`M${place} ${low}v5`)],
    ['sheet', dots.filter((dot) => dot !== marked).map(({ x, y }) => ring(x, y, 5))],
    ['accent', ring(marked.x, marked.y, 10), DRAWN],
    ['accent filled', ring(marked.x, marked.y, 5)],
    { tone: 'ink', words: names },
    {
      tone: '',
      words: heights.map(({ place, text }) => ({ x: left - 8, y: place + 4, text })),
      anchor: 'end',
    },
    {
      tone: '',
      words: widths.map(({ place, text }) => ({
        x: keepIn(frame, place, text),
        y: low + 18,
        text,
      })),
      anchor: 'middle',
    },
    { tone: '', words: { x: 8, y: 20, text: y.label } },
    { tone: '', words: { x: right, y: low + 38, text: x.label }, anchor: 'end' },
    {
      tone: '',
      words: [
        { x: Math.min(down, right - widthOf(x.beyond)), y: top - 7, text: x.beyond },
        nameOfAcross(y.beyond, plot, dots, names),
      ],
    },
  ]
}
