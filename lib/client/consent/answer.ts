import { DRAFT_KEY } from '#lib/contact/protocol.ts'

/** What a visitor has said about lead tracking, kept in this browser. */
export const ANSWER_KEY = 'lead-tracking'

export interface Answer {
  /** The script that was asked about: another one is another question. */
  src: string
  allowed: boolean
  /**
   * Names of the cookies that were there before the script, which are none of its own. They are here as long as the
   * script may have left something: also when the consent was taken back and nothing has been deleted yet.
   */
  cookies?: readonly string[]
}

/** Names of the cookies that scripts can see. */
export function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1)[0] || [])
}

/**
 * The answer about a script, or undefined where there is none. A browser that keeps nothing cannot keep a consent
 * either, and counts as one that has declined.
 */
export function readAnswer(src: string): Answer | undefined {
  try {
    const answer = JSON.parse(localStorage.getItem(ANSWER_KEY) ?? 'null') as Answer | null
    return answer?.src === src ? answer : undefined
  } catch (error) {
    return error instanceof SyntaxError ? undefined : { src, allowed: false }
  }
}

export function keepAnswer(answer: Answer): void {
  try {
    localStorage.setItem(ANSWER_KEY, JSON.stringify(answer))
  } catch {
    // Storage is full: the question comes again on the next page.
  }
}

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
