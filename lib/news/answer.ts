import { MAX_ARTICLES, NEWS_IMAGES, type NewsItem } from './types.ts'

/**
 * The articles in an answer of `/api/news` that can be shown: the browser's own check, so that a malformed item
 * (an old copy, a proxy's error page) is left out and never takes the page. No dependency, as it ships to the
 * browser.
 */
export function readArticles(answer: unknown): NewsItem[] {
  const articles = (answer as { articles?: unknown } | null | undefined)?.articles
  return Array.isArray(articles) ? articles.filter(isItem).slice(0, MAX_ARTICLES) : []
}

function isItem(value: unknown): value is NewsItem {
  const item = value as Partial<Record<keyof NewsItem, unknown>> | null
  return (
    typeof item === 'object' &&
    item !== null &&
    isText(item.title) &&
    isText(item.description) &&
    isText(item.url) &&
    /^(https:\/\/|\/(?!\/))/.test(item.url) &&
    (item.image === null || (isText(item.image) && item.image.startsWith(NEWS_IMAGES)))
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
