/** The photographs pages can show, as prepared by `npm run photos`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
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

const changed = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** The prepared photographs; none before the first run. */
export function readPhotos(root: string): PhotoManifest {
  const file = join(root, MANIFEST)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * A photograph by file name, in any folder under content/. Under `npm run dev`, a new or changed one is prepared
 * first. Throws if it has not been prepared.
 */
export function getPhoto(name: string, root = repositoryRoot()): Photo {
  const entry = () => Object.entries(readPhotos(root)).find(([file]) => basename(file) === name)
  let found = entry()
  const isFresh = () => found && changed(join(root, found[0])) < changed(join(root, MANIFEST))
  if (process.env.NODE_ENV === 'development' && !isFresh()) {
    spawnSync('npm', ['run', '--silent', 'photos'], { cwd: root, stdio: 'inherit' })
    found = entry()
  }
  if (!found) throw new Error(`The photograph ${name} has not been prepared yet. Run \`npm run photos\`.`)
  return found[1]
}

/** Names of the prepared photographs in a page's text, as in `![what it shows](name.jpg "caption")`. */
export function photosIn(markdown: string, root = repositoryRoot()): string[] {
  return Object.keys(readPhotos(root))
    .map((file) => basename(file))
    .filter((name) => [')', ' '].some((end) => markdown.includes(`](${name}${end}`)))
}
