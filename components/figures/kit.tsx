/** What the drawings share: their two frames, words, and the pieces of paths that come back in many of them. */

/**
 * Each drawing is made for two widths of a column; the style sheet shows the one in which twelve units of type come
 * out at 13 to 15 pixels.
 */
export type Frame = { width: number; height: number; narrow: boolean }
export const FRAMES = {
  wide: { width: 440, height: 300, narrow: false },
  narrow: { width: 288, height: 300, narrow: true },
  /** Across the page. */
  across: { width: 720, height: 300, narrow: false },
  /** For what goes downwards where it has no room to go across. */
  tall: { width: 288, height: 340, narrow: true },
} as const satisfies Record<string, Frame>

export type Framed<Props> = Props & { frame: Frame }

/** Half the width of a hairline more than nothing, so that no glyph touches the edge of the frame. */
const EDGE = 4

export type Anchor = 'start' | 'middle' | 'end'
export type Label = { x: number; y: number; text: string; anchor?: Anchor }

type WordsProps = { at: readonly Label[]; tone?: string; anchor?: Anchor; size?: number }

/**
 * Labels at their places, in one tone; as wide as the drawing reckons, whatever spacing a reader sets for text. Those
 * that cut what lies behind them are fitted whole: glyph by glyph, each would cut the one before it.
 */
export function Words({ at, tone, anchor, size }: WordsProps) {
  const fit = tone?.endsWith('h') ? 'spacingAndGlyphs' : undefined
  return (
    <g className={tone} textAnchor={anchor} fontSize={size}>
      {at.map(({ x, y, text, anchor: own }) => (
        <text
          key={`${x} ${y} ${text}`}
          x={round(x)}
          y={round(y)}
          textLength={round(widthOf(text, size))}
          lengthAdjust={fit}
          textAnchor={own}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

export const round = (value: number) => Math.round(value * 10) / 10

type Piece = number | string | false | readonly (string | false)[]

/** Path data from a template: numbers are rounded, lists of paths joined. */
export const d = (strings: TemplateStringsArray, ...pieces: Piece[]) =>
  strings.reduce((path, text, index) => {
    const piece = pieces[index - 1] ?? ''
    const drawn = typeof piece === 'number' ? `${round(piece)}` : [piece].flat().filter(Boolean).join('')
    return path + drawn + text
  })

/** Geist Mono advances 0.6 em for each glyph. */
export const widthOf = (text: string, size = 12) => [...text].length * size * 0.6
export const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => widthOf(text)))

/** The middles of `count` equal slots between two ends. */
export const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => round(from + ((to - from) / count) * (index + 0.5)))

/** The nearest place to `x` at which a text set from its middle stays inside the frame. */
export const keepIn = ({ width }: Frame, x: number, text: string) => {
  const half = EDGE + widthOf(text) / 2
  return round(Math.min(Math.max(x, half), width - half))
}

/** Labels under their places, by turns in as many rows as the widest one needs. */
export function stagger(
  frame: Frame,
  texts: readonly string[],
  places: readonly number[],
  y: number,
  drop = 18,
) {
  const pitch = (places[1] ?? frame.width) - (places[0] ?? 0)
  const rows = Math.ceil((widest(texts) + (frame.narrow ? 16 : 8)) / pitch)
  return texts.map((text, index): Label => {
    return { x: keepIn(frame, places[index] ?? 0, text), y: y + drop * (index % rows), text }
  })
}

/** A path of lines and curves drawn for the wide frame, as wide as this one. */
export const squeeze = ({ width }: Frame, path: string) =>
  path.replace(/([MLCSHVmlcshv])([^a-zA-Z]*)/g, (_, command: string, places: string) => {
    const isAcross = (index: number) => 'Hh'.includes(command) || (!'Vv'.includes(command) && index % 2 === 0)
    const numbers = (places.match(/-?[\d.]+/g) ?? []).map(Number)
    return command + numbers.map((n, index) => (isAcross(index) ? round((n * width) / 440) : n)).join(' ')
  })

export const box = (x: number, y: number, wide: number, high: number) =>
  d`M${x} ${y}h${wide}v${high}h${-wide}z`

export const ring = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0`

/** A filled arrow head with its tip at a point; 0 degrees points right, 90 down. */
export const head = (x: number, y: number, degrees = 0) => {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corner = (side: number) => d`${x - 8 * cos - side * sin} ${y - 8 * sin + side * cos}`
  return d`M${x} ${y}L${corner(4)} ${corner(-4)}z`
}

/** The bob of the plumb line, hanging from a point. */
export const bob = (x: number, y: number, size = 1) =>
  d`M${x} ${y}l${5 * size} ${6 * size}${-5 * size} ${14 * size}${-5 * size}${-14 * size}z`

export const cross = (x: number, y: number, arm = 5) =>
  d`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0${-2 * arm}l${-2 * arm} ${2 * arm}`

export const tick = (x: number, y: number) => d`M${x - 5} ${y}l4 4 7-8`

/** Rules across the frame. */
export const rules = ({ width }: Frame, ys: readonly number[]) =>
  ys.map((y) => d`M8 ${y}H${width - 8}`).join('')

/** Two columns of boxes on both sides of one line: how narrow frames show what a wide one sets around a middle. */
export function comb(
  { width, height }: Frame,
  left: readonly string[],
  right: readonly string[],
  top: number,
) {
  const wide = 112
  const side = (texts: readonly string[], x: number, inner: number) =>
    spread(texts.length, top, height - 4).map((y, index) => ({
      box: box(x, y - 18, wide, 36),
      line: d`M${width / 2} ${y}H${inner}`,
      joint: { x: inner, y },
      label: { x: x + wide / 2, y: y + 4, text: texts[index] ?? '' },
    }))
  const parts = [side(left, 4, 4 + wide), side(right, width - 4 - wide, width - 4 - wide)]
  return { parts, end: Math.max(...parts.flat().map(({ joint }) => joint.y)) }
}
