import { DRAFT_KEY } from '#lib/contact/protocol.ts'

/** What a visitor has typed, kept in this tab until it was sent. */
export type Draft = {
  /** Travels with every attempt to send this draft, so that the same message is never sent twice. */
  id: string
  email: string
  comment: string
}

/** A random id; `crypto.randomUUID` is missing on pages served without TLS. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The draft of this tab, if there is one that can be read. */
export function loadDraft(): Draft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { id, email, comment } = value as Partial<Draft>
    if (typeof id !== 'string' || typeof email !== 'string' || typeof comment !== 'string') return undefined
    return { id, email, comment }
  } catch {
    return undefined
  }
}

/** Keeps the draft. A browser that refuses storage only loses the draft on reload. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or switched off.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Storage is switched off.
  }
}
