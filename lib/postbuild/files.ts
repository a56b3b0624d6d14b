/** What each file of the unfinished export is. */

import { MODULES } from '../search/addresses.ts'
import type { Problems } from './problems.ts'
import { PAGE_SCRIPT } from './scripts.ts'

export interface SortedFiles {
  /** HTML, `404.html` included. */
  pages: string[]
  /** Shipped as they are. */
  assets: string[]
}

/** Pages for which nobody asks: `404.html` says the same as the first, and the second never shows without script. */
const UNASKED_PAGES = new Set(['_not-found.html', '_global-error.html'])

/** Lists of the framework's other router. Nothing reads them. */
const MANIFESTS = /^_next\/static\/[\w-]+\/_(buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/

/** Scripts of our own, which are shipped under names with their hashes. */
const SCRIPTS = new Set<string>([PAGE_SCRIPT, ...MODULES])

const CHUNK = /^_next\/static\/chunks\/[\w~.-]+\.(js|css)$/
const FONT = /^_next\/static\/media\/[\w~.-]+\.woff2$/
const MEDIA = /^_next\/static\/media\/[\w~.-]+$/

/** Endings of files that may be shipped as they are: what routes write, and what lies in `public/`. */
const ASSETS = new Set(
  'avif gif ico jpeg jpg json md mp4 pdf png svg txt webm webmanifest webp woff2 xml xsl'.split(' '),
)

/**
 * Sorts the files of an export, and leaves out what is not shipped.
 *
 * @param files relative to `out/`, with forward slashes.
 */
export function sortFiles(files: readonly string[], problems: Problems): SortedFiles {
  const all = new Set(files)
  const sorted: SortedFiles = { pages: [], assets: [] }
  for (const file of [...files].sort()) {
    if (file.endsWith('.html')) {
      if (!UNASKED_PAGES.has(file)) sorted.pages.push(file)
    } else if (isAsset(file) && !isFlightCopy(file, all)) sorted.assets.push(file)
    else if (!isFlightCopy(file, all) && !isSource(file)) {
      problems.add(
        file,
        'a file of a kind that is not known',
        'pages, chunks, fonts, and assets of the endings in lib/postbuild/files.ts',
      )
    }
  }
  return sorted
}

/** The copies of a page's flight data: `about-us.txt` beside `about-us.html`, and those in the folder of its name. */
function isFlightCopy(file: string, all: ReadonlySet<string>): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1)
  if (!name.endsWith('.txt')) return false
  return name.startsWith('__next.') || all.has(file.replace(/\.txt$/, '.html'))
}

/** What pages get in another form, or under another name: chunks, style sheets, fonts, and scripts of our own. */
function isSource(file: string): boolean {
  return [CHUNK, FONT, MANIFESTS].some((known) => known.test(file)) || SCRIPTS.has(`/${file}`)
}

function isAsset(file: string): boolean {
  if (FONT.test(file)) return false
  if (file.startsWith('_next/') && !MEDIA.test(file)) return false
  return ASSETS.has(file.slice(file.lastIndexOf('.') + 1))
}
