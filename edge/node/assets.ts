import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono } from 'hono'
import { headersFor, speculationHeader } from '#lib/site/headers.ts'
import { sentences } from '../answers.ts'
import type { Assets } from '../pages.ts'
import type { FileIndex, IndexedFile } from './files.ts'

/**
 * Serves the indexed files of `dir`: Hono reads them, their compressed copies and parts of them from disk; types,
 * headers, conditional requests and the 404 page are said here, so that every host answers the same.
 */
export function createNodeAssets(dir: string, index: FileIndex): Assets {
  const speculation = speculationHeader((path) => index.files.has(path))
  const readers = new Map<IndexedFile, Handler>()

  function reader(file: IndexedFile): Handler {
    const known = readers.get(file)
    if (known) return known
    const made = serveStatic({ root: dir, path: file.name, precompressed: true }) as Handler
    readers.set(file, made)
    return made
  }

  function headersOf(file: IndexedFile): Record<string, string> {
    return {
      ...headersFor(file.kind),
      'Content-Type': file.type,
      ...(file.policy && { ...speculation, 'Content-Security-Policy': file.policy }),
      ...(file.hasCopies && { Vary: 'Accept-Encoding' }),
    }
  }

  const app = new Hono()
  app.all('*', async (context) => {
    const { raw: request, method } = context.req
    if (method !== 'GET' && method !== 'HEAD') return plain(405, sentences.method, { Allow: 'GET, HEAD' })
    const found = index.files.get(decodedPath(request.url))
    const file = found ?? index.notFound
    if (!file) return plain(404, sentences.notFound)
    const headers = headersOf(file)
    if (found) headers.ETag = found.etag
    if (found && isUnchanged(request.headers, found)) return new Response(null, { status: 304, headers })

    const read = await reader(file)(context, async () => {})
    if (!(read instanceof Response)) return plain(404, sentences.notFound)
    for (const [name, value] of Object.entries(headers)) read.headers.set(name, value)
    return found ? read : new Response(read.body, { status: 404, headers: read.headers })
  })

  return {
    knownAmong: () => index.pages,
    async fetch(request) {
      const found = index.files.get(decodedPath(request.url))
      return app.fetch(request.headers.has('Range') && !mayBeSplit(request, found) ? whole(request) : request)
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

/**
 * Parts are for what is large and sent as it is: pictures and films. A part of another version of the file would be
 * patched onto the wrong bytes, and only the date is exact here.
 */
function mayBeSplit({ headers }: Request, file: IndexedFile | undefined): boolean {
  const ifRange = headers.get('If-Range')
  return !!file && !file.hasCopies && (ifRange === null || ifRange === file.modified.toUTCString())
}

function whole({ url, method, headers }: Request): Request {
  const without = new Headers(headers)
  without.delete('Range')
  return new Request(url, { method, headers: without })
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
