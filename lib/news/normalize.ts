import { MAX_ARTICLES, type NewsItem } from './answer.ts'

/** The longest URL passed on; beyond it, browsers and servers disagree. */
const MAX_URL_LENGTH = 2048

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown) => (value ?? {}) as Fields

/** Returns at most three usable articles from the primary service. One without a body says so. */
export function fromPrimary(answer: unknown): NewsItem[] {
  return usable(fieldsOf(fieldsOf(answer).articles).results, ({ body, image }) => ({
    description: excerpt(body) || 'No description available.',
    image,
  }))
}

/** Returns at most three usable articles from the fallback feed. One without a description is dropped. */
export function fromFallback(answer: unknown): NewsItem[] {
  return usable(fieldsOf(answer).articles, ({ description, urlToImage }) => ({
    description: excerpt(description),
    image: urlToImage,
  }))
}

function usable(
  articles: unknown,
  read: (article: Fields) => { description: string; image: unknown },
): NewsItem[] {
  if (!Array.isArray(articles)) return []
  const items = articles.map(fieldsOf).map((article): NewsItem => {
    const { description, image } = read(article)
    return {
      title: title(article.title),
      description,
      url: safeUrl(article.url) ?? '',
      image: safeUrl(image) ?? null,
    }
  })
  return items
    .filter(({ title, description, url }) => title && description && url)
    .slice(0, MAX_ARTICLES)
}

/**
 * Returns a URL that is safe in `href` or `src`: absolute and `https:`, with `http:` upgraded. Undefined for others,
 * including those with credentials, which only serve to imitate another site.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH || !URL.canParse(value))
    return undefined
  const url = new URL(value)
  // An explicit HTTP port does not serve HTTPS.
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  const safe =
    url.protocol === 'https:' && !url.username && !url.password && /[^.]\.[^.]/.test(url.hostname)
  return safe ? url.href : undefined
}

const EXCERPT_LENGTH = 100

/** Real headlines are under 150 characters; a hostile one could fill the page. */
const MAX_TITLE_LENGTH = 200

/** More than enough for either; avoids scanning megabytes of a body. */
const SCAN_LENGTH = 8192

/** Control characters and marks that reverse or annotate text. Joiners stay: emoji and Indic scripts need them. */
const UNSAFE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ufeff]/gu

/** Turns any value into one line of text, '' if there is nothing to see. Markup is text: `<b>` stays those characters. */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value.slice(0, SCAN_LENGTH).toWellFormed().replace(/\s+/g, ' ')
  const line = text.replace(UNSAFE, '').replace(/ +/g, ' ').trim()
  return /[^\p{Default_Ignorable_Code_Point} ]/u.test(line) ? line : ''
}

/** Returns the headline, cut only if absurdly long. */
export function title(value: unknown): string {
  const text = plainText(value)
  const start = firstCharacters(text, MAX_TITLE_LENGTH)
  return start === text ? text : `${start}…`
}

/** Returns the beginning of a text. Even a short one ends in an ellipsis: the article continues behind the link. */
export function excerpt(value: unknown): string {
  const text = plainText(value)
  return text && `${firstCharacters(text, EXCERPT_LENGTH).trimEnd()}…`
}

/** Counts code points, which unlike UTF-16 units are never half a character. */
const firstCharacters = (text: string, limit: number) => Array.from(text).slice(0, limit).join('')
