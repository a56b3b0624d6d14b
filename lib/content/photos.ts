/** The photographs that pages can show, as `npm run photos` has prepared them. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from './files.ts'

/** One size of a photograph, as a file of the site. */
export interface PhotoFile {
  url: string
  /** In pixels. */
  width: number
}

export interface Photo {
  /** Size of the largest file, turned upright. */
  width: number
  height: number
  /** Sixteen colors, row by row from the top, each as six hexadecimal digits: what shows until the file is there. */
  colors: string
  /** From narrow to wide. */
  avif: PhotoFile[]
  webp: PhotoFile[]
  jpeg: PhotoFile[]
}

/** Photographs by the path of their file, such as `content/data/photos/anna-smith.jpg`. */
export type PhotoManifest = Record<string, Photo>

/** Where the list is, from the root of the repository. */
export const MANIFEST = '.cache/photos.json'

const changed = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0)

let held: { file: string; written: number; photos: PhotoManifest } | undefined

function readPhotos(root: string): PhotoManifest {
  const file = join(root, MANIFEST)
  const written = changed(file)
  if (held?.file !== file || held.written !== written)
    held = { file, written, photos: written ? JSON.parse(readFileSync(file, 'utf8')) : {} }
  return held.photos
}

/**
 * A photograph by its name, wherever under content/ it lies; throws where it has not been prepared. While
 * `npm run dev` runs, one that is new or has changed is prepared at once.
 */
export function getPhoto(name: string, root = repositoryRoot()): Photo {
  const entry = () => Object.entries(readPhotos(root)).find(([file]) => basename(file) === name)
  let found = entry()
  const isFresh = () => found && changed(join(root, found[0])) < changed(join(root, MANIFEST))
  if (process.env.NODE_ENV === 'development' && !isFresh()) {
    spawnSync('npm', ['run', '--silent', 'photos'], { cwd: root, stdio: 'inherit' })
    found = entry()
  }
  if (!found)
    throw new Error(`The photograph ${name} is not prepared for the site yet: \`npm run photos\` does it.`)
  return found[1]
}

/** Names of the prepared photographs that the text of a page shows, as in `![what it shows](name.jpg "caption")`. */
export function photosIn(markdown: string, root = repositoryRoot()): string[] {
  return Object.keys(readPhotos(root))
    .map((file) => basename(file))
    .filter((name) => [')', ' '].some((end) => markdown.includes(`](${name}${end}`)))
}
