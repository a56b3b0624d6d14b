/** Photographs as files: their names, and the format and size in their header. Also runs in browsers. */
import { slugOf } from './slug.ts'

/** Whether a file is meant as a photograph, judging by its name; includes rejected formats. */
export const isPhotograph = (file: string): boolean =>
  /\.(?:jpe?g|jpe|jfif|png|hei[cf]|webp|avif|gif|tiff?|bmp)$/i.test(file)

/** The resolution of the best phones, in pixels. Decoding needs several bytes of memory per pixel. */
export const MAX_PIXELS = 50_000_000

export interface Header {
  /** The format according to the bytes, not the name. */
  format: 'JPEG' | 'PNG' | 'HEIC' | 'unknown'
  /** In pixels, before rotation. Only for JPEG and PNG, and missing if the file is truncated. */
  size?: { width: number; height: number } | undefined
}

/** Returns a file name with lower-case letters, digits and hyphens that ends like a photograph's. */
export function photoName(name: string, format: Header['format']): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  const other = format === 'PNG' ? '.png' : '.jpg'
  return `${slugOf(stem) || 'photograph'}${/^\.(?:jpe?g|png)$/i.test(ending) ? ending.toLowerCase() : other}`
}

/** The markers between FFC0 and FFCF that do not start a frame. */
const NO_FRAME = [0xc4, 0xc8, 0xcc]

/** The marker after which the image itself begins. */
const START_OF_SCAN = 0xda

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** Undefined if the image has no end. What phones append to it, such as a video, does not count. */
function jpegSize(bytes: Uint8Array, text: string): Header['size'] {
  const view = viewOf(bytes)
  let size: Header['size']
  for (
    let offset = 2;
    offset + 9 <= bytes.length && bytes[offset] === 0xff;
    offset += 2 + view.getUint16(offset + 2)
  ) {
    const marker = bytes[offset + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker))
      size = { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) }
    // From here on these two bytes mark the end. Before, a thumbnail may have them, too.
    if (marker === START_OF_SCAN) return text.includes('ÿÙ', offset) ? size : undefined
  }
  return undefined
}

/** Reads the header without decoding the photograph. */
export function readHeader(bytes: Uint8Array): Header {
  const text = new TextDecoder('latin1').decode(bytes)
  if (text.startsWith('ÿØÿ')) return { format: 'JPEG', size: jpegSize(bytes, text) }
  if (text.startsWith('‰PNG\r\n\x1a\n')) {
    const isWhole = bytes.length > 24 && text.includes('IEND', 24)
    const view = viewOf(bytes)
    return {
      format: 'PNG',
      size: isWhole ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined,
    }
  }
  return { format: /^.{4}ftyp(?:he|mif1|msf1)/s.test(text) ? 'HEIC' : 'unknown' }
}
