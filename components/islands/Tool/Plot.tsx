import type { PointerEvent, ReactNode } from 'react'

/** Height of what is drawn, in pixels, and the room for labels above it. */
const HEIGHT = 200
const TOP = 28

type Label = { x: number; y: number; text: string; tone?: string; end?: 'start' | 'middle' | 'end' }
type Point = readonly [x: number, y: number]

export type PlotProps = {
  /** What it shows, in one sentence, for readers who do not see it; the table beside it has the numbers. */
  title: string
  caption: string
  /** Words at the top and the foot of the left axis, and at the right end of the other. */
  axes: readonly [top: string, foot: string, end: string]
  labels?: readonly Label[]
  /** Paths in their tones (Tool.scss), on a square of 100 by 100, with y downwards. */
  paths: readonly (readonly [tone: string, path: string])[]
  onDrag?: (x: number, y: number, phase: PointerEvent['type']) => void
}

/**
 * A drawing as wide as its column: lines stretch with it and keep their width, words keep their size, so that one
 * drawing serves all widths.
 */
export function Plot({ title, caption, axes: [top, foot, end], labels = [], paths, onDrag }: PlotProps) {
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget, pointerId, clientX, clientY, type } = event
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId)
    else if (!currentTarget.hasPointerCapture(pointerId)) return
    const { left, top, width } = currentTarget.getBoundingClientRect()
    onDrag?.((100 * (clientX - left)) / width, (100 * (clientY - top - TOP)) / HEIGHT, type)
  }
  const atAxes: Label[] = [
    { x: 0, y: -6, text: top },
    { x: 0, y: 112, text: foot },
    { x: 100, y: 112, text: end, end: 'end' },
  ]
  const words = [...labels, ...atAxes.filter(({ text }) => text)]
  return (
    <Drawing title={title} caption={caption} {...(onDrag && { onPointerDown: drag, onPointerMove: drag })}>
      <svg aria-hidden="true" y={TOP} height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none">
        {paths.map(([tone, path]) => (
          <path key={tone + path} className={tone || undefined} d={path} />
        ))}
      </svg>
      {words.map(({ x, y, text, tone, end }) => (
        <text
          key={`${x} ${y} ${text}`}
          className={tone}
          x={`${x.toFixed(1)}%`}
          y={Math.round(TOP + (y * HEIGHT) / 100)}
          textAnchor={end}
        >
          {text}
        </text>
      ))}
    </Drawing>
  )
}

type Drag = (event: PointerEvent<SVGSVGElement>) => void
type DrawingProps = Pick<PlotProps, 'title' | 'caption'> & {
  children: ReactNode
  round?: boolean
  onPointerDown?: Drag
  onPointerMove?: Drag
}

/** A drawing with its name for those who do not see it, and the line under it. */
export function Drawing({ title, caption, children, round, ...drags }: DrawingProps) {
  return (
    <figure className={round ? 'tool-plot tool-radar' : 'tool-plot'}>
      <div role="img" aria-label={title}>
        <svg aria-hidden="true" className={drags.onPointerDown && 'tool-drag'} {...drags}>
          {children}
        </svg>
      </div>
      <figcaption className="label">{caption}</figcaption>
    </figure>
  )
}

/** Path data through some points. */
export const line = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}`

/** The same through points of a function, from one place to another in some steps. */
export const curve = (of: (x: number) => number, from = 0, to = 100, steps = 50) =>
  line(Array.from({ length: steps + 1 }, (_, n) => from + ((to - from) * n) / steps).map((x) => [x, of(x)]))
