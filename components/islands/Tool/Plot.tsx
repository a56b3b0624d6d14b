import type { PointerEvent } from 'react'
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
export function Plot({
  title,
  caption,
  axes = ['', '', ''],
  labels = [],
  paths,
  round,
  handles,
  change,
}: Props) {
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
      {handles && (
        // Outside the element with role "img", whose parts cannot be operated.
        // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset.
        <svg className="tool-handles" role="group" aria-label={caption}>
          {handles.map((handle) => (
            <Knob key={handle.label} handle={handle} change={change} />
          ))}
        </svg>
      )}
      <figcaption className="label">{caption}</figcaption>
    </figure>
  )
}

/** Returns the knob whose center is nearest to a pointer, because the areas of two that are close overlap. */
function nearestKnob({ currentTarget, clientX: x, clientY: y }: PointerEvent): Element {
  const gap = (knob: Element) => {
    const { left, right, top, bottom } = knob.getBoundingClientRect()
    return Math.hypot(left + right - 2 * x, top + bottom - 2 * y)
  }
  const knobs = Array.from(currentTarget.parentElement?.children ?? [])
  return knobs.reduce((one, other) => (gap(other) < gap(one) ? other : one), currentTarget)
}

function Knob({ handle, change }: { handle: Handle; change: Props['change'] }) {
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<SVGCircleElement>) => {
    const box = currentTarget.ownerSVGElement?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    change(handle.drag((100 * (clientX - box.left)) / box.width, (100 * (clientY - box.top - TOP)) / HEIGHT))
  }
  return (
    <circle
      className={handle.tone}
      cx={`${handle.x}%`}
      cy={down(handle.y)}
      r="7"
      tabIndex={0}
      role="slider"
      aria-label={handle.label}
      aria-valuenow={handle.x}
      aria-valuetext={handle.says}
      onPointerDown={(event) => nearestKnob(event).setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const next = handle.keys[event.key]
        if (!next) return
        event.preventDefault()
        change(next)
      }}
    />
  )
}
