/** Reads which code points a font has signs for. */
import { convert } from 'fontverter'

/** All code points of a font of any format. */
export async function codePointsOf(font: Uint8Array): Promise<Set<number>> {
  const sfnt = await convert(Buffer.from(font), 'truetype')
  const cmap = tableOf(sfnt, 'cmap')
  const points = new Set<number>()
  const count = cmap.readUInt16BE(2)
  for (let index = 0; index < count; index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 * index + 8))
    const format = table.readUInt16BE(0)
    if (format === 4) readSegments(table, points)
    else if (format === 12) readGroups(table, points)
  }
  return points
}

/** One table of a font. */
export function tableOf(sfnt: Buffer, tag: string): Buffer {
  const count = sfnt.readUInt16BE(4)
  for (let index = 0; index < count; index++) {
    const record = 12 + 16 * index
    if (sfnt.toString('latin1', record, record + 4) !== tag) continue
    const offset = sfnt.readUInt32BE(record + 8)
    return sfnt.subarray(offset, offset + sfnt.readUInt32BE(record + 12))
  }
  throw new Error(`the font has no table "${tag}"`)
}

/** Format 4: segments of the basic plane. A code point that maps to glyph 0 is one that the font lacks. */
function readSegments(table: Buffer, points: Set<number>): void {
  const size = table.readUInt16BE(6)
  for (let at = 0; at < size; at += 2) {
    const end = table.readUInt16BE(14 + at)
    const start = table.readUInt16BE(16 + size + at)
    const delta = table.readUInt16BE(16 + 2 * size + at)
    const rangeAt = 16 + 3 * size + at
    const range = table.readUInt16BE(rangeAt)
    for (let point = start; point <= end && point < 0xffff; point++) {
      const glyph = range === 0 ? point : table.readUInt16BE(rangeAt + range + 2 * (point - start))
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) points.add(point)
    }
  }
}

/** Format 12: groups of all planes. */
function readGroups(table: Buffer, points: Set<number>): void {
  const count = table.readUInt32BE(12)
  for (let index = 0; index < count; index++) {
    const at = 16 + 12 * index
    const end = table.readUInt32BE(at + 4)
    for (let point = table.readUInt32BE(at); point <= end; point++) points.add(point)
  }
}
