import { MAX_ARTICLES, messages, type NewsItem } from './answer.ts'

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

/** Characters (code points) of the body that make the excerpt. */
const EXCERPT_LENGTH = 100

/** Longest title that is let through; real headlines are under 150 characters, a hostile one could fill the page. */
const MAX_TITLE_LENGTH = 200

/** More than enough for either; keeps a body of megabytes from being scanned whole. */
const SCAN_LENGTH = 8192

/**
 * Control characters, embeddings, overrides and isolates of writing direction (which can make text read as its
 * opposite), and interlinear annotation marks. Joiners stay: emoji and Indic scripts need them.
 */
const UNSAFE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ufeff]/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * One line of plain text out of anything: not text gives '', lone surrogates become U+FFFD, white space collapses.
 * Markup is not interpreted: `<b>` stays those three characters.
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value.slice(0, SCAN_LENGTH).toWellFormed().replace(/\s+/g, ' ')
  return text.replace(UNSAFE, '').replace(/ +/g, ' ').trim()
}

/** The headline, cut only where it is absurdly long. */
export function title(value: unknown): string {
  const text = plainText(value)
  return Array.from(text).length > MAX_TITLE_LENGTH ? `${firstCharacters(text, MAX_TITLE_LENGTH)}…` : text
}

/** The beginning of a text. The ellipsis stands after a short one, too: the article goes on behind the link. */
export function excerpt(value: unknown): string {
  const text = plainText(value)
  return text && `${firstCharacters(text, EXCERPT_LENGTH).trimEnd()}…`
}

/** Ends where a visible character ends: a flag or a family emoji is several code points, and is taken whole or not at all. */
function firstCharacters(text: string, limit: number): string {
  const cut = Array.from(text).slice(0, limit).join('')
  const end = graphemes.segment(text).containing(cut.length)?.index ?? cut.length
  // One single "character" longer than the limit (a letter under a heap of accents) is cut inside after all.
  return text.slice(0, end) || cut
}
