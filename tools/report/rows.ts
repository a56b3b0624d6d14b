/** Where two pictures of a page differ. */

/** Rows of a picture from `top` to before `bottom`. */
export interface Rows {
  top: number
  bottom: number
}

/** Pixels of a picture, one row after the other. */
export interface Pixels {
  data: Uint8Array
  height: number
  /** Bytes of a row. */
  stride: number
}

const row = ({ data, stride }: Pixels, at: number) =>
  Buffer.from(data.buffer, data.byteOffset + at * stride, stride)

/**
 * The rows between the common beginning and the common end of two pictures; nothing where they are the same. Below an
 * inserted paragraph all rows stand elsewhere, hence the end is looked for from the bottom.
 */
export function differingRows(before: Pixels, after: Pixels): { before: Rows; after: Rows } | undefined {
  const shorter = Math.min(before.height, after.height)
  if (before.stride !== after.stride) {
    return { before: { top: 0, bottom: before.height }, after: { top: 0, bottom: after.height } }
  }
  let top = 0
  while (top < shorter && row(before, top).equals(row(after, top))) top++
  if (top === before.height && top === after.height) return undefined
  let tail = 0
  while (
    tail < shorter - top &&
    row(before, before.height - 1 - tail).equals(row(after, after.height - 1 - tail))
  )
    tail++
  return { before: { top, bottom: before.height - tail }, after: { top, bottom: after.height - tail } }
}
