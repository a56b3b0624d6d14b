import { MAX_ARTICLES, messages, type NewsItem } from './answer.ts'
import { excerpt, title } from './text.ts'

/** Longest address that is passed on; beyond it, browsers and servers disagree. */
const MAX_URL_LENGTH = 2048

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown) => (value ?? {}) as Fields

/** At most three usable articles of the primary service. One without a body says so. */
export function fromPrimary(answer: unknown): NewsItem[] {
  return usable(fieldsOf(fieldsOf(answer).articles).results, ({ body, image }) => ({
    description: excerpt(body) || messages.noDescription,
    image,
  }))
}

/** At most three usable articles of the fallback feed. One without a description is dropped. */
export function fromFallback(answer: unknown): NewsItem[] {
  return usable(fieldsOf(answer).articles, ({ description, urlToImage }) => ({
    description: excerpt(description),
    image: urlToImage,
  }))
}

/** Those that have a title, a description and a link that is safe to follow. */
function usable(
  articles: unknown,
  read: (article: Fields) => { description: string; image: unknown },
): NewsItem[] {
  if (!Array.isArray(articles)) return []
  const items = articles.map(fieldsOf).flatMap((article) => {
    const { description, image } = read(article)
    const item = { title: title(article.title), description, image: safeUrl(image) ?? null }
    const url = safeUrl(article.url)
    return item.title && description && url ? [{ ...item, url }] : []
  })
  return items.slice(0, MAX_ARTICLES)
}

/**
 * An address that is safe to put into `href` or `src`: absolute, `https:`, `http:` raised to it. Undefined for everything
 * else, as well as for those with user and password, whose only use is to look like another site.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH || !URL.canParse(value)) return undefined
  const url = new URL(value)
  // A port that speaks http does not speak https.
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  const safe = url.protocol === 'https:' && !url.username && !url.password && /[^.]\.[^.]/.test(url.hostname)
  return safe ? url.href : undefined
}
