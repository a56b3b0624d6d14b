import { MAX_ARTICLES, type NewsItem } from '#lib/news/answer.ts'
import { fromFallback, fromPrimary } from '#lib/news/normalize.ts'
import type { Config } from '../config.ts'
import { callForJson, type Fetch, UpstreamError } from '../upstream.ts'

/**
 * The search of SPEC 7, in the words of the service's API. Countries are named by their Wikipedia address there.
 */
export function primaryRequest(key: string): Record<string, unknown> {
  return {
    action: 'getArticles',
    keyword: 'AI,Healthcare',
    sourceLocationUri: [
      'http://en.wikipedia.org/wiki/United_States',
      'http://en.wikipedia.org/wiki/India',
      'http://en.wikipedia.org/wiki/United_Kingdom',
    ],
    ignoreSourceGroupUri: 'paywall/paywalled_sources',
    articlesPage: 1,
    articlesCount: MAX_ARTICLES,
    articlesSortBy: 'date',
    articlesSortByAsc: false,
    dataType: ['news'],
    forceMaxDataTimeWindow: 31,
    resultType: 'articles',
    apiKey: key,
  }
}

/** A news source that is configured: its name in the answer, and a call that gives at least one usable article. */
export interface Source {
  name: 'primary' | 'fallback'
  /** @throws {UpstreamError} */
  load(): Promise<NewsItem[]>
}

/** The configured sources in the order in which they are tried. */
export function newsSources(config: Config, fetch: Fetch): Source[] {
  const limits = { timeoutMs: config.tuning.newsTimeoutMs, maxBytes: config.tuning.upstreamMaxBytes }
  const { primary, fallback } = config.news
  const sources: Source[] = []
  if (primary) {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(primaryRequest(primary.key)),
    }
    sources.push({
      name: 'primary',
      load: async () => usable(fromPrimary(await callForJson(fetch, primary.url, init, limits))),
    })
  }
  if (fallback) {
    const init = { headers: { Accept: 'application/json' } }
    sources.push({
      name: 'fallback',
      load: async () => usable(fromFallback(await callForJson(fetch, fallback.url, init, limits))),
    })
  }
  return sources
}

function usable(items: NewsItem[]): NewsItem[] {
  if (items.length === 0) throw new UpstreamError('nothing-usable')
  return items
}
