/** Reads the boxes of HEIF files (ISO/IEC 14496-12 and 23008-12): HEIC, which telephones write, and AVIF. */

interface Box {
  type: string
  content: Buffer
}

/** The boxes in some bytes, one after the other; undefined where one would reach beyond their end. */
function boxesOf(bytes: Buffer): Box[] | undefined {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; ) {
    if (bytes.length - at < 8) return undefined
    const short = bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    if (at + head > bytes.length) return undefined
    const size = short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < head || at + size > bytes.length) return undefined
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + head, at + size),
    })
    at += size
  }
  return boxes
}

const inside = (boxes: Box[] | undefined, type: string) => boxes?.find((box) => box.type === type)?.content

/** What is said of the pictures in a file: size, codec, colors, turn. */
function propertiesOf(bytes: Buffer): Box[] {
  // Before the boxes in it, `meta` has four bytes of version and flags.
  const meta = inside(boxesOf(bytes), 'meta')?.subarray(4)
  const properties = meta && inside(boxesOf(meta), 'iprp')
  const container = properties && inside(boxesOf(properties), 'ipco')
  return (container && boxesOf(container)) ?? []
}

/** Whether a file starts as HEIF does. */
export function isHeif(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' && /^(?:he|mif|msf|av)/.test(bytes.toString('latin1', 8, 12))
  )
}

/** Whether the pictures in a HEIF file are AVIF, whatever its name says. */
export function isAvif(bytes: Buffer): boolean {
  return (
    /^avi[fs]$/.test(bytes.toString('latin1', 8, 12)) ||
    propertiesOf(bytes).some(({ type }) => type === 'av1C')
  )
}

/** Size of the largest picture in the file, which small ones and tiles stand beside; undefined where it is cut off. */
export function heifSize(bytes: Buffer): { width: number; height: number } | undefined {
  return propertiesOf(bytes)
    .filter(({ type, content }) => type === 'ispe' && content.length >= 12)
    .map(({ content }) => ({ width: content.readUInt32BE(4), height: content.readUInt32BE(8) }))
    .sort((a, b) => b.width * b.height - a.width * a.height)[0]
}

/** The ICC profile that says what the colors of the file mean, if there is one. */
export function heifProfile(bytes: Buffer): Buffer | undefined {
  return propertiesOf(bytes)
    .find(({ type, content }) => type === 'colr' && /^(?:prof|rICC)/.test(content.toString('latin1', 0, 4)))
    ?.content.subarray(4)
}
