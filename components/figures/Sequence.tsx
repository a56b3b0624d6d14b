import type { FigurePropsOf } from '#lib/content/figures.ts'
import {
  type Anchor,
  box,
  cross,
  d,
  type Framed,
  head,
  keepIn,
  ring,
  Words,
  widest,
  widthOf,
} from './kit.tsx'

export function Sequence({ frame, actors, messages }: Framed<FigurePropsOf<'sequence'>>) {
  const edge = frame.narrow ? 48 : 56
  const step = (frame.width - 2 * edge) / (actors.length - 1)
  const lines = actors.map((_, index) => edge + step * index)
  const place = (actor: string) => lines[actors.indexOf(actor)] ?? 0
  const wide = frame.narrow ? Math.min(92, Math.max(56, widest(actors) + 6)) : 96
  // Where the boxes would touch, every other one hangs lower.
  const hang = (index: number) => (step < wide + 4 && index % 2 ? 34 : 0)
  const top = 48 + hang(1)
  const pitch = (frame.height - 36 - top - 8) / messages.length
  const last = messages.length - 1
  const calls = messages.map(({ from, to, label, fails = false }, index) => {
    const [start, end] = [place(from), place(to)]
    const y = top + 8 + pitch * (index + 0.75)
    const way = end < start ? -1 : 1
    const middle = {
      x: keepIn(frame, (start + end) / 2, label),
      y: y - 10,
      text: label,
      anchor: 'middle' as Anchor,
    }
    if (start !== end)
      return {
        start: ring(start, y, 4),
        fails,
        label: middle,
        line: d`M${start} ${y}H${end - way * 10}`,
        head: head(end - way * 2, y, way < 0 ? 180 : 0),
        cross: cross((start + end) / 2, y),
      }
    // A message to oneself leaves and comes back on the side where its words have room, or stands above them.
    const turn = start + 32 + widthOf(label) > frame.width - 4 ? -1 : 1
    const out = start + 24 * turn
    const anchor: Anchor = turn < 0 ? 'end' : 'start'
    return {
      start: ring(start, y - 12, 4),
      fails,
      label: frame.narrow ? { ...middle, y: y - 20 } : { x: out + 8 * turn, y: y - 2, text: label, anchor },
      line: d`M${start} ${y - 12}H${out}v12H${start + 8 * turn}`,
      head: head(start + 2 * turn, y, turn < 0 ? 0 : 180),
      cross: cross((start + out) / 2, y - 12),
    }
  })
  const plain = calls.filter(({ fails }, index) => !fails && index < last)
  const failed = calls.filter(({ fails }) => fails)
  const final = calls.filter(({ fails }, index) => !fails && index === last)
  return (
    <>
      <path
        className="s"
        d={lines.map((x, index) => box(x - wide / 2, 16 + hang(index), wide, 32)).join('')}
      />
      <path
        className="n d"
        d={lines.map((x, index) => d`M${x} ${48 + hang(index)}V${frame.height - 16}`).join('')}
      />
      <g className="k">
        <path d={plain.map(({ line }) => line).join('')} />
        <path className="f" d={plain.map((call) => call.head).join('')} />
      </g>
      <g className="x">
        <path className="d" d={failed.map(({ line }) => line).join('')} />
        <path d={failed.map((call) => call.cross).join('')} />
      </g>
      <g className="a">
        <path d={final.map(({ line }) => line).join('')} pathLength="1" />
        <path className="f" d={final.map((call) => call.head).join('')} />
      </g>
      <path className="k f" d={calls.map(({ start }) => start).join('')} />
      <Words
        tone="k"
        anchor="middle"
        at={actors.map((text, index) => ({ x: lines[index] ?? 0, y: 36 + hang(index), text }))}
      />
      <Words tone="k h" at={calls.map(({ label }) => label)} />
    </>
  )
}
