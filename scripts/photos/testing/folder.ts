/** A test folder with two photographs where authors put them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PhotoManifest } from '#lib/content/photos.ts'
import { buildPhotos, RECIPE } from '../build.ts'
import { picture } from './pictures.ts'

/** The site's recipe with fast encoder settings. */
export const QUICK = {
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

/** Entries as they are before anybody has a photograph. */
export const withoutPhotographs = <
  T extends { photo?: string | undefined; photoAlt?: string | undefined },
>(
  entries: readonly T[],
) => entries.map((entry): T => ({ ...entry, photo: undefined, photoAlt: undefined }))

/** Creates the folder and prepares its photographs, `anna-smith.jpg` and `client.png`. */
export async function makePhotoFolder(): Promise<PhotoFolder> {
  const root = mkdtempSync(join(tmpdir(), 'photos-'))
  const folder = join(root, 'content/data/photos')
  mkdirSync(folder, { recursive: true })
  const drawn = await picture(640, 800)
  writeFileSync(join(folder, 'anna-smith.jpg'), await drawn.clone().jpeg().toBuffer())
  writeFileSync(join(folder, 'client.png'), await drawn.png().toBuffer())
  const { photos } = await buildPhotos(root, QUICK)
  return { root, photos, dispose: () => rmSync(root, { recursive: true, force: true }) }
}
