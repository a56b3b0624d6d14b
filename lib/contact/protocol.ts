/** The contract between the contact form and `/api/contact`. It imports nothing, because the island brings it along. */

/** Where the form is posted. */
export const CONTACT_ENDPOINT = '/api/contact'

/** Hidden from people, filled in by bots. Its name has no meaning, because bots and browsers' autofill go by names. */
export const HONEYPOT_FIELD = 'x7k'

/** Messages sent sooner after the page was opened are marked as likely spam. */
export const MIN_FILL_MS = 3000

/** The longest email address SMTP allows (RFC 5321), in UTF-16 code units like `maxlength`. */
export const MAX_EMAIL_LENGTH = 254

/** The longest comment, in UTF-16 code units, with line breaks counted once. Not `maxlength`, which cuts silently. */
export const MAX_COMMENT_LENGTH = 10_000

/** The format of the reference number, which confirms that a message is stored. It begins with letters of the site's name. */
export const REFERENCE = /^[A-Z]{2}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/

/** The static page's placeholder, which the edge replaces with the number; references never contain a 0. */
export const REFERENCE_PLACEHOLDER = 'XX-0000-00'

/** Static pages the plain form redirects to, because it has no script to show a status. */
export const RESULT_PAGES = {
  sent: '/contact-us/sent',
  notSent: '/contact-us/not-sent',
  emailRequired: '/contact-us/email-required',
  emailInvalid: '/contact-us/email-invalid',
  commentTooLong: '/contact-us/comment-too-long',
} as const

/** The parameter of the contact page's address that names what the visitor asks about. */
export const TOPIC_PARAMETER = 'about'

/** The name of a comment to begin with, in the fragment of that address, which browsers never send. */
const COMMENT_PARAMETER = 'write'

/**
 * The address of the contact form for a topic, the `contact.about` of a page such as "ETL testing", with a comment to
 * begin with, if any.
 */
export const contactPath = (topic: string, comment = '') =>
  `/contact-us?${new URLSearchParams({ [TOPIC_PARAMETER]: topic })}${
    comment && `#${new URLSearchParams({ [COMMENT_PARAMETER]: comment })}`
  }`

/** The comment in the fragment of an address; empty if there is none. */
export const commentIn = (hash: string) =>
  (new URLSearchParams(hash.slice(1)).get(COMMENT_PARAMETER) ?? '').slice(0, MAX_COMMENT_LENGTH)

/** The list of all topics, which the build writes into the site. */
export const TOPICS_FILE = '/contact-us/topics.json'

/** The parameter of the address below that has the reference number. */
const REFERENCE_PARAMETER = 'reference'

/** The address of the page that thanks for a message. */
export const sentPath = (reference: string) =>
  `${RESULT_PAGES.sent}?${REFERENCE_PARAMETER}=${reference}`

/** The reference number in the query of that address, unchecked; empty if there is none. */
export const referenceIn = (query: string) =>
  new URLSearchParams(query).get(REFERENCE_PARAMETER) ?? ''

/**
 * The body of the island's request. `id` is generated per tab: the same id and text are one message, however often they
 * arrive. `elapsed` is how long the page has been open, in milliseconds; a timestamp would not do, because clocks differ.
 */
export interface ContactRequest {
  email: string
  comment: string
  id?: string
  elapsed?: number
  /** What the visitor asks about: a topic of the site. The plain form has it in the address of its page only. */
  about?: string
  [HONEYPOT_FIELD]?: string
}

/** The messages for each field that is not valid. */
export type ContactErrors = { email?: string; comment?: string }

/** The body of every JSON response. Only 200 with a reference means the message is stored; 422 has `errors`. */
export type ContactAnswer =
  | { ok: true; reference: string; heading: string; message: string }
  | { ok: false; message: string; errors?: ContactErrors }

/** What a visitor can read in and around the form, in the island, from the edge and on the pages without scripts. */
export const messages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  commentTooLong: 'Comment is too long: 10,000 characters at most',
  commentHint: '10,000 characters at most.',
  sending: 'Your message is being sent.',
  sendFailed: 'There was an error sending your message. Please try again later.',
  orWrite: 'Your message is still here. You can also write to',
  writeInstead:
    'This form cannot send messages from here. Your message is still in it: please write to',
  sentHeading: 'Thank you for contacting us!',
  sentText: "Your message has been sent successfully. We'll get back to you soon.",
  reference: 'Your reference number:',
} as const
