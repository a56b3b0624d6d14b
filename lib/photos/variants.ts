/** Makes the files of one photograph: smaller, in two formats, without what the camera wrote into it. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { readHeader } from './header.ts'
import { heicToPng } from './heic.ts'
import { GRID, type Photo, type PhotoFile } from './photo.ts'
import { MOST_PIXELS } from './rules.ts'

/** How files are made. */
export interface Recipe {
  /** In pixels, from narrow to wide. */
  widths: readonly number[]
  avif: { quality: number; effort: number }
  webp: { quality: number; effort: number }
}

/**
 * From a round portrait of 56 CSS pixels to half of a wide screen, for screens of one to three pixels per CSS pixel.
 * More effort takes several times as long for a few hundredths of the size.
 */
export const RECIPE: Recipe = {
  widths: [112, 240, 400, 640, 960, 1280],
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
}

const FORMATS = ['avif', 'webp'] as const

/** Folder of the files on the site. */
export const PHOTO_URL = '/photos'

export interface MadePhoto {
  photo: Photo
  /** Files to write, by their name. */
  files: Map<string, Buffer>
}

/** Changes with the photograph and with the way in which files are made of it. */
export function photoHash(bytes: Buffer, recipe = RECIPE): string {
  return createHash('sha256').update(JSON.stringify(recipe)).update(bytes).digest('hex').slice(0, 16)
}

/**
 * Makes all files of a photograph. Place, camera and author are left out, since files are written without metadata.
 *
 * @param name what the names of the files start with
 * @throws where the photograph cannot be decoded to its end
 */
export async function makePhoto(name: string, bytes: Buffer, recipe = RECIPE): Promise<MadePhoto> {
  const hash = photoHash(bytes, recipe)
  const input = readHeader(bytes).format === 'HEIC' ? await heicToPng(bytes) : bytes
  // Upright first: without the metadata no browser would know which side is up, or what the colors mean.
  const upright = await sharp(input, { failOn: 'warning', limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = upright.info
  const image = () => sharp(upright.data, { raw: { width, height, channels } })

  const largest = Math.min(width, Math.max(...recipe.widths))
  const widths = [...recipe.widths.filter((one) => one < largest), largest]
  const files = new Map<string, Buffer>()
  const made: Record<(typeof FORMATS)[number], PhotoFile[]> = { avif: [], webp: [] }
  for (const format of FORMATS) {
    for (const wide of widths) {
      const file = `${name}-${wide}.${hash}.${format}`
      files.set(file, await image().resize({ width: wide }).toFormat(format, recipe[format]).toBuffer())
      made[format].push({ url: `${PHOTO_URL}/${file}`, width: wide })
    }
  }
  // A sharper kernel would overshoot, to colors that the photograph does not have.
  const colors = await image()
    .resize(GRID, GRID, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return {
    photo: {
      width: largest,
      height: Math.round((height * largest) / width),
      colors: colors.toString('hex'),
      ...made,
    },
    files,
  }
}
