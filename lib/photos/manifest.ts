/** The list of photographs that the build has prepared, as pages ask for them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Photo, PhotoManifest } from './photo.ts'

/** Written by `npm run photos`, read while pages render; relative to the repository's root. */
export const MANIFEST = '.cache/photos.json'

let held: { file: string; written: number; photos: PhotoManifest } | undefined

function photos(file: string): PhotoManifest {
  const written = statSync(file).mtimeMs
  if (held?.file !== file || held.written !== written)
    held = { file, written, photos: JSON.parse(readFileSync(file, 'utf8')) as PhotoManifest }
  return held.photos
}

/**
 * A photograph by its name, wherever under content/ it lies; throws where it has not been prepared.
 *
 * @param name of its file, such as `anna-smith.jpg`; the content check sees to it that no other has the same
 */
export function getPhoto(name: string, root = /* turbopackIgnore: true */ process.cwd()): Photo {
  const list = join(root, MANIFEST)
  const all = existsSync(list) ? photos(list) : {}
  const file = Object.keys(all).find((one) => basename(one) === name)
  const photo = file && all[file]
  if (!photo)
    throw new Error(`The photograph ${name} is not prepared for the site yet: \`npm run photos\` does it.`)
  return photo
}
