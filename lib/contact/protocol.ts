/**
 * What the contact form and `/api/contact` agree on. No dependency: the island ships this to the browser.
 */

/** Where both the island (JSON) and the bare form (urlencoded) post to. */
export const CONTACT_ENDPOINT = '/api/contact'

/**
 * Name of the trap field: hidden from people, filled by form robots. The name means nothing on purpose, as both
 * robots and browsers' autofill look at names.
 */
export const HONEYPOT_FIELD = 'x7k'

/** Below this many milliseconds between showing and sending the form, a message is marked as suspected. */
export const MIN_FILL_MS = 3000

/** Key of the session storage under which the unsent draft is kept in the browser. */
export const DRAFT_KEY = 'contact-draft'

/** Longest e-mail address that SMTP can carry (RFC 5321), in UTF-16 units as `maxlength` counts. */
export const MAX_EMAIL_LENGTH = 254

/** Longest comment, in UTF-16 units as `maxlength` counts, line breaks counted once. */
export const MAX_COMMENT_LENGTH = 10_000

/** Static pages that the bare form lands on (303), as it has no script to show a status. */
export const RESULT_PAGES = {
  sent: '/contact-us/sent',
  notSent: '/contact-us/not-sent',
  emailRequired: '/contact-us/email-required',
  emailInvalid: '/contact-us/email-invalid',
} as const

/**
 * Body of the island's request. `id` is a UUID made per draft: it must stay the same over retries of the same
 * words (it is what keeps them from being sent twice) and be made anew after a success. `startedAt` is when the
 * form was shown, in milliseconds since the epoch; absent is not suspicious.
 */
export interface ContactRequest {
  email: string
  comment: string
  id?: string
  startedAt?: number
  [HONEYPOT_FIELD]?: string
}

/** Message per field; a field without an entry is fine. */
export interface ContactErrors {
  email?: string
  comment?: string
}

/**
 * Body of each JSON answer of `/api/contact`. `message` can be shown as it stands. 200 is the only success; 422
 * carries `errors`; 429 carries `retryAfter` in seconds, which is also in the header.
 */
export type ContactAnswer =
  | { ok: true; heading: string; message: string }
  | { ok: false; message: string; errors?: ContactErrors; retryAfter?: number }
