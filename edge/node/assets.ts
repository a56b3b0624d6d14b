import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { headersFor, speculationHeader } from '#lib/site/headers.ts'
import { sentences } from '../answers.ts'
import type { Assets } from '../pages.ts'
import { COPIES, type FileIndex, type IndexedFile } from './files.ts'

/** Room for the files that are asked for most; the whole site of some hundred pages. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024

/** Serves the indexed files of `dir` and their compressed copies from memory, where they come to as they are asked for. */
export function createNodeAssets(dir: string, index: FileIndex): Assets {
  const speculation = speculationHeader((path) => index.files.has(path))
  const read = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (name) => readFile(join(dir, name)),
  })

  return {
    knownAmong: () => index.pages,
    async fetch({ url, method, headers: asked }) {
      if (method !== 'GET' && method !== 'HEAD') return plain(405, sentences.method, { Allow: 'GET, HEAD' })
      const found = index.files.get(decodedPath(url))
      const file = found ?? index.notFound
      if (!file) return plain(404, sentences.notFound)
      const headers = new Headers({
        ...headersFor(file.kind),
        'Content-Type': file.type,
        'Last-Modified': file.modified.toUTCString(),
        ...(file.policy && { ...speculation, 'Content-Security-Policy': file.policy }),
        ...(file.hasCopies && { Vary: 'Accept-Encoding' }),
        ...(found && { ETag: found.etag }),
      })
      if (found && isUnchanged(asked, found)) return new Response(null, { status: 304, headers })

      const accepted = (asked.get('Accept-Encoding') ?? '').split(',')
      const taken = accepted
        .filter((one) => !/q=0(?:\.0*)?\s*$/.test(one))
        .map((one) => one.split(';')[0]?.trim())
      const coding = file.hasCopies ? Object.keys(COPIES).find((one) => taken.includes(one)) : undefined
      if (coding) headers.set('Content-Encoding', coding)
      const bytes = await read.fetch(file.name + (COPIES[coding ?? ''] ?? '')).catch(() => undefined)
      if (!bytes) return plain(404, sentences.notFound)
      headers.set('Content-Length', String(bytes.length))
      return new Response(method === 'HEAD' ? null : bytes, { status: found ? 200 : 404, headers })
    },
  }
}

function plain(status: number, sentence: string, more: Record<string, string> = {}): Response {
  const headers = { ...headersFor('page'), 'Content-Type': 'text/plain; charset=utf-8', ...more }
  return new Response(`${sentence}\n`, { status, headers })
}

/** `If-Modified-Since` counts only where there is no ETag to compare (RFC 9110, 13.2.2). */
function isUnchanged(asked: Headers, { etag, modified }: IndexedFile): boolean {
  const known = asked.get('If-None-Match')
  if (known !== null) {
    const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
    return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag))
  }
  const since = asked.get('If-Modified-Since')
  return since !== null && Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(since)
}

/** '' where the encoding is broken or hides a slash: no file has that name. */
function decodedPath(url: string): string {
  const { pathname } = new URL(url)
  if (/%2f|%5c|%00/i.test(pathname)) return ''
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}
