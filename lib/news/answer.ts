/** Where the island asks for news. */
export const NEWS_ENDPOINT = '/api/news'

/** Where pictures of articles are; the key of a picture follows. */
export const NEWS_IMAGES = '/api/news/image/'

/** How many articles are shown. */
export const MAX_ARTICLES = 3

/** One article as shown. All of it comes from third parties: render it as text, never as HTML. */
export interface NewsItem {
  title: string
  description: string
  /** Absolute `https:` URL; in the recorded sample, a page of this site (`/…`). */
  url: string
  /** A path under `NEWS_IMAGES`, or the absolute `https:` URL a source gives. Null without a usable image. */
  image: string | null
}

/** Where the articles come from. `sample` is made up, says so, and is used if no news service is configured. */
type NewsSource = 'primary' | 'fallback' | 'sample'

/** The body of `/api/news`: status 200 with one to three articles, or 502 with no articles and no source. */
export type NewsAnswer = { articles: NewsItem[]; source: NewsSource | null }

/** Checks the articles again in the browser, so that a malformed one (an old copy) never breaks the page. */
export function readArticles(answer: unknown): NewsItem[] {
  const articles = (answer as { articles?: unknown } | null | undefined)?.articles
  return Array.isArray(articles) ? articles.filter(isItem).slice(0, MAX_ARTICLES) : []
}

function isItem(value: unknown): value is NewsItem {
  const { title, description, url, image } = (value ?? {}) as Record<string, unknown>
  return (
    [title, description, url].every((text) => typeof text === 'string' && text !== '') &&
    /^(https:\/\/|\/(?!\/))/.test(String(url)) &&
    (image === null || (typeof image === 'string' && image.startsWith(NEWS_IMAGES)))
  )
}
