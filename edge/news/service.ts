import type { NewsItem, NewsSource } from '#lib/news/answer.ts'
import type { Config } from '../config.ts'
import { markSuccess } from '../health.ts'
import { errorFields, type Log } from '../log.ts'
import type { State } from '../state.ts'
import { type Fetch, UpstreamError } from '../upstream.ts'
import { type ImageAddresses, withOwnImages } from './images.ts'
import { newsSample, newsSources } from './sources.ts'

/** News as it is kept. `fetchedAt` in milliseconds since the epoch. */
export interface News {
  articles: NewsItem[]
  /** Where the pictures of these articles are. */
  images: ImageAddresses
  /** The same of the articles before them: who was the first to come after a while has just been given those. */
  former: ImageAddresses
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

  /** Where the pictures are of the articles that somebody may be looking at. Asks no source. */
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
  const age = (news: News) => now() - news.fetchedAt
  /** Start of this instance: the sample's time, so that its answers do not change from one request to the next. */
  const fetchedAt = now()
  const sample: News = { articles: [...newsSample], images: {}, former: {}, source: 'sample', fetchedAt }

  /**
   * News in place of `shown`. Undefined when every source failed; the outcome of either kind is kept for a while by
   * `once`.
   */
  async function refresh(shown: News | undefined): Promise<News | undefined> {
    const news = await state.once<News | null>(KEY, async () => {
      const loaded = await load(shown)
      if (!loaded) return { value: null, keepMs: newsPauseMs }
      const kept = state.shared.write(KEY, loaded, newsStaleMs)
      await kept.catch((error) => log('news.not-kept', errorFields(error)))
      return { value: loaded, keepMs: newsFreshMs }
    })
    if (!news) return undefined
    // Elsewhere other articles may have come between those shown here and these.
    const here = { ...news, former: shown ? formerOf(shown, news.images) : news.former }
    // Only a copy: without it the next visit reads the shared one.
    await state.nearby.write(KEY, here, newsStaleMs).catch(() => {})
    return here
  }

  async function load(shown: News | undefined): Promise<News | undefined> {
    for (const source of sources) {
      const begun = now()
      try {
        const articles = await source.load()
        log('news.loaded', { source: source.name, articles: articles.length, ms: now() - begun })
        await markSuccess(state, source.name, now())
        const own = await withOwnImages(articles, config.news.imageHosts)
        const former = shown ? formerOf(shown, own.images) : {}
        return { ...own, former, source: source.name, fetchedAt: now() }
      } catch (error) {
        const { problem, status } = error as Partial<UpstreamError>
        const known = error instanceof UpstreamError ? { problem, status } : errorFields(error)
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
      if (news && age(news) < newsFreshMs) return news
      const next = refresh(news)
      // Others may wait for this refresh too: it goes on even if this visitor leaves.
      background(next.catch((error) => log('news.refresh-broke', errorFields(error))))
      return news ?? next
    },
    async images() {
      const news = await kept()
      return { ...news?.former, ...news?.images }
    },
  }
}

/** What to remember of the news shown until now: its own pictures, or where all of them stay, those before. */
function formerOf(shown: News, images: ImageAddresses): ImageAddresses {
  return Object.keys(shown.images).every((key) => key in images) ? shown.former : shown.images
}
