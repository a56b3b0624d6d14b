import { MAX_ARTICLES, messages, type NewsItem } from './answer.ts'
import { excerpt, title } from './text.ts'

/** Longest address that is passed on; beyond it, browsers and servers disagree. */
const MAX_URL_LENGTH = 2048

/**
 * Articles of the primary service: `articles.results`, each with title, body, url, image. One without a body is kept
 * and says "No description available."
 *
 * @returns at most three usable articles; an empty list for any other shape.
 */
export function fromPrimary(payload: unknown): NewsItem[] {
  const results = member(member(payload, 'articles'), 'results')
  return usable(results, 'image', (article) => excerpt(member(article, 'body')) || messages.noDescription)
}

/**
 * Articles of the fallback feed: `articles`, each with title, description, url, urlToImage. One without a description
 * is dropped.
 *
 * @returns at most three usable articles; an empty list for any other shape.
 */
export function fromFallback(payload: unknown): NewsItem[] {
  const articles = member(payload, 'articles')
  return usable(articles, 'urlToImage', (article) => excerpt(member(article, 'description')))
}

/** Those that have a title, a description and a link that is safe to follow. */
function usable(articles: unknown, imageName: string, describe: (article: unknown) => string): NewsItem[] {
  if (!Array.isArray(articles)) return []
  const items = articles.flatMap((article) => {
    const heading = title(member(article, 'title'))
    const description = describe(article)
    const url = safeUrl(member(article, 'url'))
    if (!heading || !description || !url) return []
    return [{ title: heading, description, url, image: safeUrl(member(article, imageName)) ?? null }]
  })
  return items.slice(0, MAX_ARTICLES)
}

/** Own properties only: a payload can name `__proto__`. */
function member(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

/**
 * An address that is safe to put into `href` or `src`: absolute, `https:`, `http:` raised to it (a page over https
 * may not load the other). Undefined for everything else: `javascript:`, `data:`, relative ones, and those with
 * user and password, whose only use is to look like another site.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH || !URL.canParse(value)) return undefined
  const url = new URL(value)
  // A port that speaks http does not speak https.
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  const safe = url.protocol === 'https:' && !url.username && !url.password && /[^.]\.[^.]/.test(url.hostname)
  return safe ? url.href : undefined
}
