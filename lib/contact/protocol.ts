/** What the contact form and `/api/contact` agree on. No dependency: the island ships this to the browser. */

/** Where both the island (JSON) and the bare form (urlencoded) post to. */
export const CONTACT_ENDPOINT = '/api/contact'

/**
 * Name of the honeypot: hidden from people, filled by form robots. The name means nothing on purpose, as both
 * robots and browsers' autofill look at names.
 */
export const HONEYPOT_FIELD = 'x7k'

/** Below this many milliseconds between opening the page and sending the form, a message is marked as likely spam. */
export const MIN_FILL_MS = 3000

/** Key of the session storage under which the unsent draft is kept in the browser. */
export const DRAFT_KEY = 'contact-draft'

/** Longest e-mail address that SMTP can carry (RFC 5321), in UTF-16 units as `maxlength` counts. */
export const MAX_EMAIL_LENGTH = 254

/** Longest comment, in UTF-16 units, line breaks counted once. Without `maxlength`, which cuts in silence. */
export const MAX_COMMENT_LENGTH = 10_000

/** Shape of the number that says: this message is kept. */
export const REFERENCE = /^PL-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/

/** Stands in the static page for the number, which the edge fills in; 0 is in no reference. */
export const REFERENCE_PLACEHOLDER = 'PL-0000-00'

/** Static pages that the bare form lands on (303), as it has no script to show a status. */
export const RESULT_PAGES = {
  sent: '/contact-us/sent',
  notSent: '/contact-us/not-sent',
  emailRequired: '/contact-us/email-required',
  emailInvalid: '/contact-us/email-invalid',
  commentTooLong: '/contact-us/comment-too-long',
} as const

/** The page that says thank you, with the number of this message. */
export const sentPath = (reference: string) => `${RESULT_PAGES.sent}?reference=${reference}`

/**
 * Body of the island's request. `id` is made per tab. Together with the words it is the message's identity: the same
 * two are one message however often they come. `elapsed` is how long the page has been open, in milliseconds: no time of
 * day, as clocks differ.
 */
export interface ContactRequest {
  email: string
  comment: string
  id?: string
  elapsed?: number
  [HONEYPOT_FIELD]?: string
}

/** Message per field; a field without an entry is fine. */
export type ContactErrors = { email?: string; comment?: string }

/**
 * Body of each JSON answer of `/api/contact`. `message` can be shown as it stands. Only 200 with a reference means that
 * the message is kept; 422 carries `errors`.
 */
export type ContactAnswer =
  | { ok: true; reference: string; heading: string; message: string }
  | { ok: false; message: string; errors?: ContactErrors }

/**
 * Every sentence a visitor can read in and around the contact form, so that the island, the edge and the pages without
 * script say the same words.
 */
export const messages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  commentTooLong: 'Comment is too long: 10,000 characters at most',
  commentHint: '10,000 characters at most.',
  sendFailed: 'There was an error sending your message. Please try again later.',
  sentHeading: 'Thank you for contacting us!',
  sentText: "Your message has been sent successfully. We'll get back to you soon.",
  /** Stands before the number that mail and log show, too. */
  reference: 'Your reference number:',
} as const
