import type { FigurePropsOf } from '#lib/content/figures.ts'
import { cross, head, indexIn, round, widthOf } from './geometry.ts'
import { Texts } from './Texts.tsx'

export function Sequence({ actors, messages }: FigurePropsOf<'sequence'>) {
  const lines = actors.map((_, index) => round(56 + (328 / (actors.length - 1)) * index))
  const place = (actor: string) => lines[indexIn(actors, actor, 'sequence message')] ?? 0
  const pitch = 208 / messages.length
  const last = messages.length - 1
  const calls = messages.map(({ from, to, label, fails = false }, index) => {
    const [start, end] = [place(from), place(to)]
    const y = round(56 + pitch * (index + 0.75))
    const back = end < start
    // A message to oneself leaves and comes back on the side where its words have room.
    const self = start === end
    const left = self && start + 32 + widthOf(label) > 436
    const out = left ? start - 24 : start + 24
    const half = widthOf(label) / 2
    const middle = Math.min(Math.max((start + end) / 2, 4 + half), 436 - half)
    return {
      start,
      end,
      y,
      fails,
      self,
      anchor: self ? (left ? 'end' : 'start') : 'middle',
      label: self
        ? { x: left ? out - 8 : out + 8, y: y - 2, text: label }
        : { x: round(middle), y: y - 10, text: label },
      line: self
        ? `M${start} ${y - 12}H${out}v12H${left ? start - 8 : start + 8}`
        : `M${start} ${y}H${back ? end + 10 : end - 10}`,
      head: self
        ? head(left ? start - 2 : start + 2, y, left ? 0 : 180)
        : head(back ? end + 2 : end - 2, y, back ? 180 : 0),
      cross: cross(self ? (start + out) / 2 : round((start + end) / 2), self ? y - 12 : y),
    }
  })
  const plain = calls.filter(({ fails }, index) => !fails && index < last)
  const failed = calls.filter(({ fails }) => fails)
  const final = calls.filter(({ fails }, index) => !fails && index === last)
  const anchored = (anchor: string) =>
    calls.filter((call) => call.anchor === anchor).map(({ label }) => label)
  return (
    <>
      <path className="s" d={lines.map((x) => `M${round(x - 48)} 16h96v32h-96z`).join('')} />
      <path className="n d" d={lines.map((x) => `M${x} 48v236`).join('')} />
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
      <g className="k">
        <path
          className="f"
          d={calls
            .map(({ start, y, self }) => `M${start - 4} ${self ? y - 12 : y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`)
            .join('')}
        />
      </g>
      <g className="k">
        <g textAnchor="middle">
          <Texts at={actors.map((text, index) => ({ x: lines[index] ?? 0, y: 36, text }))} />
        </g>
        <g className="h">
          <g textAnchor="middle">
            <Texts at={anchored('middle')} />
          </g>
          <Texts at={anchored('start')} />
          <g textAnchor="end">
            <Texts at={anchored('end')} />
          </g>
        </g>
      </g>
    </>
  )
}
