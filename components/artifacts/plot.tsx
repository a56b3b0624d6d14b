/** Plots that reflow: horizontal places are shares of the width, so that words keep their size at every width. */
import type { ReactNode } from 'react'

/** A share from 0 to 1 as SVG wants it. */
export const share = (value: number) => `${Math.round(value * 10_000) / 100}%`

interface PlotProps {
  /** Says in a sentence or two what the drawing shows. Left out where text next to it says the same. */
  label?: string
  /** In pixels. */
  height: number
  children: ReactNode
}

export const Plot = ({ label, height, children }: PlotProps) => (
  <svg
    width="100%"
    height={height}
    role={label && 'img'}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {children}
  </svg>
)

interface BarProps {
  /** Where it begins and ends, as shares of the width. */
  from: number
  to: number
  y: number
  height: number
  className?: string
}

export const Bar = ({ from, to, y, height, className }: BarProps) => (
  <rect x={share(from)} width={share(to - from)} y={y} height={height} className={className} />
)

/** Half the width of a letter, as a share of a plot on the narrowest phone. */
const HALF_LETTER = 0.0155

/** Words stand in the middle of their line, unless an edge would cut them there. */
function anchorAt(place: number, text: string): 'start' | 'middle' | 'end' {
  const half = HALF_LETTER * text.length
  if (place < half) return 'start'
  return place > 1 - half ? 'end' : 'middle'
}

interface MarkProps {
  text: string
  /** Its place on the axis, as a share of the width. */
  at: number
  /** Where its line begins, in pixels from the top. Default: a short line. */
  from?: number
  /** Where its line ends. */
  to: number
  /** Of the line, and of the text if that stands out. */
  className?: string
}

/** A number below a plot, at the end of its line. */
export const Mark = ({ text, at, to, from = to - 5, className = 'secondary' }: MarkProps) => (
  <g className={className.startsWith('accent') ? 'accent' : undefined}>
    <line x1={share(at)} x2={share(at)} y1={from} y2={to} className={className} />
    <text x={share(at)} y={to + 16} textAnchor={anchorAt(at, text)}>
      {text}
    </text>
  </g>
)

interface LevelProps {
  text: string
  /** In pixels from the top. */
  y: number
  /** Stands at the end, where a curve may go through it. */
  isAtEnd?: boolean
  className?: string
}

/** A number above its line across a plot. */
export const Level = ({ text, y, isAtEnd = false, className = 'rule' }: LevelProps) => (
  <g className={className.startsWith('accent') ? 'accent' : undefined}>
    <line x1="0" x2="100%" y1={y} y2={y} className={className} />
    <text
      x={isAtEnd ? '100%' : '0'}
      y={y - 7}
      textAnchor={isAtEnd ? 'end' : undefined}
      className={isAtEnd ? 'halo' : undefined}
    >
      {text}
    </text>
  </g>
)

interface CurveProps {
  /** A path in hundredths of the width, and in pixels from the top. */
  d: string
  height: number
  className?: string
}

/** A path that is as wide as the plot, with lines of the same width everywhere. */
export const Curve = ({ d, height, className }: CurveProps) => (
  <svg
    viewBox={`0 0 100 ${height}`}
    width="100%"
    height={height}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={d} className={className} />
  </svg>
)

export const Tick = () => (
  <svg width="14" height="20" aria-hidden="true">
    <path d="M2 12l3 3 7-9" />
  </svg>
)

export const Cross = () => (
  <svg width="14" height="20" aria-hidden="true">
    <path d="M2 6l9 9M11 6l-9 9" className="accent" />
  </svg>
)
