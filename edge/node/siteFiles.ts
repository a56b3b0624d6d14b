import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType, mimes } from 'hono/utils/mime'
import { BUILD_MARK } from '#lib/site/finishedBuild.ts'
import { filesIn } from '#lib/site/folder.ts'
import { headersFor, kindOfFile } from '#lib/site/headers.ts'
import { headerPolicy } from '#lib/site/policy.ts'
import { decodedPath, pagePathOf } from '#lib/site/url.ts'
import { notModified, refusal } from '../answers.ts'
import type { Assets } from '../pages.ts'

/** Extensions of the compressed copies next to each file, by encoding, smallest first. */
export const COPIES = { br: '.br', gzip: '.gz' }

const MEDIA_TYPES = { ...mimes, md: 'text/markdown; charset=utf-8' }

/** Files meant for hosts, not visitors. */
const HOST_FILES = ['_headers', '_redirects', '.assetsignore', BUILD_MARK]

/** Reads `out/` into memory: a build is served whole while another is written, and no request becomes a file name. */
export async function readSite(dir: string) {
  const names = new Set(filesIn(dir))
  const isCopy = (name: string) => /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3))
  const served = [...names].filter((name) => !HOST_FILES.includes(name) && !isCopy(name))
  /** By path for pages and other files. Error pages have no path, so they are by name, which no request can be. */
  const files = new Map<string, Awaited<ReturnType<typeof readSiteFile>>>()
  for (const name of served) {
    const path = pagePathOf(name) ?? (name.endsWith('.html') ? name : `/${name}`)
    files.set(path, await readSiteFile(dir, name, names))
  }
  const pages = served.map(pagePathOf).filter((path) => path !== undefined)
  return { files, pages }
}

async function readSiteFile(dir: string, name: string, names: ReadonlySet<string>) {
  const body = await readFile(join(dir, name))
  const copies = new Map<string, typeof body>()
  for (const [coding, ending] of Object.entries(COPIES))
    if (names.has(name + ending)) copies.set(coding, await readFile(join(dir, name + ending)))
  // Files unchanged by a new build keep their ETag.
  const digest = hash('sha256', body, 'base64url').slice(0, 22)
  const headers = {
    // Unknown extensions are downloaded rather than run, because `nosniff` is set.
    'Content-Type': getMimeType(name, MEDIA_TYPES) ?? 'application/octet-stream',
    ...headersFor(kindOfFile(`/${name}`)),
    ...(name.endsWith('.html') && { 'Content-Security-Policy': headerPolicy(String(body)) }),
    ETag: `W/"${digest}"`,
    ...(copies.size > 0 && { Vary: 'Accept-Encoding' }),
  }
  return { body, copies, headers }
}

/** The coding of a file that a client wants most, and of several alike the smallest; undefined for the file as it is. */
function codingFor(acceptEncoding: string, copies: ReadonlyMap<string, unknown>) {
  const accepted = parseAccept(acceptEncoding.toLowerCase())
  const weightOf = (coding: string) => accepted.find(({ type }) => type === coding)?.q
  const others = weightOf('*') ?? 0
  const plain = weightOf('identity') ?? 0
  const [best] = [...copies.keys()]
    .map((coding) => ({ coding, weight: weightOf(coding) ?? others }))
    .filter(({ weight }) => weight > 0 && weight >= plain)
    .sort((a, b) => b.weight - a.weight)
  return best?.coding
}

/** Serves the files that {@link readSite} has read, compressed where the browser accepts that. */
export function assetsOf({ files, pages }: Awaited<ReturnType<typeof readSite>>): Assets {
  return {
    isPage: (path) => pages.includes(path),
    fetch({ url, headers: asked }) {
      const found = files.get(decodedPath(new URL(url).pathname) ?? '')
      const file = found ?? files.get('404.html')
      if (!file) return refusal(404)
      const coding = codingFor(asked.get('Accept-Encoding') ?? '', file.copies)
      const sent = (coding && file.copies.get(coding)) ?? file.body
      const headers = {
        ...file.headers,
        'Content-Length': String(sent.length),
        ...(coding && { 'Content-Encoding': coding }),
      }
      if (!found) return new Response(sent, { status: 404, headers })
      // The same buffer for everybody who reads it.
      return notModified(asked, headers) ?? new Response(sent, { headers })
    },
  }
}
