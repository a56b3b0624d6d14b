import type { NewsItem, NewsSource } from '#lib/news/answer.ts'
import type { Config } from '../config.ts'
import { markSuccess } from '../health.ts'
import { errorFields, type Log } from '../log.ts'
import type { State } from '../state.ts'
import { type Fetch, UpstreamError } from '../upstream.ts'
import { type ImageAddresses, withOwnImages } from './images.ts'
import { newsSample } from './sample.ts'
import { newsSources } from './sources.ts'

/** News as it is kept. `fetchedAt` in milliseconds since the epoch. */
export interface News {
  articles: NewsItem[]
  /** Where the pictures of these articles are. */
  images: ImageAddresses
  source: NewsSource
  fetchedAt: number
}

export interface NewsService {
  /**
   * News not older than a day, or undefined where there is none and every source failed. Only a first visitor, who
   * finds nothing kept, waits for a source.
   *
   * @param background keeps the runtime alive for a promise that the answer does not wait for.
   */
  get(background: (work: Promise<unknown>) => void): Promise<News | undefined>

  /** Where the pictures of the kept articles are. Asks no source. */
  images(): Promise<ImageAddresses>
}

const KEY = 'news'

export function createNewsService(options: {
  config: Config
  state: State
  log: Log
  now: () => number
  fetch: Fetch
}): NewsService {
  const { config, state, log, now } = options
  const { newsFreshMs, newsStaleMs, newsPauseMs } = config.tuning
  const sources = newsSources(config, options.fetch)
  /** Start of this instance: the sample's time, so that its answers do not change from one request to the next. */
  const sample: News = { articles: [...newsSample], images: {}, source: 'sample', fetchedAt: now() }

  const age = (news: News) => now() - news.fetchedAt

  /** Undefined when every source failed. The outcome of either kind is kept for a while by `once`. */
  async function refresh(): Promise<News | undefined> {
    const { news } = await state.once<{ news: News | null }>(KEY, async () => {
      const loaded = await load()
      if (!loaded) return { value: { news: null }, keepMs: newsPauseMs }
      try {
        await state.shared.write(KEY, loaded, newsStaleMs)
      } catch (error) {
        log('news.not-kept', errorFields(error))
      }
      return { value: { news: loaded }, keepMs: newsFreshMs }
    })
    // Only a copy: without it the next visit reads the shared one.
    if (news) await state.nearby.write(KEY, news, newsStaleMs).catch(() => {})
    return news ?? undefined
  }

  async function load(): Promise<News | undefined> {
    for (const source of sources) {
      const begun = now()
      try {
        const articles = await source.load()
        log('news.loaded', { source: source.name, articles: articles.length, ms: now() - begun })
        await markSuccess(state, source.name, now())
        return { ...(await withOwnImages(articles)), source: source.name, fetchedAt: now() }
      } catch (error) {
        const known =
          error instanceof UpstreamError
            ? { problem: error.problem, status: error.status }
            : errorFields(error)
        log('news.failed', { source: source.name, ms: now() - begun, ...known })
      }
    }
    return undefined
  }

  async function kept(): Promise<News | undefined> {
    const near = await state.nearby.read<News>(KEY)
    if (near && age(near) < newsStaleMs) return near
    const shared = await state.shared.read<News>(KEY)
    return shared && age(shared) < newsStaleMs ? shared : undefined
  }

  return {
    async get(background) {
      if (sources.length === 0) return sample
      const news = await kept()
      if (!news) {
        // Others may wait for this refresh too: it goes on even if this visitor leaves.
        const first = refresh()
        background(first.catch(() => {}))
        return first
      }
      if (age(news) >= newsFreshMs) {
        background(refresh().catch((error) => log('news.refresh-broke', errorFields(error))))
      }
      return news
    },
    async images() {
      return (await kept())?.images ?? {}
    },
  }
}
