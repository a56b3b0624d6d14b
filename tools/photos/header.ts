/** Reads a photograph's format and size from its header, without decoding it; also runs in browsers. */

export interface Header {
  /** The format according to the bytes, not the name. */
  format: 'JPEG' | 'PNG' | 'HEIC' | 'unknown'
  /** In pixels, before rotation. Only for JPEG and PNG, and missing if the file is truncated. */
  size?: { width: number; height: number }
}

/** The markers between FFC0 and FFCF that do not start a frame. */
const NO_FRAME = [0xc4, 0xc8, 0xcc]
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

const ascii = (bytes: Uint8Array, from: number, to?: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to))

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

function jpegSize(bytes: Uint8Array): Header['size'] {
  const view = viewOf(bytes)
  let size: Header['size']
  for (let at = 2; at + 9 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === START_OF_SCAN) {
      const end = bytes.findLastIndex((byte, index) => byte === END_OF_IMAGE && bytes[index - 1] === 0xff)
      return end > at ? size : undefined
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker))
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

function pngSize(bytes: Uint8Array): Header['size'] {
  if (ascii(bytes, 12, 16) !== 'IHDR' || !ascii(bytes, -32).includes('IEND')) return undefined
  return { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) }
}

/** Reads a file's header. */
export function readHeader(bytes: Uint8Array): Header {
  const is = (format: 'JPEG' | 'PNG', size: Header['size']): Header =>
    size && size.width > 0 && size.height > 0 ? { format, size } : { format }
  if (ascii(bytes, 0, 3) === 'ÿØÿ') return is('JPEG', jpegSize(bytes))
  if (ascii(bytes, 0, 8) === '‰PNG\r\n\x1a\n') return is('PNG', pngSize(bytes))
  return { format: /^ftyp(?:he|mif1|msf1)/.test(ascii(bytes, 4, 12)) ? 'HEIC' : 'unknown' }
}
