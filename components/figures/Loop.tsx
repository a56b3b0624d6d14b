import type { FigurePropsOf } from '#lib/content/figures.ts'
import { type Anchor, d, type Framed, head, keepIn, ring, Words } from './kit.tsx'

/** The last way back is the accent: it is what makes a loop of a list. */
export function Loop({ frame, steps, center }: Framed<FigurePropsOf<'loop'>>) {
  const [cx, cy, rx, ry] = frame.narrow ? [144, 168, 88, 120] : [220, 150, 96, 96]
  const gap = 0.14
  const turn = (2 * Math.PI) / steps.length
  const point = (angle: number) => ({ x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) })
  const nodes = steps.map((text, index) => {
    const angle = turn * index - Math.PI / 2
    const { x, y } = point(angle)
    const side = Math.sign(Math.round(Math.cos(angle) * 10))
    const [start, end] = [point(angle + gap), point(angle + turn - gap)]
    const above = {
      x: keepIn(frame, x, text),
      y: y < cy + 1 ? y - 16 : y + 26,
      text,
      anchor: 'middle' as Anchor,
    }
    const beside = { x: x + 16 * side, y: y + 4, text, anchor: (side > 0 ? 'start' : 'end') as Anchor }
    const slope = Math.atan2(ry * Math.cos(angle + turn - gap), -rx * Math.sin(angle + turn - gap))
    return {
      ring: ring(x, y, 6),
      label: frame.narrow || side === 0 ? above : beside,
      arc: d`M${start.x} ${start.y}A${rx} ${ry} 0 0 1 ${end.x} ${end.y}`,
      head: head(end.x, end.y, (slope * 180) / Math.PI),
    }
  })
  const last = nodes.at(-1)
  const ways = nodes.slice(0, -1)
  return (
    <>
      <path className="t" d={ring(cx, cy, 72)} />
      <path className="w f" d={ring(cx, cy, 60)} />
      <path d={ways.map(({ arc }) => arc).join('')} />
      <path className="k f" d={ways.map((way) => way.head).join('')} />
      <path className="s" d={nodes.map((node) => node.ring).join('')} />
      <g className="a">
        <path d={last?.arc} pathLength="1" />
        <path className="f" d={last?.head} />
      </g>
      <Words tone="k h" at={nodes.map(({ label }) => label)} />
      <Words tone="k" anchor="middle" at={[{ x: cx, y: cy + 4, text: center }]} />
    </>
  )
}
