/** Synthetic photographs for tests. */
import sharp, { type Sharp } from 'sharp'

/** Sky above ground, with a face of sorts: enough to keep encoders busy. */
export async function picture(width: number, height: number): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="50%" fill="#88bbee"/><rect y="50%" width="100%" height="50%" fill="#335533"/>
    <circle cx="50%" cy="45%" r="25%" fill="#c89878"/></svg>`
  return sharp(await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer())
}

/** A JPEG as from a camera, on its side, with author and location. Upright, it is `height` wide. */
export async function lyingJpeg(width: number, height: number): Promise<Buffer> {
  const remarks = {
    IFD0: { Artist: 'Somebody Private', Orientation: '6' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
  }
  return (await picture(width, height))
    .jpeg()
    .withExif(remarks)
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
