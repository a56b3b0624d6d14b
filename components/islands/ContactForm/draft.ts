import { DRAFT_KEY } from '#lib/contact/protocol.ts'

/** What a visitor has typed, kept in this tab until it was sent. */
export type Draft = {
  /** Travels with every attempt to send this draft, so that the same message is never sent twice. */
  id: string
  email: string
  comment: string
}

/** A random id; `crypto.randomUUID` is missing on pages served without TLS. */
export const newDraftId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** A browser that refuses storage, or has none left, only loses the draft on reload. */
function inStorage<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** The draft of this tab, if there is one that can be read. */
export const loadDraft = () =>
  inStorage((): Draft | undefined => {
    const { id, email, comment } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')
    return [id, email, comment].every((text) => typeof text === 'string') ? { id, email, comment } : undefined
  })

export const saveDraft = (draft: Draft) =>
  inStorage(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft)))
