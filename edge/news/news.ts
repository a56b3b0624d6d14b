import { messages, type NewsAnswer, type NewsItem, type NewsSource } from '#lib/news/answer.ts'
import { answer } from '../answers.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { type Fetch, NetworkError } from '../network.ts'
import { createImages, type ImageAddresses, withOwnImages } from './images.ts'
import { newsSample, newsSources } from './sources.ts'

/** The news, in one place for all that serve the site. */
export interface News {
  /**
   * Answers with news not older than a day, or 502 where there is none and every source failed. Only a first visitor,
   * who finds nothing kept, waits for a source.
   */
  articles(): Promise<Response>
  /** Answers with the picture of a key. */
  image(key: string): Promise<Response>
  /** When each source last did its work, in milliseconds since the epoch. */
  lastSuccess(): Promise<Partial<Record<NewsSource, number>>>
}

/** Where the news is kept; what it loses costs one call of a source. All values are JSON data. */
export interface NewsStore {
  get<T>(key: string): Promise<T | undefined>
  put(key: string, value: unknown): Promise<unknown>
}

export interface NewsOptions {
  config: Config
  store: NewsStore
  log: Log
  now: () => number
  fetch: Fetch
  /** Whether a public name leads into the runtime's own network; a runtime without one knows no such name. */
  leadsInside?: (host: string) => Promise<boolean>
}

/** News as it is kept. `fetchedAt` in milliseconds since the epoch. */
interface Kept {
  articles: NewsItem[]
  /** Where the pictures of these articles are. */
  images: ImageAddresses
  /** The same of the articles before them: who was the first to come after a while has just been given those. */
  former: ImageAddresses
  source: NewsSource
  fetchedAt: number
}

export function createNews(options: NewsOptions): News {
  const { config, store, log, now } = options
  const { newsFreshMs, newsStaleMs, newsPauseMs } = config.tuning
  const sources = newsSources(config, options.fetch)
  // Browsers and proxies may keep news for a minute; the edge itself keeps it longer.
  const caching = { 'Cache-Control': `public, max-age=${Math.min(60, Math.floor(newsFreshMs / 1000))}` }
  /** Start of this instance: the sample's time, so that its answers do not change from one request to the next. */
  const begun = now()
  const sample: Kept = {
    articles: [...newsSample],
    images: {},
    former: {},
    source: 'sample',
    fetchedAt: begun,
  }
  let refreshing: Promise<Kept | undefined> | undefined
  let pausedUntil = 0

  async function kept(): Promise<Kept | undefined> {
    const news = await store.get<Kept>('news')
    return news && now() - news.fetchedAt < newsStaleMs ? news : undefined
  }

  /** One refresh at a time, whose outcome is for all who wait; after a failure none for a while. */
  function refresh(): Promise<Kept | undefined> {
    if (!refreshing && now() < pausedUntil) return Promise.resolve(undefined)
    refreshing ??= load().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function load(): Promise<Kept | undefined> {
    for (const source of sources) {
      const begun = now()
      try {
        const loaded = await source.load()
        log('news.loaded', { source: source.name, articles: loaded.length, ms: now() - begun })
        const own = await withOwnImages(loaded, config.news.imageHosts)
        const shown = await kept()
        // Where all pictures stay, those before them do, too.
        const same = shown && Object.keys(shown.images).every((key) => key in own.images)
        const former = (same ? shown.former : shown?.images) ?? {}
        const news: Kept = { ...own, former, source: source.name, fetchedAt: now() }
        await store.put('news', news)
        await store.put('success', { ...(await lastSuccess()), [source.name]: now() })
        return news
      } catch (error) {
        const { problem, status } = error as Partial<NetworkError>
        const known = error instanceof NetworkError ? { problem, status } : errorFields(error)
        log('news.failed', { source: source.name, ms: now() - begun, ...known })
      }
    }
    pausedUntil = now() + newsPauseMs
    return undefined
  }

  async function current(): Promise<Kept | undefined> {
    if (sources.length === 0) return sample
    const news = await kept()
    if (news && now() - news.fetchedAt < newsFreshMs) return news
    const next = refresh().catch((error) => {
      log('news.broke', errorFields(error))
      return undefined
    })
    return news ?? next
  }

  async function lastSuccess() {
    return (await store.get<Awaited<ReturnType<News['lastSuccess']>>>('success')) ?? {}
  }

  return {
    lastSuccess,
    async articles() {
      const news = await current()
      const fetchedAt = new Date(news?.fetchedAt ?? now()).toISOString()
      if (news) {
        const { articles, source } = news
        return answer(200, { articles, source, fetchedAt } satisfies NewsAnswer, caching)
      }
      const message = messages.unavailable
      return answer(502, { articles: [], source: null, fetchedAt, message } satisfies NewsAnswer)
    },
    image: createImages(options, async () => {
      const news = await kept()
      return { ...news?.former, ...news?.images }
    }),
  }
}
