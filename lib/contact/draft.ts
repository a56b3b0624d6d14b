/**
 * What a tab keeps about the contact form in its session storage: the text being written, and what has been sent. If a
 * browser denies the storage, a reload loses both, and nothing else changes.
 */

/** The key in session storage. */
export const DRAFT_KEY = 'contact-draft'

export interface Draft {
  /** Stays the same across attempts to send, so that the server knows a message again. */
  id?: string
  email?: string
  comment?: string
  /** The references of the messages that this tab has sent. */
  sent?: readonly string[]
}

/** Returns an empty draft if nothing is stored, or if the storage is denied. */
export function loadDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') ?? {}
  } catch {
    return {}
  }
}

/** Changes these parts. Returns whether the browser keeps them. */
export function saveDraft(changes: Draft): boolean {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...loadDraft(), ...changes }))
    return true
  } catch {
    return false
  }
}

/**
 * Notes that a message has been sent: keeps its reference and clears the draft, unless that has changed meanwhile on another
 * page of the tab, which the browser may have kept. Returns whether the browser keeps the change.
 */
export function noteSent(reference: string, { email, comment }: Draft = loadDraft()): boolean {
  const draft = loadDraft()
  const isNewer = draft.email !== email || draft.comment !== comment
  const sent = [...(draft.sent ?? []), reference]
  return saveDraft(isNewer ? { sent } : { email: '', comment: '', sent })
}
