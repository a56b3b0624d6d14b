import * as z from 'zod/mini'
import type { NewsAnswer, NewsItem } from '#lib/news/answer.ts'
import { fromFallback, fromPrimary } from '#lib/news/normalize.ts'
import { answer } from '../answers.ts'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import { errorFields } from '../log.ts'
import { ask, type Fetch, jsonOf } from '../network.ts'
import { createImages, withOwnImages } from './images.ts'
import type { NewsOptions } from './options.ts'
import sample from './sample.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }

const MAX_BYTES = 2 * 1024 * 1024

const addresses = z.record(z.string(), z.string())

const keptNews = z.object({
  articles: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      url: z.string(),
      image: z.nullable(z.string()),
    }),
  ),
  /** The URLs of these articles' pictures, by key. */
  images: addresses,
  /** The previous articles' picture URLs: the first visitor after a while has just been given stale news. */
  former: addresses,
  source: z.enum(['primary', 'fallback']),
  fetchedAt: z.number(),
})

type Kept = z.infer<typeof keptNews>

/** Answers `/api/news` and the requests for pictures, from a cache that it refreshes and keeps in the store. */
export function createNews(options: NewsOptions) {
  const { config, notes, log, now } = options
  const { newsFreshMs, newsStaleMs, newsPauseMs } = config.tuning
  const sources = newsSources(config, options.fetch)
  // Browsers and proxies may cache news for a minute; the edge itself caches it longer.
  const caching = {
    'Cache-Control': `public, max-age=${Math.min(60, Math.floor(newsFreshMs / 1000))}`,
  }
  // Of a note that another release wrote in another form, or that is damaged, nothing is used: the news is loaded again.
  let kept = keptNews.safeParse(jsonOf(notes.read('news'))).data
  let refreshing: Promise<Kept | undefined> | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  // Only the distance counts, because clocks are also set back.
  const keptFor = (ms: number) => (kept && Math.abs(now() - kept.fetchedAt) < ms ? kept : undefined)

  /** At most one refresh runs at a time and everybody waiting shares it; after a failure it pauses. */
  function refresh(): Promise<Kept | undefined> | undefined {
    if (refreshing || Math.abs(now() - failedAt) < newsPauseMs) return refreshing
    refreshing = load().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function load(): Promise<Kept | undefined> {
    for (const [name, read] of sources) {
      const begun = now()
      try {
        const loaded = await read()
        log('news.loaded', { source: name, articles: loaded.length, ms: now() - begun })
        const withImages = await withOwnImages(loaded, config.news.imageHosts)
        const shown = keptFor(newsStaleMs)
        // If no picture changed, the previous ones stay.
        const same = shown && Object.keys(shown.images).every((key) => key in withImages.images)
        const former = (same ? shown.former : shown?.images) ?? {}
        kept = { ...withImages, former, source: name, fetchedAt: now() }
        await notes
          .write('news', JSON.stringify(kept))
          .catch((error) => log('news.not-noted', errorFields(error)))
        return kept
      } catch (error) {
        log('news.failed', { source: name, ms: now() - begun, ...errorFields(error) })
      }
    }
    failedAt = now()
    return undefined
  }

  return {
    /** Where the articles shown come from; null if there are none yet, or no more. */
    source: () => (sources.size === 0 ? 'sample' : (keptFor(newsStaleMs)?.source ?? null)),

    /** When the articles shown were loaded. */
    loadedAt: () => keptFor(newsStaleMs)?.fetchedAt,

    /** Answers with news at most a day old, or with 502. Visitors wait for a source only if nothing is cached. */
    async articles(): Promise<Response> {
      if (sources.size === 0)
        return answer(200, { articles: sample, source: 'sample' } satisfies NewsAnswer, caching)
      const fresh = keptFor(newsFreshMs)
      const next = fresh ? undefined : refresh()
      const news = fresh ?? keptFor(newsStaleMs) ?? (await next)
      if (!news) return answer(502, { articles: [], source: null } satisfies NewsAnswer)
      const { articles, source } = news
      return answer(200, { articles, source } satisfies NewsAnswer, caching)
    },

    image: createImages(options, (key) => {
      const { former, images } = keptFor(newsStaleMs) ?? {}
      return new Map(Object.entries({ ...former, ...images })).get(key)
    }),
  }
}

/** The configured sources in the order they are tried: a name, and a call that returns at least one article. */
function newsSources({ news: { primary, fallback }, tuning }: Config, fetch: Fetch) {
  async function articlesOf(url: string, read: typeof fromPrimary, init: RequestInit = {}) {
    const limits = { maxBytes: MAX_BYTES, signal: AbortSignal.timeout(tuning.newsTimeoutMs) }
    const headers = { Accept: 'application/json', ...init.headers }
    const { ok, status, bytes } = await ask(fetch, url, { ...init, headers }, limits)
    if (!ok) throw new Failure('status', { status })
    const body = jsonOf(bytes)
    if (body === undefined) throw new Failure('not-json', { status })
    const articles = read(body)
    if (articles.length === 0) throw new Failure('nothing-usable')
    return articles
  }
  const sources = new Map<Kept['source'], () => Promise<NewsItem[]>>()
  if (primary) {
    const body = JSON.stringify({ ...search, apiKey: primary.key })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    sources.set('primary', () => articlesOf(primary.url, fromPrimary, init))
  }
  if (fallback) sources.set('fallback', () => articlesOf(fallback, fromFallback))
  return sources
}
