import { type PointerEvent, useRef } from 'react'
import type { Plot as PlotProps } from '#lib/calculators/calculator.ts'
import type { Values } from '#lib/calculators/fields.ts'

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
    <figure className={round ? 'calculator-plot calculator-radar' : 'calculator-plot'}>
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
      {handles && <Knobs handles={handles} change={change} />}
      <figcaption className="label">{caption}</figcaption>
    </figure>
  )
}

/** For pointers only, hidden from assistive technology: the calculator's sliders do the same. */
function Knobs({ handles, change }: Required<Pick<Props, 'handles' | 'change'>>) {
  const held = useRef<string>(undefined)
  const drag = ({ currentTarget, buttons, clientX, clientY }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const x = (100 * (clientX - left)) / width
    const y = (100 * (clientY - top - TOP)) / HEIGHT
    // The nearest, because the areas of two that are close overlap.
    const [nearest] = [...handles].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
    held.current = buttons === 0 ? undefined : (held.current ?? nearest?.name)
    const handle = handles.find(({ name }) => name === held.current)
    if (handle) change(handle.drag(x, y))
  }
  return (
    <svg
      className="calculator-handles"
      aria-hidden="true"
      onPointerDown={({ target, pointerId }) => (target as Element).setPointerCapture(pointerId)}
      onPointerMove={drag}
    >
      {handles.map(({ name, tone, x, y }) => (
        <circle key={name} className={tone} cx={`${x}%`} cy={down(y)} r="7" />
      ))}
    </svg>
  )
}
