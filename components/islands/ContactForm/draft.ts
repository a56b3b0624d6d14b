import { DRAFT_KEY } from '#lib/contact/protocol.ts'

/** What a visitor has typed, stored in this tab until it is sent. */
type Draft = {
  /** Included in every attempt to send this draft, so that a message is never sent twice. */
  id: string
  email: string
  comment: string
}

/** A random id; `crypto.randomUUID` is missing on pages served without TLS. */
export const newDraftId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** If storage is denied or full, all that is lost is the draft on reload. */
function inStorage<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Returns this tab's draft, or undefined if there is none or it is unreadable. */
export const loadDraft = () =>
  inStorage((): Draft | undefined => {
    const { id, email, comment } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')
    return [id, email, comment].every((text) => typeof text === 'string') ? { id, email, comment } : undefined
  })

export const saveDraft = ({ id, email, comment }: Draft) =>
  inStorage(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ id, email, comment })))
