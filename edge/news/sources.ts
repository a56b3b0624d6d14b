import type { NewsItem, NewsSource } from '#lib/news/answer.ts'
import { fromFallback, fromPrimary } from '#lib/news/normalize.ts'
import type { Config } from '../config.ts'
import { ask, Failure, type Fetch, jsonOf } from '../network.ts'
import search from './search.json' with { type: 'json' }

/** After decompression. */
const MAX_BYTES = 2 * 1024 * 1024

/** A news source that is configured: its name in the answer, and a call that gives at least one usable article. */
interface Source {
  name: NewsSource
  /** @throws {Failure} */
  load(): Promise<NewsItem[]>
}

/** The configured sources in the order in which they are tried. */
export function newsSources({ news: { primary, fallback }, tuning }: Config, fetch: Fetch): Source[] {
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
  const sources: Source[] = []
  if (primary) {
    const body = JSON.stringify({ ...search, apiKey: primary.key })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    sources.push({ name: 'primary', load: () => articlesOf(primary.url, fromPrimary, init) })
  }
  if (fallback) sources.push({ name: 'fallback', load: () => articlesOf(fallback, fromFallback) })
  return sources
}
