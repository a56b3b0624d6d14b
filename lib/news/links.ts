/** Longest address that is passed on; beyond it, browsers and servers disagree. */
const MAX_URL_LENGTH = 2048

/**
 * An address that is safe to put into `href` or `src`: absolute, `https:`, `http:` raised to it (a page over https
 * may not load the other). Undefined for everything else: `javascript:`, `data:`, relative ones, and those with
 * user and password, whose only use is to look like another site.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return undefined
  let url: URL
  try {
    url = new URL(value.trim())
  } catch {
    return undefined
  }
  if (url.protocol === 'http:') {
    if (url.port !== '') return undefined // A port that speaks http does not speak https.
    url.protocol = 'https:'
  }
  if (url.protocol !== 'https:' || url.username || url.password || !url.hostname.includes('.'))
    return undefined
  return url.href
}
