import { sha256 } from 'hono/utils/crypto'
import { LRUCache } from 'lru-cache'
import { NEWS_IMAGES, type NewsItem } from '#lib/news/answer.ts'
import { headersFor } from '#lib/site/headers.ts'
import { notModified, refusal } from '../answers.ts'
import { Failure } from '../failure.ts'
import { errorFields } from '../log.ts'
import { ask, inTime } from '../network.ts'
import type { NewsOptions } from './options.ts'

/** Image types that browsers show and that cannot run code, so no SVG. */
const TYPES = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif']

const MAX_BYTES = 512 * 1024

/** Publishers redirect to their CDN; longer chains are loops. */
const MAX_REDIRECTS = 2

/** For browsers and the edge: publishers give a new picture a new URL. */
const KEEP_SECONDS = 24 * 3600

/** Room for about thirty pictures of the maximum size. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024

/** Names reserved for local machines and networks (RFC 6761, 6762, 8375), and common office conventions. */
const RESERVED_NAMES =
  /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|lan|home|home\.arpa)$/

/** Without bytes, it could not be fetched, which is remembered for a while. */
type Image = { headers: Record<string, string>; bytes: Uint8Array<ArrayBuffer> }

/** Whether an untrusted URL's text leads to the public internet. No IP addresses: private ones have many spellings. */
export function isPublicAddress(address: string, allowed: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, port, hostname } = new URL(address)
  const host = hostname.replace(/\.$/, '')
  return (
    protocol === 'https:' &&
    `${username}${password}${port}` === '' &&
    // The parser normalizes every spelling of IPv4 to four numbers and puts IPv6 in brackets.
    /\.[a-z][a-z0-9-]*$/.test(host) &&
    !RESERVED_NAMES.test(host) &&
    (allowed.length === 0 || allowed.some((domain) => `.${host}`.endsWith(`.${domain}`)))
  )
}

/** Replaces each picture's URL with a path on this site, so that readers of the news reveal themselves to nobody but us. */
export async function withOwnImages(articles: readonly NewsItem[], hosts: readonly string[]) {
  const images: Record<string, string> = {}
  const rewritten = articles.map(async (article) => {
    if (article.image === null || !isPublicAddress(article.image, hosts))
      return { ...article, image: null }
    // Reveals nothing about the URL and cannot be forged for another one.
    const key = String(await sha256(article.image)).slice(0, 32)
    images[key] = article.image
    return { ...article, image: NEWS_IMAGES + key }
  })
  return { articles: await Promise.all(rewritten), images }
}

/** Answers 404 for a picture that no current article has, so that this is no open proxy, and 502 if its host failed. */
export function createImages(
  { config, log, now, fetch, isPrivateHost }: NewsOptions,
  addressOf: (key: string) => string | undefined,
): (key: string, request: Headers) => Promise<Response> {
  const { newsTimeoutMs, newsPauseMs } = config.tuning

  /** A least-recently-used cache within a memory budget. Concurrent requests for a key share one fetch. */
  const kept = new LRUCache<string, Image, string>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1024,
    ttl: KEEP_SECONDS * 1000,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context, options }) {
      const begun = now()
      try {
        return await load(context)
      } catch (error) {
        log('news.image-failed', { ms: now() - begun, ...errorFields(error) })
        // Zero would mean forever.
        options.ttl = newsPauseMs || 1
        return { headers: {}, bytes: new Uint8Array() }
      }
    },
  })

  /** Checks the URL at each redirect; one time limit covers all steps, name lookups included. */
  async function load(address: string): Promise<Image> {
    const limits = { maxBytes: MAX_BYTES, signal: AbortSignal.timeout(newsTimeoutMs) }
    let target = address
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const isPublic = isPublicAddress(target, config.news.imageHosts)
      if (
        !isPublic ||
        (isPrivateHost && (await inTime(isPrivateHost(new URL(target).hostname), limits.signal)))
      )
        throw new Failure('not-public')
      const answer = await ask(fetch, target, { headers: { Accept: TYPES.join(',') } }, limits)
      const location = answer.headers.get('Location')
      if (answer.status < 300 || answer.status >= 400 || location === null) return imageOf(answer)
      if (!URL.canParse(location, target)) break
      target = new URL(location, target).href
    }
    throw new Failure('redirect')
  }

  return async (key, request) => {
    const address = addressOf(key)
    if (address === undefined) return refusal(404)
    const image = await kept.fetch(key, { context: address })
    if (!image?.bytes.length) return refusal(502)
    return notModified(request, image.headers) ?? new Response(image.bytes, image)
  }
}

async function imageOf({
  status,
  headers,
  bytes,
}: Awaited<ReturnType<typeof ask>>): Promise<Image> {
  const type = (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (status !== 200) throw new Failure('status', { status })
  if (!TYPES.includes(type) || bytes.length === 0) throw new Failure('not-image', { status })
  const caching = { 'Cache-Control': `public, max-age=${KEEP_SECONDS}` }
  // Once, and not for each answer.
  const hash = String(await sha256(bytes)).slice(0, 32)
  const imageHeaders = { ...caching, ETag: `"${hash}"`, 'Content-Type': type }
  return { headers: { ...headersFor('api'), ...imageHeaders }, bytes }
}
