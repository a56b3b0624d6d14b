/** What several drawings measure alike. The frame is 440 by 300 everywhere, so that figures weigh the same. */

const FRAME = 440
/** Half the width of a hairline more than nothing, so that no glyph touches the edge of the viewBox. */
const EDGE = 4
/** Geist Mono advances 0.6 em for each glyph. */
const ADVANCE = 0.6

export type Label = { x: number; y: number; text: string }

export const round = (value: number) => Math.round(value * 10) / 10

export const widthOf = (text: string, size = 12) => [...text].length * size * ADVANCE

/** The middles of `count` equal slots between two ends. */
export const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => round(from + ((to - from) / count) * (index + 0.5)))

/** The nearest place to `x` at which a text set from its middle stays inside the frame. */
export const keepIn = (x: number, text: string) => {
  const half = widthOf(text) / 2
  return round(Math.min(Math.max(x, EDGE + half), FRAME - EDGE - half))
}

/** Labels in one row under their places, or in two by turns where one is wider than its slot. */
export const stagger = (
  texts: readonly string[],
  places: readonly number[],
  y: number,
  drop = 18,
): Label[] => {
  const pitch = (places[1] ?? FRAME) - (places[0] ?? 0)
  const crowded = texts.some((text) => widthOf(text) > pitch - 8)
  return texts.map((text, index) => ({
    x: keepIn(places[index] ?? 0, text),
    y: crowded && index % 2 === 1 ? y + drop : y,
    text,
  }))
}

/** A filled arrow head with its tip at a point; 0 degrees points right, 90 down. */
export const head = (x: number, y: number, degrees = 0) => {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corner = (side: number) => `${round(x - 8 * cos - side * sin)} ${round(y - 8 * sin + side * cos)}`
  return `M${round(x)} ${round(y)}L${corner(4)} ${corner(-4)}z`
}

/** The bob of the plumb line, hanging from a point. */
export const bob = (x: number, y: number) => `M${x} ${y}l5 6-5 14-5-14z`

export const cross = (x: number, y: number, arm = 5) =>
  `M${round(x - arm)} ${round(y - arm)}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`

export const tick = (x: number, y: number) => `M${round(x - 5)} ${round(y)}l4 4 7-8`

/** A word that refers to another one of the figure must be there: a mark on nothing would go unnoticed. */
export const indexIn = (list: readonly string[], wanted: string, where: string) => {
  const index = list.indexOf(wanted)
  if (index < 0)
    throw new Error(
      `Figure ${where}: "${wanted}" is not there. Write one of ${list.map((entry) => `"${entry}"`).join(', ')}.`,
    )
  return index
}
