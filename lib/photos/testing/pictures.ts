/** Synthetic photographs for tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** Sky over ground, with a face of sorts: enough that formats have something to do. */
export async function picture(width: number, height: number): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="50%" fill="#88bbee"/><rect y="50%" width="100%" height="50%" fill="#335533"/>
    <circle cx="50%" cy="45%" r="25%" fill="#c89878"/></svg>`
  return sharp(await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer())
}

/** What a camera writes beside the picture: who, where, and that it lies on its side. */
export const REMARKS = {
  IFD0: { Artist: 'Somebody Private', Orientation: '6' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '12/1 58/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '77/1 35/1 0/1',
  },
}

/** A JPEG as a camera writes it, lying on its side: upright it is `height` wide. */
export async function lyingJpeg(width: number, height: number): Promise<Buffer> {
  return (await picture(width, height)).jpeg().withExif(REMARKS).withMetadata({ orientation: 6 }).toBuffer()
}

/**
 * A HEIC as a telephone writes it: 960 × 1280 pixels when it is turned upright, in the colors of Display P3, with the
 * name of its owner and the place. A red sun in a blue sky over green ground.
 *
 * Made by `heif-enc -q 40` of libheif 1.15 with x265 from such a drawing, with a box `irot` added, which that
 * program does not write.
 */
export const telephoneHeic = (): Buffer => readFileSync(join(import.meta.dirname, 'telephone.heic'))
