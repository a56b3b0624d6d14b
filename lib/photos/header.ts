/** What the first bytes of a photograph say: its format and size. Read at once, without decoding it. */

export type PhotoFormat = 'jpeg' | 'png' | 'heic' | 'other'

export interface Header {
  format: PhotoFormat
  /** In pixels; absent where the file is cut off or no photograph. */
  size?: { width: number; height: number }
}

const PNG = '89504e470d0a1a0a'

/** Names that cameras give to the HEIC family (ISO/IEC 23008-12). */
const HEIC = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/

/** Of the marks FFC0 to FFCF those that start no frame. */
const NO_FRAME = [0xc4, 0xc8, 0xcc]

function jpegSize(bytes: Buffer): Header['size'] {
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const mark = bytes[at + 1] ?? 0
    if (mark === 0xff) at += 1
    else if (mark >= 0xc0 && mark <= 0xcf && !NO_FRAME.includes(mark))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Reads the header of a file, whatever its name says. */
export function readHeader(bytes: Buffer): Header {
  if (bytes.toString('hex', 0, 3) === 'ffd8ff') {
    const size = jpegSize(bytes)
    return { format: 'jpeg', ...(size ? { size } : {}) }
  }
  if (bytes.toString('hex', 0, 8) === PNG) {
    const whole = bytes.length >= 24 && ascii(bytes, 12, 16) === 'IHDR'
    return {
      format: 'png',
      ...(whole ? { size: { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } } : {}),
    }
  }
  const isHeic = ascii(bytes, 4, 8) === 'ftyp' && HEIC.test(ascii(bytes, 8, 12))
  return { format: isHeic ? 'heic' : 'other' }
}
