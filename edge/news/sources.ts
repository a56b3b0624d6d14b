import { MAX_ARTICLES, type NewsItem } from '#lib/news/answer.ts'
import { fromFallback, fromPrimary } from '#lib/news/normalize.ts'
import type { Config } from '../config.ts'
import { bodyOf, type Fetch, headOf, jsonOf, letGo, NetworkError } from '../network.ts'

/** The search in the words of the service's API. Countries are named by their Wikipedia address there. */
const SEARCH = {
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
}

/** A news source that is configured: its name in the answer, and a call that gives at least one usable article. */
export interface Source {
  name: 'primary' | 'fallback'
  /** @throws {NetworkError} */
  load(): Promise<NewsItem[]>
}

/** The configured sources in the order in which they are tried. */
export function newsSources({ news, tuning }: Config, fetch: Fetch): Source[] {
  const headers = { Accept: 'application/json' }
  const sources: Source[] = []
  const add = (name: Source['name'], url: string, init: RequestInit, read: typeof fromPrimary) => {
    const load = async () => {
      // One limit for all of a call, its body included.
      const signal = AbortSignal.timeout(tuning.newsTimeoutMs)
      const response = await headOf(fetch, url, init, signal)
      if (!response.ok) throw letGo(response, response.status < 400 ? 'redirect' : 'status')
      const body = jsonOf(await bodyOf(response, tuning.upstreamMaxBytes, signal))
      if (body === undefined) throw new NetworkError('not-json', response.status)
      const articles = read(body)
      if (articles.length === 0) throw new NetworkError('nothing-usable')
      return articles
    }
    sources.push({ name, load })
  }
  if (news.primary) {
    const body = JSON.stringify({ ...SEARCH, apiKey: news.primary.key })
    const json = { ...headers, 'Content-Type': 'application/json' }
    add('primary', news.primary.url, { method: 'POST', headers: json, body }, fromPrimary)
  }
  if (news.fallback) add('fallback', news.fallback.url, { headers }, fromFallback)
  return sources
}

/**
 * Shown where no news service is configured, so that the strip can be seen and tested without a key. Made up, says
 * so in each title, names no outlet, and links to pages of this site.
 */
export const newsSample: readonly NewsItem[] = [
  {
    title: 'how teams measure test automation',
    description: 'It stands here until a news service is configured, and links to',
    url: '/automation-testing',
  },
  {
    title: 'what monitoring a model in production takes',
    description: 'A real article would open at its publisher; this one leads to t',
    url: '/model-monitoring-validation',
  },
  {
    title: 'accessibility is a property of the build',
    description: 'The page behind it says how accessibility testing is done here.',
    url: '/accessibility-testing',
  },
].map(({ title, description, url }) => ({
  title: `Sample article: ${title}`,
  description: `This is a recorded sample, not news. ${description}…`,
  url,
  image: null,
}))
