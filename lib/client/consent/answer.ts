import { DRAFT_KEY } from '#lib/contact/protocol.ts'

/** The storage key of a visitor's answer about lead tracking. */
export const ANSWER_KEY = 'lead-tracking'

export interface Answer {
  /** The script that was asked about. A different script needs a new answer. */
  src: string
  allowed: boolean
  /**
   * Names of the cookies that existed before the script, so are not its own. Present while the script may have left
   * something behind, even after consent is withdrawn, until its data is deleted.
   */
  cookies?: readonly string[]
}

/** Names of the cookies visible to scripts. */
export function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1)[0] || [])
}

/**
 * The answer about a script, or undefined if there is none. A browser without storage cannot store consent either, so
 * it counts as having declined.
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
    // Storage is full: the next page asks again.
  }
}

/** The keys under which the site itself stores data. */
const OWN: readonly string[] = [ANSWER_KEY, DRAFT_KEY]

/** This host and its parent domains: a script may set cookies for any of them. */
function hosts(): string[] {
  const labels = location.hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/**
 * Deletes, as far as scripts can, what the third-party script has stored under our host. Keeps the site's own data and
 * cookies that existed before the script.
 *
 * @param before the names of those cookies.
 */
export function forget(before: readonly string[]): void {
  for (const name of cookieNames()) {
    if (before.includes(name)) continue
    const gone = `${name}=; Path=/; Max-Age=0${location.protocol === 'https:' ? '; Secure' : ''}`
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot reach every cookie in every browser.
    document.cookie = gone
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    for (const host of hosts()) document.cookie = `${gone}; Domain=${host}`
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!OWN.includes(key)) storage.removeItem(key)
  }
}
