import { NEWS_IMAGES, type NewsItem } from '#lib/news/answer.ts'
import { headersFor } from '#lib/site/headers.ts'
import { refusal, sentences } from '../answers.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import type { State } from '../state.ts'
import { bodyOf, type Fetch, headOf, inTime, letGo, UpstreamError } from '../upstream.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Pictures that browsers show and that run nothing: no SVG. */
const TYPES = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif']

/** Publishers move pictures to their delivery network; more steps than these lead in circles. */
const MAX_REDIRECTS = 2

/** For browsers and for the edge: a key stands for one address, and publishers give another picture another address. */
export const IMAGE_CACHING = { 'Cache-Control': 'public, max-age=86400' }

/** Addresses of pictures by their keys. */
export type ImageAddresses = Readonly<Record<string, string>>

/** A picture as it is handed from who fetched it to those who wait for it. */
interface Image {
  type: string
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Puts a path of this site in place of each picture's address: whoever looks at the news then tells nobody but us.
 * A picture that would not be fetched is left out.
 */
export async function withOwnImages(
  articles: readonly NewsItem[],
  hosts: readonly string[],
): Promise<{ articles: NewsItem[]; images: ImageAddresses }> {
  const images: Record<string, string> = {}
  const own = articles.map(async (article) => {
    if (article.image === null || !isPublicAddress(article.image, hosts)) return { ...article, image: null }
    // Tells nothing of the address, and cannot be made up for another one.
    const key = await digest(new TextEncoder().encode(article.image))
    images[key] = article.image
    return { ...article, image: NEWS_IMAGES + key }
  })
  return { articles: await Promise.all(own), images }
}

/**
 * Answers for the picture of a key: 404 where no article of the moment has it, which is what keeps this from being a
 * proxy for anything, 502 where its host did not give it, 503 where too many are being fetched. Never throws.
 */
export function createNewsImages(options: {
  config: Config
  state: State
  log: Log
  now: () => number
  fetch: Fetch
  /** Whether a host leads into our own network; the runtime's own knowledge, beyond what the name tells. */
  leadsInside: (host: string) => Promise<boolean>
  /** The pictures of the articles that somebody may be looking at. */
  addresses: () => Promise<ImageAddresses>
}): (key: string) => Promise<Response> {
  const { config, state, log, now, fetch, leadsInside, addresses } = options
  const { imageTimeoutMs, imageMaxBytes, imageFetches, newsPauseMs } = config.tuning
  let fetching = 0

  /** Out into the world and nowhere else, at each step; the time limit is for all of them together, names included. */
  async function load(address: string): Promise<Image> {
    const signal = AbortSignal.timeout(imageTimeoutMs)
    let target = address
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const outside = isPublicAddress(target, config.news.imageHosts)
      if (!outside || (await inTime(leadsInside(new URL(target).hostname), signal)))
        throw new UpstreamError('not-public')
      const response = await headOf(fetch, target, { headers: { Accept: TYPES.join(',') } }, signal)
      const location = response.headers.get('Location')
      if (response.status < 300 || response.status >= 400 || location === null)
        return read(response, imageMaxBytes, signal)
      letGo(response, 'redirect')
      if (!URL.canParse(location, target)) break
      target = new URL(location, target).href
    }
    throw new UpstreamError('redirect')
  }

  /** The outcome for all who wait for a picture; a failure is remembered for a while. */
  async function outcome(key: string, address: string): Promise<{ value: Image | number; keepMs: number }> {
    if (fetching >= imageFetches) return { value: 503, keepMs: 0 }
    fetching += 1
    const begun = now()
    try {
      const image = await load(address)
      await state.images.write(key, image.bytes, headersOf(image)).catch(() => {})
      return { value: image, keepMs: 0 }
    } catch (error) {
      const known = error instanceof UpstreamError ? { problem: error.problem } : errorFields(error)
      log('news.image-failed', { ms: now() - begun, ...known })
      return { value: 502, keepMs: newsPauseMs }
    } finally {
      fetching -= 1
    }
  }

  return async (key) => {
    try {
      const known = await addresses()
      const address = Object.hasOwn(known, key) ? known[key] : undefined
      if (address === undefined) return refusal(404, sentences.notFound)
      const kept = await state.images.read(key)
      if (kept) return kept
      const image = await state.once(`image:${key}`, () => outcome(key, address))
      if (typeof image !== 'number') return new Response(image.bytes, { headers: headersOf(image) })
      return refusal(image, sentences.broke, image === 503 ? { 'Retry-After': '1' } : {})
    } catch (error) {
      log('news.image-broke', errorFields(error))
      return refusal(502, sentences.broke)
    }
  }
}

async function read(response: Response, maxBytes: number, signal: AbortSignal): Promise<Image> {
  const type = (response.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (response.status !== 200) throw letGo(response, 'status')
  if (!TYPES.includes(type)) throw letGo(response, 'not-image')
  const bytes = await bodyOf(response, maxBytes, signal)
  return { type, etag: `"${await digest(bytes)}"`, bytes }
}

function headersOf({ type, etag }: Image): Record<string, string> {
  return { ...headersFor('api'), ...IMAGE_CACHING, 'Content-Type': type, ETag: etag }
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
