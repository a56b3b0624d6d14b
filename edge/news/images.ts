import { NEWS_IMAGES, type NewsItem } from '#lib/news/answer.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import type { State } from '../state.ts'
import { UpstreamError } from '../upstream.ts'
import { type FetchImage, fetchImage, type Image } from './fetchImage.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Addresses of pictures by their keys. */
export type ImageAddresses = Readonly<Record<string, string>>

/**
 * Puts a path of this site in place of each picture's address: whoever looks at the news then tells nobody but us.
 * A picture whose address does not lead out into the world is left out.
 */
export async function withOwnImages(
  articles: readonly NewsItem[],
): Promise<{ articles: NewsItem[]; images: ImageAddresses }> {
  const images: Record<string, string> = {}
  const own = articles.map(async (article) => {
    if (article.image === null || !isPublicAddress(article.image)) return { ...article, image: null }
    const key = await keyOf(article.image)
    images[key] = article.image
    return { ...article, image: NEWS_IMAGES + key }
  })
  return { articles: await Promise.all(own), images }
}

export interface NewsImages {
  /**
   * The picture of a key, or why there is none: `unknown` where no article of the moment has it, which is what keeps
   * this from being a proxy for anything, `failed` where its host did not give it. Never throws.
   */
  get(key: string): Promise<Image | 'unknown' | 'failed'>
}

export function createNewsImages(options: {
  config: Config
  state: State
  log: Log
  now: () => number
  fetch: FetchImage['fetch']
  leadsInside: FetchImage['leadsInside']
  /** The pictures of the articles of the moment. */
  addresses: () => Promise<ImageAddresses>
}): NewsImages {
  const { config, state, log, now, fetch, leadsInside, addresses } = options
  const { imageTimeoutMs: timeoutMs, imageMaxBytes: maxBytes, imageKeepMs, newsPauseMs } = config.tuning

  async function load(address: string): Promise<Image | null> {
    const begun = now()
    try {
      return await fetchImage(address, { fetch, leadsInside, timeoutMs, maxBytes })
    } catch (error) {
      const known = error instanceof UpstreamError ? { problem: error.problem } : errorFields(error)
      log('news.image-failed', { ms: now() - begun, ...known })
      return null
    }
  }

  return {
    async get(key) {
      try {
        const known = await addresses()
        const address = Object.hasOwn(known, key) ? known[key] : undefined
        if (address === undefined) return 'unknown'
        const name = `image:${key}`
        const near = await state.nearby.read<Image>(name)
        if (near) return near
        const { image } = await state.once<{ image: Image | null }>(name, async () => {
          const loaded = await load(address)
          return { value: { image: loaded }, keepMs: loaded ? 0 : newsPauseMs }
        })
        if (image) await state.nearby.write(name, image, imageKeepMs).catch(() => {})
        return image ?? 'failed'
      } catch (error) {
        log('news.image-broke', errorFields(error))
        return 'failed'
      }
    },
  }
}

/** Tells nothing of the address, and cannot be made up for another one. */
async function keyOf(address: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address)))
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
