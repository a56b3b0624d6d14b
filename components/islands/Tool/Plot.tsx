import { type PointerEvent, useRef } from 'react'
import type { Plot as PlotProps } from '#lib/tools/calculator.ts'
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

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function Knobs({ caption, handles, change }: Required<Pick<Props, 'caption' | 'handles' | 'change'>>) {
  const held = useRef<string>(undefined)
  const drag = ({ currentTarget, buttons, clientX, clientY }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const [x, y] = [(100 * (clientX - left)) / width, (100 * (clientY - top - TOP)) / HEIGHT]
    // The nearest, because the areas of two that are close overlap.
    const [nearest] = [...handles].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
    held.current = buttons === 0 ? undefined : (held.current ?? nearest?.label)
    const handle = handles.find(({ label }) => label === held.current)
    if (handle) change(handle.drag(x, y))
  }
  return (
    // Outside the element with role "img", whose parts cannot be operated.
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset.
    <svg
      className="tool-handles"
      role="group"
      aria-label={caption}
      onPointerDown={({ target, pointerId }) => (target as Element).setPointerCapture(pointerId)}
      onPointerMove={drag}
    >
      {handles.map(({ label, tone, x, y, says, step }) => (
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
            const arrow = ARROWS[event.key]
            if (!arrow) return
            event.preventDefault()
            change(step(...arrow))
          }}
        />
      ))}
    </svg>
  )
}
