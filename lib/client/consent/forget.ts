import { DRAFT_KEY } from '#lib/contact/protocol.ts'
import { ANSWER_KEY, cookieNames } from './answer.ts'

/** What the site itself keeps in the browser. */
const OWN: readonly string[] = [ANSWER_KEY, DRAFT_KEY]

/** This host and those above it: a script may set cookies for each of them. */
function hosts(): string[] {
  const labels = location.hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/**
 * Deletes what another company's script has left in the browser under our host, as far as scripts can. What the site
 * itself keeps stays, and so do cookies that were there before.
 *
 * @param before names of those cookies.
 */
export function forget(before: readonly string[]): void {
  for (const name of cookieNames()) {
    if (before.includes(name)) continue
    const gone = `${name}=; Path=/; Max-Age=0${location.protocol === 'https:' ? '; Secure' : ''}`
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API has no way to every cookie of every browser.
    document.cookie = gone
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    for (const host of hosts()) document.cookie = `${gone}; Domain=${host}`
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!OWN.includes(key)) storage.removeItem(key)
  }
}
