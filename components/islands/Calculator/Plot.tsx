import type { ReactNode } from 'react'
import type { Plot as PlotProps } from '#lib/calculators/calculator.ts'

/** Pixels from the drawing to the words above and below it. */
const ABOVE = -12
const BELOW = 24

/** Pixels from one line of a name to the next. */
const LINE = 15

/** The place of a word. Those outside the drawing, and the lines of a name, keep their distances, however high it is. */
function heightOf(y: number, line?: number) {
  if (y < 0) return { y: 0, dy: ABOVE }
  return y > 100 ? { y: '100%', dy: BELOW } : { y: `${y.toFixed(1)}%`, dy: line && line * LINE }
}

type Props = Omit<PlotProps, 'handles'> & { children?: ReactNode }

/**
 * A drawing as wide as its column. Paths stretch with it but keep their stroke width, and labels keep their size, so
 * one drawing fits all widths. `children` lie on top of it.
 */
export function Plot({
  title,
  caption,
  hint,
  axes = ['', '', ''],
  labels = [],
  paths,
  round,
  children,
}: Props) {
  const [top, foot, end] = axes
  const words: PlotProps['labels'] = [
    ...labels,
    { x: 0, y: -6, text: top },
    { x: 0, y: 112, text: foot },
    { x: 100, y: 112, text: end, end: 'end' },
  ]
  return (
    <figure className={round ? 'calculator-plot calculator-radar' : 'calculator-plot'}>
      <div role="img" aria-label={title}>
        <svg aria-hidden="true">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio={round ? undefined : 'none'}
          >
            {paths.map(([tone, path]) => (
              <path key={tone + path} className={tone || undefined} d={path} />
            ))}
          </svg>
          {words
            .filter(({ text }) => text)
            .map(({ x, y, line, text, tone, end }) => (
              <text
                key={`${x} ${y} ${text}`}
                className={tone}
                x={`${x.toFixed(1)}%`}
                {...heightOf(y, line)}
                textAnchor={end}
              >
                {text}
              </text>
            ))}
        </svg>
        {children}
      </div>
      <figcaption className="label">
        {children && hint ? `${caption}. ${hint}` : caption}
      </figcaption>
    </figure>
  )
}
