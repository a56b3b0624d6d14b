/** The frames of the drawings, and where words have room in them. */

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

export type Anchor = 'start' | 'middle' | 'end'
export type Label = { x: number; y: number; text: string; anchor?: Anchor }

export const round = (value: number) => Math.round(value * 10) / 10

/** Geist Mono advances 0.6 em for each glyph. */
export const widthOf = (text: string, size = 12) => [...text].length * size * 0.6
export const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => widthOf(text)))

/** The middles of `count` equal slots between two ends. */
export const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => round(from + ((to - from) / count) * (index + 0.5)))

/** The nearest place to `x` at which a text set from its middle stays inside the frame, clear of its edge. */
export const keepIn = ({ width }: Frame, x: number, text: string) => {
  const half = 4 + widthOf(text) / 2
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
