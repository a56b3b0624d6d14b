/** Path of the news call, the same on every runtime. */
export const NEWS_ENDPOINT = '/api/news'

/** Where the pictures of the articles are answered: this, and the picture's key. */
export const NEWS_IMAGES = '/api/news/image/'

/** At most this many articles are shown. */
export const MAX_ARTICLES = 3

/** What a visitor can read in the news strip. */
export const messages = {
  loading: 'Loading news articles...',
  noDescription: 'No description available.',
  unavailable: 'News is not available right now. Please try again later.',
} as const

/** One article as it is shown. All of it is text from elsewhere: render it as text, never as HTML. */
export interface NewsItem {
  title: string
  description: string
  /** Absolute `https:` address; in the recorded sample a page of this site (`/…`). */
  url: string
  /** A path under `NEWS_IMAGES`; as a source gives it, still an absolute `https:` address. Null for no usable image. */
  image: string | null
}

/** Where the articles come from. `sample` is made up and says so; it stands in where no news service is configured. */
export type NewsSource = 'primary' | 'fallback' | 'sample'

/**
 * Body of `/api/news`: status 200 with one to three articles, or 502 with none, no source, and a `message` that
 * can be shown. `fetchedAt` is an ISO 8601 time.
 */
export interface NewsAnswer {
  articles: NewsItem[]
  source: NewsSource | null
  fetchedAt: string
  message?: string
}

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
  const { title, description, url, image } = (value ?? {}) as Record<string, unknown>
  return (
    [title, description, url].every((text) => typeof text === 'string' && text !== '') &&
    /^(https:\/\/|\/(?!\/))/.test(String(url)) &&
    (image === null || (typeof image === 'string' && image.startsWith(NEWS_IMAGES)))
  )
}
