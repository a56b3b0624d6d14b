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
