import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type AnswerKind, kindOfFile } from '#lib/site/headers.ts'
import { mediaType } from '#lib/site/mediaTypes.ts'
import { policyOfPage } from '#lib/site/pagePolicy.ts'
import { pagePathOf } from '#lib/site/url.ts'

/** Content codings that can lie beside a file, best first. */
export const CODINGS = { br: '.br', gzip: '.gz' } as const

export type Coding = keyof typeof CODINGS

/** One file of `out/`, with the compressed copies that lie beside it. */
export interface IndexedFile {
  file: string
  type: string
  kind: AnswerKind
  size: number
  modified: Date
  /** Its `Content-Security-Policy`, where it is HTML. */
  policy?: string
  compressed: Partial<Record<Coding, { file: string; size: number }>>
}

export interface FileIndex {
  /** Canonical paths of all pages. */
  pages: ReadonlySet<string>
  /** Every file that may be asked for, by its decoded path with a leading slash; a page by its page path only. */
  files: ReadonlyMap<string, IndexedFile>
  notFound: IndexedFile | undefined
}

/** Files for hosts, not for visitors. */
const HOST_FILES = new Set(['_headers', '_redirects', '.assetsignore'])

/**
 * Lists `out/` once. Requests are looked up in this list and never turned into file names, so no path can lead out
 * of the folder. Symbolic links are left out for the same reason. A new build needs a new start.
 *
 * @throws where the folder cannot be read.
 */
export async function indexFiles(dir: string): Promise<FileIndex> {
  const found = new Map<string, { file: string; size: number; modified: Date }>()
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const { size, mtime } = await stat(file)
    found.set(relative(dir, file).split(sep).join('/'), { file, size, modified: mtime })
  }

  const pages = new Set<string>()
  const files = new Map<string, IndexedFile>()
  let notFound: IndexedFile | undefined
  for (const [name, { file, size, modified }] of found) {
    if (HOST_FILES.has(name) || isCompressedCopy(name, found)) continue
    const compressed: IndexedFile['compressed'] = {}
    for (const [coding, ending] of Object.entries(CODINGS) as [Coding, string][]) {
      const copy = found.get(name + ending)
      if (copy) compressed[coding] = { file: copy.file, size: copy.size }
    }
    const kind = kindOfFile(`/${name}`)
    const indexed: IndexedFile = { file, type: mediaType(name), kind, size, modified, compressed }
    if (kind === 'page') indexed.policy = policyOfPage(await readFile(file, 'utf8'))
    const page = pagePathOf(name)
    if (page !== undefined) {
      // `about-us.html` wins over `about-us/index.html`, in whatever order they are listed.
      if (pages.has(page) && name.endsWith('/index.html')) continue
      pages.add(page)
      files.set(page, indexed)
    } else if (name === '404.html') {
      notFound = indexed
    } else if (indexed.kind !== 'page') {
      files.set(`/${name}`, indexed)
    }
  }
  return { pages, files, notFound }
}

function isCompressedCopy(name: string, found: ReadonlyMap<string, unknown>): boolean {
  return Object.values(CODINGS).some(
    (ending) => name.endsWith(ending) && found.has(name.slice(0, -ending.length)),
  )
}
