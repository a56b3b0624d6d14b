import { type PointerEvent, useRef } from 'react'
import type { Handle, Plot as PlotProps } from '#lib/tools/calculator.ts'
import type { Values } from '#lib/tools/fields.ts'

/** Height of the drawing, and of the room for labels above it, in pixels. */
const HEIGHT = 200
const TOP = 28

const down = (y: number) => Math.round(TOP + (y * HEIGHT) / 100)

type Props = PlotProps & { change: (next: Values) => void }

/**
 * A drawing as wide as its column. Paths stretch with it but keep their stroke width, and labels keep their size, so
 * one drawing fits all widths.
 */
export function Plot({ title, caption, axes = ['', '', ''], labels = [], paths, round, handles, change }: Props) {
  const [top, foot, end] = axes
  const words: PlotProps['labels'] = [
    ...labels,
    { x: 0, y: -6, text: top },
    { x: 0, y: 112, text: foot },
    { x: 100, y: 112, text: end, end: 'end' },
  ]
  const stretched = { y: TOP, height: HEIGHT, preserveAspectRatio: 'none' }
  return (
    <figure className={round ? 'tool-plot tool-radar' : 'tool-plot'}>
      <div role="img" aria-label={title}>
        <svg aria-hidden="true">
          <svg aria-hidden="true" viewBox="0 0 100 100" {...(!round && stretched)}>
            {paths.map(([tone, path]) => (
              <path key={tone + path} className={tone || undefined} d={path} />
            ))}
          </svg>
          {words
            .filter(({ text }) => text)
            .map(({ x, y, text, tone, end }) => (
              <text
                key={`${x} ${y} ${text}`}
                className={tone}
                x={`${x.toFixed(1)}%`}
                y={round ? `${y.toFixed(1)}%` : down(y)}
                textAnchor={end}
              >
                {text}
              </text>
            ))}
        </svg>
      </div>
      {handles && <Knobs caption={caption} handles={handles} change={change} />}
      <figcaption className="label">{caption}</figcaption>
    </figure>
  )
}

/** Returns the knob whose center is nearest to a pointer, because the areas of two that are close overlap. */
function nearestKnob({ currentTarget, clientX: x, clientY: y }: PointerEvent<Element>): number {
  const gaps = Array.from(currentTarget.children, (knob) => {
    const { left, right, top, bottom } = knob.getBoundingClientRect()
    return Math.hypot(left + right - 2 * x, top + bottom - 2 * y)
  })
  return gaps.indexOf(Math.min(...gaps))
}

type KnobsProps = { caption: string; handles: readonly Handle[]; change: Props['change'] }

function Knobs({ caption, handles, change }: KnobsProps) {
  const held = useRef<number>(undefined)
  const drag = ({ currentTarget, buttons, clientX, clientY }: PointerEvent) => {
    if (buttons === 0) held.current = undefined
    const handle = handles[held.current ?? -1]
    const { left, top, width } = currentTarget.getBoundingClientRect()
    if (handle) change(handle.drag((100 * (clientX - left)) / width, (100 * (clientY - top - TOP)) / HEIGHT))
  }
  return (
    // Outside the element with role "img", whose parts cannot be operated.
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset.
    <svg
      className="tool-handles"
      role="group"
      aria-label={caption}
      onPointerDown={(event) => {
        held.current = nearestKnob(event)
        // What lib/client/islands replays has no pointer to capture.
        if (event.isTrusted) (event.target as Element).setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
    >
      {handles.map(({ label, tone, x, y, says, keys }) => (
        <circle
          key={label}
          className={tone}
          cx={`${x}%`}
          cy={down(y)}
          r="7"
          tabIndex={0}
          role="slider"
          aria-label={label}
          aria-valuenow={x}
          aria-valuetext={says}
          onKeyDown={(event) => {
            const next = keys[event.key]
            if (!next) return
            event.preventDefault()
            change(next)
          }}
        />
      ))}
    </svg>
  )
}
