/** The list of photographs that the build has prepared, as pages ask for them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
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
 * A photograph by the name that a data file gives it; throws where it has not been prepared.
 *
 * @param name of a file in `content/data/photos`
 */
export function getPhoto(name: string, root = /* turbopackIgnore: true */ process.cwd()): Photo {
  const file = `content/data/photos/${name}`
  const list = join(root, MANIFEST)
  const photo = existsSync(list) ? photos(list)[file] : undefined
  if (!photo) throw new Error(`${file} is not prepared for the site yet: \`npm run photos\` does it.`)
  return photo
}
