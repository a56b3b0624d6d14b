/** A folder with two photographs where an editor puts them, for tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { buildPhotos } from '../build.ts'
import type { PhotoManifest } from '../photo.ts'
import { RECIPE, type Recipe } from '../variants.ts'

/** The recipe of the site, from encoders that do not try hard: those take their time. */
export const QUICK: Recipe = {
  ...RECIPE,
  avif: { quality: 40, effort: 0 },
  webp: { quality: 60, effort: 0 },
}

export interface PhotoFolder {
  root: string
  photos: PhotoManifest
  /** Deletes the folder. */
  dispose: () => void
}

/** Makes the folder and prepares its photographs, `anna-smith.jpg` and `client.png`. */
export async function makePhotoFolder(): Promise<PhotoFolder> {
  const root = mkdtempSync(join(tmpdir(), 'photos-'))
  for (const [name, format, background] of [
    ['anna-smith.jpg', 'jpeg', '#884422'],
    ['client.png', 'png', '#224488'],
  ] as const) {
    const file = join(root, 'content/data/photos', name)
    mkdirSync(dirname(file), { recursive: true })
    const picture = sharp({ create: { width: 640, height: 800, channels: 3, background } })
    writeFileSync(file, await picture.toFormat(format).toBuffer())
  }
  const { photos } = await buildPhotos(root, QUICK)
  return { root, photos, dispose: () => rmSync(root, { recursive: true, force: true }) }
}
