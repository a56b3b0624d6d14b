/** The photographs pages can show, as prepared by `npm run photos`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from './files.ts'

/** One size of a photograph, as a file on the site. */
export interface PhotoFile {
  url: string
  /** In pixels. */
  width: number
}

export interface Photo {
  /** The largest file's size, rotated upright. */
  width: number
  height: number
  /** Narrowest first. */
  avif: PhotoFile[]
  webp: PhotoFile[]
  jpeg: PhotoFile[]
}

/** Photographs by file path, such as `content/data/photos/anna-smith.jpg`. */
export type PhotoManifest = Record<string, Photo>

/** Path of the manifest, relative to the repository's root. */
export const MANIFEST = '.cache/photos.json'

/** The prepared photographs; none before the first run. */
export function readPhotos(root: string): PhotoManifest {
  const file = join(root, MANIFEST)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * A photograph by file name, in any folder under content/. Under `npm run dev`, a new one is prepared first. Throws if
 * it has not been prepared.
 */
export function getPhoto(name: string, root = repositoryRoot()): Photo {
  const find = () => Object.entries(readPhotos(root)).find(([file]) => basename(file) === name)?.[1]
  let found = find()
  if (!found && process.env.NODE_ENV === 'development') {
    spawnSync('npm', ['run', '--silent', 'photos'], { cwd: root, stdio: 'inherit' })
    found = find()
  }
  if (!found)
    throw new Error(`The photograph ${name} has not been prepared yet. Run \`npm run photos\`.`)
  return found
}
