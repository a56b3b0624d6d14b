/** The drawings' frames, and the space for words in them. */

/** Drawings exist for two column widths; the style sheet shows the one in which type of 12 units has 13 to 15 pixels. */
export type Frame = { width: number; height: number; narrow: boolean }
export const FRAMES = {
  wide: { width: 440, height: 300, narrow: false },
  narrow: { width: 288, height: 300, narrow: true },
  across: { width: 720, height: 300, narrow: false },
  tall: { width: 288, height: 340, narrow: true },
} as const satisfies Record<string, Frame>

export type Anchor = 'start' | 'middle' | 'end'
export type Label = { x: number; y: number; text: string; anchor?: Anchor }

export const round = (value: number) => Math.round(value * 10) / 10

/** Geist Mono advances 0.6 em per glyph. */
export const widthOf = (text: string, size = 12) => [...text].length * size * 0.6
export const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => widthOf(text)))

/** The centers of `count` equal slots between two ends. */
export const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => round(from + ((to - from) / count) * (index + 0.5)))

/** The position nearest to `x` that keeps a centered text inside the frame, clear of its edges. */
export const keepIn = ({ width }: Frame, x: number, text: string) => {
  const half = 4 + widthOf(text) / 2
  return round(Math.min(Math.max(x, half), width - half))
}

/** A label on two lines, the first one rather the longer, if it is too long for one. */
export function fold(frame: Frame, { x, y, text }: Label, room: number): Label[] {
  const line = (y: number, text: string) => ({ x: keepIn(frame, x, text), y, text })
  const distance = (index: number) => Math.abs(index - text.length / 2 - 1)
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index)
  const [split] = spaces.sort((a, b) => distance(a) - distance(b))
  if (split === undefined || widthOf(text) <= room) return [line(y, text)]
  return [line(y - 14, text.slice(0, split)), line(y, text.slice(split + 1))]
}

/** Units between labels in a row: more than a blank, which would join them. */
export const GAP = 12

/** Labels below their positions, by turns in as many rows as keep those in a row apart. */
export function stagger(
  frame: Frame,
  texts: readonly string[],
  places: readonly number[],
  y: number,
  drop = 18,
) {
  const xs = texts.map((text, index) => keepIn(frame, places[index] ?? 0, text))
  const touch = (index: number, next: number) =>
    (widthOf(texts[index] ?? '') + widthOf(texts[next] ?? '')) / 2 + GAP >
    (xs[next] ?? 0) - (xs[index] ?? 0)
  let rows = 1
  while (texts.some((_, index) => index + rows < texts.length && touch(index, index + rows))) rows++
  return texts.map((text, index): Label => {
    return { x: xs[index] ?? 0, y: y + drop * (index % rows), text }
  })
}
