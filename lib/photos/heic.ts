/** Reads the photographs of telephones. */
import { crc32, deflateSync } from 'node:zlib'
import decode from 'heic-decode'
import sharp from 'sharp'
import { heifProfile } from './heif.ts'

/** Where the first chunk of a PNG ends, IHDR, after which the color profile stands. */
const AFTER_HEAD = 33

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/**
 * Decodes a HEIC photograph to a PNG, turned upright, with its color profile and without all other metadata. Sharp has
 * no decoder for HEIC, and libheif gives pixels without saying what their colors mean.
 *
 * @throws where it holds no picture; what is damaged within the picture, libheif paints over in silence
 */
export async function heicToPng(bytes: Buffer): Promise<Buffer> {
  const { width, height, data } = await decode({ buffer: bytes })
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const profile = heifProfile(bytes)
  if (!profile) return png
  const content = Buffer.concat([Buffer.from('HEIC\0\0', 'latin1'), deflateSync(profile)])
  return Buffer.concat([png.subarray(0, AFTER_HEAD), chunk('iCCP', content), png.subarray(AFTER_HEAD)])
}
