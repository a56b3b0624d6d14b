import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type AnswerKind, headersFor, speculationHeader } from '#lib/site/headers.ts'
import { sentences } from './answers.ts'
import { CODINGS, type Coding, type FileIndex, type IndexedFile } from './fileIndex.node.ts'
import { matchesEtag, parseRange, pickCoding } from './negotiation.ts'
import type { Assets } from './pages.ts'

/** Files up to this size are kept in memory once asked for… */
const MAX_KEPT_FILE = 512 * 1024
/** …until so much is kept in all. Later ones are read from disk each time. */
const MAX_KEPT_IN_ALL = 64 * 1024 * 1024

/** One variant of a file, as it goes over the wire. */
interface Variant {
  file: string
  coding: Coding | undefined
  size: number
  etag: string
  /** Undefined for files that are streamed. */
  bytes: Uint8Array | undefined
}

/**
 * Serves `out/` on one machine: types, precompressed copies, ETags, conditional and range requests, the table's
 * headers, and the 404 page. Written out, since the middleware at hand sets no ETag and looks at the disk, blocking,
 * on each request.
 */
export function createNodeAssets(index: FileIndex): Assets {
  const variants = new Map<string, Promise<Variant>>()
  const budget = { left: MAX_KEPT_IN_ALL }
  const headerTable = new Map<AnswerKind, Record<string, string>>()

  const speculation = speculationHeader((path) => index.files.has(path))

  const baseHeaders = (kind: AnswerKind): Record<string, string> => {
    let headers = headerTable.get(kind)
    if (!headers) {
      headers = headersFor(kind)
      headerTable.set(kind, headers)
    }
    return { ...headers }
  }

  const variantOf = (indexed: IndexedFile, coding: Coding | undefined): Promise<Variant> => {
    const source = (coding && indexed.compressed[coding]) ?? indexed
    let variant = variants.get(source.file)
    if (!variant) {
      variant = loadVariant(source, coding, budget)
      variants.set(source.file, variant)
      // A file that could not be read may come back.
      variant.catch(() => variants.delete(source.file))
    }
    return variant
  }

  async function send(request: Request, indexed: IndexedFile, status: 200 | 404): Promise<Response> {
    const { headers: asked, method } = request
    const range = status === 200 && method === 'GET' ? asked.get('Range') : null
    // Bytes of a range are counted in the file itself, which any later request can get again.
    const codings = (Object.keys(CODINGS) as Coding[]).filter((coding) => indexed.compressed[coding])
    const coding = range === null ? pickCoding(asked.get('Accept-Encoding'), codings) : undefined
    const variant = await variantOf(indexed, coding)

    const headers = baseHeaders(indexed.kind)
    headers['Content-Type'] = indexed.type
    if (indexed.policy) Object.assign(headers, speculation, { 'Content-Security-Policy': indexed.policy })
    if (codings.length > 0) headers.Vary = 'Accept-Encoding'
    if (variant.coding) headers['Content-Encoding'] = variant.coding
    if (status === 200) {
      headers.ETag = variant.etag
      headers['Last-Modified'] = indexed.modified.toUTCString()
      headers['Accept-Ranges'] = 'bytes'
      if (isUnchanged(asked, variant.etag, indexed.modified))
        return new Response(null, { status: 304, headers })
    }

    const part =
      range !== null && ifRangeHolds(asked, variant.etag) ? parseRange(range, variant.size) : undefined
    if (part === 'unsatisfiable') {
      headers['Content-Range'] = `bytes */${variant.size}`
      return new Response(null, { status: 416, headers })
    }
    const { start, end } = part ?? { start: 0, end: variant.size - 1 }
    if (part) headers['Content-Range'] = `bytes ${start}-${end}/${variant.size}`
    headers['Content-Length'] = String(end - start + 1)
    const body = method === 'HEAD' ? null : bytesOf(variant, start, end)
    return new Response(body, { status: part ? 206 : status, headers })
  }

  function nothing(): Response {
    const headers = { ...baseHeaders('page'), 'Content-Type': 'text/plain; charset=utf-8' }
    return new Response(`${sentences.notFound}\n`, { status: 404, headers })
  }

  return {
    knownAmong: () => index.pages,
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const headers = {
          ...baseHeaders('page'),
          Allow: 'GET, HEAD',
          'Content-Type': 'text/plain; charset=utf-8',
        }
        return new Response(`${sentences.method}\n`, { status: 405, headers })
      }
      const indexed = index.files.get(decodedPath(request.url))
      if (indexed) return send(request, indexed, 200)
      return index.notFound ? send(request, index.notFound, 404) : nothing()
    },
  }
}

async function loadVariant(
  { file, size }: { file: string; size: number },
  coding: Coding | undefined,
  budget: { left: number },
): Promise<Variant> {
  const hash = createHash('sha256')
  // The coding is in the hash already, as the compressed bytes are others. Strong, so that ranges may rely on it.
  const etag = () => `"${hash.digest('base64url').slice(0, 22)}"`
  if (size > MAX_KEPT_FILE || size > budget.left) {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array)
    return { file, coding, size, etag: etag(), bytes: undefined }
  }
  budget.left -= size
  const bytes = await readFile(file)
  hash.update(bytes)
  return { file, coding, size: bytes.byteLength, etag: etag(), bytes }
}

function bytesOf(variant: Variant, start: number, end: number): BodyInit {
  if (variant.bytes) return variant.bytes.subarray(start, end + 1) as Uint8Array<ArrayBuffer>
  return Readable.toWeb(createReadStream(variant.file, { start, end })) as ReadableStream<Uint8Array>
}

/** `If-Modified-Since` counts only where there is no ETag to compare (RFC 9110, 13.2.2). */
function isUnchanged(asked: Headers, etag: string, modified: Date): boolean {
  const known = asked.get('If-None-Match')
  if (known !== null) return matchesEtag(known, etag)
  const since = asked.get('If-Modified-Since')
  return since !== null && Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(since)
}

/** A range of another version of the file would be patched onto the wrong bytes. */
function ifRangeHolds(asked: Headers, etag: string): boolean {
  const ifRange = asked.get('If-Range')
  return ifRange === null || ifRange.trim() === etag
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
