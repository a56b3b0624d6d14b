/** Path of the news call, the same on every engine. */
export const NEWS_ENDPOINT = '/api/news'

/** Where the pictures of the articles are answered: this, and the picture's key. */
export const NEWS_IMAGES = '/api/news/image/'

/** At most this many articles are shown (SPEC 9). */
export const MAX_ARTICLES = 3

/** One article as it is shown. All of it is text from elsewhere: render it as text, never as HTML. */
export interface NewsItem {
  title: string
  description: string
  /** Absolute `https:` address; in the recorded sample a page of this site (`/…`). */
  url: string
  /**
   * A path of this site under `NEWS_IMAGES`; as a source gives it, still an absolute `https:` address. Null where the
   * article has no usable image.
   */
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
