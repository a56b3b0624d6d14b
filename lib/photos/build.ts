/** Makes the files of all photographs under content/, and the list by which pages find them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { findPhotos } from './find.ts'
import { MANIFEST } from './manifest.ts'
import type { Photo, PhotoManifest } from './photo.ts'
import { photoRefusal, type Refusal, unreadable } from './rules.ts'
import { makePhoto, photoHash, RECIPE } from './variants.ts'

const OUT = 'public/photos'

/** What the names of a photograph's files start with. */
const nameOf = (file: string) => basename(file, extname(file))

const filesOf = ({ avif, webp }: Photo) => [...avif, ...webp].map(({ url }) => basename(url))

function readManifest(root: string): PhotoManifest {
  try {
    return JSON.parse(readFileSync(join(root, MANIFEST), 'utf8')) as PhotoManifest
  } catch {
    // The first run, or a file that was cut off: everything is made anew.
    return {}
  }
}

/** What was made before, where it is all still there. */
function kept(root: string, photo: Photo | undefined, hash: string): Photo | undefined {
  const whole =
    photo && filesOf(photo).every((name) => name.includes(hash) && existsSync(join(root, OUT, name)))
  return whole ? photo : undefined
}

export interface Built {
  photos: PhotoManifest
  /** How many were made anew. */
  made: number
  refused: { file: string; refusal: Refusal }[]
}

/**
 * Brings `public/photos/` up to date: what is new is made, what belongs to no photograph any longer is removed.
 *
 * @param root folder that holds `content/`; an absolute path
 */
export async function buildPhotos(root: string, recipe = RECIPE): Promise<Built> {
  const before = readManifest(root)
  const photos: PhotoManifest = {}
  const refused: Built['refused'] = []
  let made = 0
  mkdirSync(join(root, OUT), { recursive: true })
  for (const file of findPhotos(root)) {
    const bytes = readFileSync(join(root, file))
    const refusal = photoRefusal(basename(file), bytes)
    if (refusal) {
      refused.push({ file, refusal })
      continue
    }
    const old = kept(root, before[file], photoHash(bytes, recipe))
    if (old) {
      photos[file] = old
      continue
    }
    try {
      const { photo, files } = await makePhoto(nameOf(file), bytes, recipe)
      for (const [name, content] of files) writeFileSync(join(root, OUT, name), content)
      photos[file] = photo
      made++
    } catch {
      refused.push({ file, refusal: unreadable() })
    }
  }
  const wanted = new Set(Object.values(photos).flatMap(filesOf))
  for (const name of readdirSync(join(root, OUT))) if (!wanted.has(name)) rmSync(join(root, OUT, name))
  mkdirSync(dirname(join(root, MANIFEST)), { recursive: true })
  writeFileSync(join(root, MANIFEST), `${JSON.stringify(photos, null, 2)}\n`)
  return { photos, made, refused }
}
