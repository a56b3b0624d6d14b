import { sha256 } from 'hono/utils/crypto'
import { LRUCache } from 'lru-cache'
import { NEWS_IMAGES, type NewsItem } from '#lib/news/answer.ts'
import { headersFor } from '#lib/site/headers.ts'
import { refusal, sentences } from '../answers.ts'
import { errorFields } from '../log.ts'
import { ask, Failure, inTime } from '../network.ts'
import type { NewsOptions } from './news.ts'

/** Pictures that browsers show and that run nothing: no SVG. */
const TYPES = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif']

const MAX_BYTES = 512 * 1024

/** Publishers move pictures to their delivery network; more steps than these lead in circles. */
const MAX_REDIRECTS = 2

/** For browsers and for the edge: a key stands for one address, and publishers give another picture another address. */
const KEEP_SECONDS = 24 * 3600

/** Room for all pictures of some dozen articles at their largest; and what one takes at most beside its bytes. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024
const OVERHEAD = 1024

/** Names that stand for a machine or a network close by (RFC 6761, 6762, 8375), and those that offices use so. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|lan|home|home\.arpa)$/

export type ImageAddresses = Readonly<Record<string, string>>

/** One without bytes is one that could not be had, which is remembered for a while. */
interface Image {
  headers: Record<string, string>
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Whether an address that somebody else has named leads out into the world, as far as its words tell: `https:` on the
 * usual port, and a host with a name of at least two parts. Addresses of machines in digits are refused altogether,
 * since no publisher needs one and private ones have many spellings.
 *
 * @param allowed hosts, each with those under it, to which it has to lead; empty for any.
 */
export function isPublicAddress(address: string, allowed: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, port, hostname } = new URL(address)
  const host = hostname.replace(/\.$/, '')
  return (
    protocol === 'https:' &&
    `${username}${password}${port}` === '' &&
    // The parser has brought every spelling of an IPv4 address into four numbers, and IPv6 into brackets.
    /\.[a-z][a-z0-9-]*$/.test(host) &&
    !INSIDE.test(host) &&
    (allowed.length === 0 || allowed.some((one) => `.${host}`.endsWith(`.${one}`)))
  )
}

/**
 * Puts a path of this site in place of each picture's address: whoever looks at the news then tells nobody but us.
 * A picture that would not be fetched is left out.
 */
export async function withOwnImages(articles: readonly NewsItem[], hosts: readonly string[]) {
  const images: Record<string, string> = {}
  const own = articles.map(async (article) => {
    if (article.image === null || !isPublicAddress(article.image, hosts)) return { ...article, image: null }
    // Tells nothing of the address, and cannot be made up for another one.
    const key = String(await sha256(article.image)).slice(0, 32)
    images[key] = article.image
    return { ...article, image: NEWS_IMAGES + key }
  })
  return { articles: await Promise.all(own), images }
}

/**
 * Answers for the picture of a key: 404 where no article of the moment has it, which is what keeps this from being a
 * proxy for anything and from fetching more than a handful at a time; 502 where its host did not give it. Never throws.
 *
 * @param addressOf the address of a key, if an article has it that somebody may be looking at.
 */
export function createImages(
  { config, log, now, fetch, leadsInside }: NewsOptions,
  addressOf: (key: string) => string | undefined,
): (key: string) => Promise<Response> {
  const { newsTimeoutMs, newsPauseMs } = config.tuning

  /** Within a budget: the one that nobody has asked for the longest goes first. Who asks for the same waits for the same. */
  const kept = new LRUCache<string, Image, string>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + OVERHEAD,
    ttl: KEEP_SECONDS * 1000,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context, options }) {
      const begun = now()
      try {
        return await load(context)
      } catch (error) {
        log('news.image-failed', { ms: now() - begun, ...errorFields(error) })
        if (newsPauseMs === 0) return undefined
        options.ttl = newsPauseMs
        return { headers: {}, bytes: new Uint8Array() }
      }
    },
  })

  /** Out into the world and nowhere else, at each step; the time limit is for all of them together, names included. */
  async function load(address: string): Promise<Image> {
    const limits = { maxBytes: MAX_BYTES, signal: AbortSignal.timeout(newsTimeoutMs) }
    let target = address
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const outside = isPublicAddress(target, config.news.imageHosts)
      if (!outside || (leadsInside && (await inTime(leadsInside(new URL(target).hostname), limits.signal))))
        throw new Failure('not-public')
      const answer = await ask(fetch, target, { headers: { Accept: TYPES.join(',') } }, limits)
      const location = answer.headers.get('Location')
      if (answer.status < 300 || answer.status >= 400 || location === null) return imageOf(answer)
      if (!URL.canParse(location, target)) break
      target = new URL(location, target).href
    }
    throw new Failure('redirect')
  }

  return async (key) => {
    const address = addressOf(key)
    if (address === undefined) return refusal(404, sentences.notFound)
    const image = await kept.fetch(key, { context: address })
    return image?.bytes.length ? new Response(image.bytes, image) : refusal(502, sentences.broke)
  }
}

function imageOf({ status, headers, bytes }: Awaited<ReturnType<typeof ask>>): Image {
  const type = (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (status !== 200) throw new Failure('status', { status })
  if (!TYPES.includes(type) || bytes.length === 0) throw new Failure('not-image', { status })
  const caching = { 'Cache-Control': `public, max-age=${KEEP_SECONDS}` }
  return { headers: { ...headersFor('api'), ...caching, 'Content-Type': type }, bytes }
}
