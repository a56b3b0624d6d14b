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
