import { safeUrl } from './links.ts'
import { messages } from './messages.ts'
import { excerpt, title } from './text.ts'
import { MAX_ARTICLES, type NewsItem } from './types.ts'

/**
 * Articles of the primary service: `articles.results`, each with title, body, url, image (SPEC 7). One without a
 * body is kept and says "No description available."
 *
 * @returns at most three usable articles; an empty list for any other shape.
 */
export function fromPrimary(payload: unknown): NewsItem[] {
  return pick(member(member(payload, 'articles'), 'results'), (article) =>
    item(article, excerpt(member(article, 'body')) || messages.noDescription, 'image'),
  )
}

/**
 * Articles of the fallback feed: `articles`, each with title, description, url, urlToImage (SPEC 7). One without a
 * description is dropped.
 *
 * @returns at most three usable articles; an empty list for any other shape.
 */
export function fromFallback(payload: unknown): NewsItem[] {
  return pick(member(payload, 'articles'), (article) =>
    item(article, excerpt(member(article, 'description')), 'urlToImage'),
  )
}

function pick(articles: unknown, toItem: (article: unknown) => NewsItem | undefined): NewsItem[] {
  const items: NewsItem[] = []
  if (!Array.isArray(articles)) return items
  for (const article of articles) {
    const usable = toItem(article)
    if (usable) items.push(usable)
    if (items.length === MAX_ARTICLES) break
  }
  return items
}

/** Undefined unless there are a title, a description and a link that is safe to follow. */
function item(article: unknown, description: string, imageKey: string): NewsItem | undefined {
  const heading = title(member(article, 'title'))
  const url = safeUrl(member(article, 'url'))
  if (!heading || !description || !url) return undefined
  return { title: heading, description, url, image: safeUrl(member(article, imageKey)) ?? null }
}

/** Own properties only: a payload can name `__proto__`. */
function member(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}
