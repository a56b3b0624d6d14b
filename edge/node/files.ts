import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { SPECULATION_PATH, SPECULATION_TYPE } from '#lib/site/files.ts'
import { kindOfFile } from '#lib/site/headers.ts'
import { policyOfPage } from '#lib/site/policy.ts'
import { pagePathOf } from '#lib/site/url.ts'

/** Endings of the compressed copies that lie beside a file, by their codings, the smallest first. */
export const COPIES: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' }

/** One file of `out/`. */
export type IndexedFile = Awaited<ReturnType<typeof indexed>>

export type FileIndex = Awaited<ReturnType<typeof indexFiles>>

/** Files for hosts, not for visitors. */
const HOST_FILES = new Set(['_headers', '_redirects', '.assetsignore'])

/**
 * Lists `out/` once. Requests are looked up in this list and never turned into file names, so no path can lead out
 * of the folder. Symbolic links are left out for the same reason. A new build needs a new start.
 *
 * @throws where the folder cannot be read.
 */
export async function indexFiles(dir: string) {
  const entries = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  const names = entries.map((one) => relative(dir, join(one.parentPath, one.name)).split(sep).join('/'))
  const all = new Set(names)
  const isCopy = (name: string) =>
    Object.values(COPIES).some((ending) => name.endsWith(ending) && all.has(name.slice(0, -3)))

  /** Canonical paths of all pages. */
  const pages = new Set<string>()
  /** Every file that may be asked for, by its decoded path with a leading slash; a page by its page path only. */
  const files = new Map<string, IndexedFile>()
  let notFound: IndexedFile | undefined
  for (const name of names) {
    if (HOST_FILES.has(name) || isCopy(name)) continue
    const file = await indexed(dir, name, all.has(`${name}.br`) && all.has(`${name}.gz`))
    const page = pagePathOf(name)
    if (page !== undefined) {
      // `about-us.html` wins over `about-us/index.html`, in whatever order they are listed.
      if (pages.has(page) && name.endsWith('/index.html')) continue
      pages.add(page)
      files.set(page, file)
    } else if (name === '404.html') notFound = file
    else if (file.kind !== 'page') files.set(`/${name}`, file)
  }
  return { pages, files, notFound }
}

/** Type of a file; unknown endings download rather than run, since `nosniff` is set. */
function mediaType(name: string): string {
  if (`/${name}` === SPECULATION_PATH) return SPECULATION_TYPE
  if (name.endsWith('.md')) return 'text/markdown; charset=utf-8'
  return getMimeType(name) ?? 'application/octet-stream'
}

async function indexed(dir: string, name: string, hasCopies: boolean) {
  const { size, mtime: modified } = await stat(join(dir, name))
  const file = { name, type: mediaType(name), kind: kindOfFile(`/${name}`), modified, hasCopies }
  const version = `W/"${size.toString(36)}-${modified.getTime().toString(36)}"`
  if (file.kind !== 'page') return { ...file, etag: version, policy: undefined }
  const html = await readFile(join(dir, name), 'utf8')
  // A page that a new build has not changed keeps its tag.
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { ...file, etag: `W/"${hash}"`, policy: policyOfPage(html) }
}
