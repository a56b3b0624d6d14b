/** What the header of a photograph says: its format and size. Read at once, without decoding it. */
import { heifSize, isAvif, isHeif } from './heif.ts'

/** Formats that the site takes. */
export type PhotoFormat = 'JPEG' | 'PNG' | 'HEIC'

export interface Header {
  /** As the bytes say, whatever the name says; a format that is not taken has its name, too, where it is known. */
  format: PhotoFormat | 'AVIF' | 'BMP' | 'GIF' | 'TIFF' | 'WebP' | 'unknown'
  /** In pixels, not turned yet; absent where the file is cut off or of a format that is not taken. */
  size?: { width: number; height: number }
}

const PNG = '89504e470d0a1a0a'

/** Of the marks FFC0 to FFCF those that start no frame. */
const NO_FRAME = [0xc4, 0xc8, 0xcc]
const START_OF_SCAN = 0xda
const END_OF_IMAGE = Buffer.from('ffd9', 'hex')

function jpegSize(bytes: Buffer): Header['size'] {
  let size: Header['size']
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const mark = bytes[at + 1] ?? 0
    if (mark === START_OF_SCAN) return bytes.includes(END_OF_IMAGE, at) ? size : undefined
    if (mark >= 0xc0 && mark <= 0xcf && !NO_FRAME.includes(mark))
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += mark === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

function pngSize(bytes: Buffer): Header['size'] {
  if (bytes.length < 24 || ascii(bytes, 12, 16) !== 'IHDR' || !bytes.includes('IEND', 24)) return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function formatOf(bytes: Buffer): Header['format'] {
  if (bytes.toString('hex', 0, 3) === 'ffd8ff') return 'JPEG'
  if (bytes.toString('hex', 0, 8) === PNG) return 'PNG'
  if (isHeif(bytes)) return isAvif(bytes) ? 'AVIF' : 'HEIC'
  if (ascii(bytes, 0, 4) === 'GIF8') return 'GIF'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'WebP'
  if (/^(?:II\*\0|MM\0\*)/.test(ascii(bytes, 0, 4))) return 'TIFF'
  return ascii(bytes, 0, 2) === 'BM' ? 'BMP' : 'unknown'
}

const SIZES = { JPEG: jpegSize, PNG: pngSize, HEIC: heifSize } satisfies Record<PhotoFormat, unknown>

/** Whether the site takes photographs of a format. */
export const isTaken = (format: Header['format']): format is PhotoFormat => Object.hasOwn(SIZES, format)

/** Reads the header of a file, whatever its name says. */
export function readHeader(bytes: Buffer): Header {
  const format = formatOf(bytes)
  const size = isTaken(format) ? SIZES[format](bytes) : undefined
  return { format, ...(size && size.width > 0 && size.height > 0 ? { size } : {}) }
}
