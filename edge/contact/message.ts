import type { Config } from '../config.ts'
import type { Letter } from './store.ts'

/** Stands behind the visitor's address in the subject. */
const SUBJECT_PHRASE = 'visited the website'

/** Providers refuse an empty text, and an empty mail would look broken. */
const NO_COMMENT = '(No comment was left.)'

/** The one form of address that every mail program reads alike; the form takes more than that. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i

/** Tags by which the recipient can sort; the reference is the last one, by which a provider finds the mail again. */
const TAGS = { all: 'contact-form', suspected: 'suspected-spam' } as const

/** The mail for one message, whichever way it goes. */
export interface Mail {
  /** Identity of the message: the same over all tries. */
  key: string
  reference: string
  sender: { name: string; email: string }
  to: { name: string; email: string }
  /** The visitor, where the address can stand in a header without being misread. */
  replyTo: string | undefined
  subject: string
  html: string
  text: string
  tags: string[]
}

/**
 * Recipient and sender come from the configuration alone; what the visitor wrote appears only as text, as the address
 * to reply to, and as the address in the subject, which validation has kept to one line.
 */
export function mailOf(contact: Config['contact'], letter: Letter): Mail {
  const { key, reference, email, comment, signals } = letter
  // JSON would carry half of a surrogate pair as an escape that many receivers reject.
  const words = comment.toWellFormed() || NO_COMMENT
  const replyTo = PLAIN_ADDRESS.test(email) ? email : undefined
  const mark = signals && `[Suspected spam: ${signals.replaceAll(' ', ', ')}]\n\n`
  // Without it an answer would go to ourselves.
  const text = `${mark}${replyTo ? '' : `[To answer, write to ${email}: "Reply" leads elsewhere.]\n\n`}${words}`
  return {
    key,
    reference,
    sender: contact.sender,
    to: contact.to,
    replyTo,
    subject: `${email} ${SUBJECT_PHRASE} (${reference})`,
    html: `<p dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    text,
    tags: [TAGS.all, ...(signals ? [TAGS.suspected] : []), reference],
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
