import type { PointerEvent, ReactNode } from 'react'

/** Height of what is drawn, in pixels, and the room for labels above it. */
const HEIGHT = 200
const TOP = 28

type Label = { x: number; y: number; text: string; tone?: string; end?: 'start' | 'middle' | 'end' }

type Props = {
  /** What it shows, in one sentence, for readers who do not see it; the table beside it has the numbers. */
  title: string
  caption: string
  labels: readonly Label[]
  /** Paths on a square of 100 by 100, with y downwards. */
  children: ReactNode
  onDrag?: (x: number, y: number, phase: PointerEvent['type']) => void
}

/**
 * A drawing as wide as its column: lines stretch with it and keep their width, words keep their size, so that one
 * drawing serves all widths.
 */
export function Plot({ title, caption, labels, children, onDrag }: Props) {
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget, pointerId, clientX, clientY, type } = event
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId)
    else if (!currentTarget.hasPointerCapture(pointerId)) return
    const { left, top, width } = currentTarget.getBoundingClientRect()
    onDrag?.((100 * (clientX - left)) / width, (100 * (clientY - top - TOP)) / HEIGHT, type)
  }
  return (
    <figure className="tool-plot">
      <div role="img" aria-label={title}>
        <svg
          aria-hidden="true"
          {...(onDrag && { className: 'tool-drag', onPointerDown: drag, onPointerMove: drag })}
        >
          <svg aria-hidden="true" y={TOP} height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none">
            {children}
          </svg>
          {labels.map(({ x, y, text, tone, end }) => (
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
        </svg>
      </div>
      <figcaption className="label">{caption}</figcaption>
    </figure>
  )
}

/** Path data through some points. */
export const line = (points: readonly (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}`
