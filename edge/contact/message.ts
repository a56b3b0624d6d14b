import { html } from 'hono/html'
import type { Config } from '../config.ts'
import type { Letter } from './store.ts'

/** The one form of address that every mail program reads alike; the form takes more than that. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i

/** The mail for one message, whichever way it goes. */
export type Mail = ReturnType<typeof mailOf>

/**
 * Recipient and sender come from the configuration alone; what the visitor wrote appears only as text, as the address
 * to reply to, and as the address in the subject, which validation has kept to one line.
 */
export function mailOf(
  { sender, to }: Config['contact'],
  { key, reference, email, comment, signals }: Omit<Letter, 'attempts' | 'tried_at' | 'last_at'>,
) {
  // JSON would carry half of a surrogate pair as an escape that many receivers reject; nor do they take an empty text.
  const words = comment.toWellFormed() || '(No comment was left.)'
  const replyTo = PLAIN_ADDRESS.test(email) ? email : undefined
  const mark = signals && `[Suspected spam: ${signals.replaceAll(' ', ', ')}]\n\n`
  // Without it an answer would go to ourselves.
  const text = `${mark}${replyTo ? '' : `[To answer, write to ${email}: "Reply" leads elsewhere.]\n\n`}${words}`
  return {
    /** Identity of the message: the same over all tries. */
    key,
    reference,
    sender,
    to,
    /** The visitor, where the address can stand in a header without being misread. */
    replyTo,
    subject: `${email} visited the website (${reference})`,
    html: String(html`<p dir="auto">${text}</p>`).replaceAll('\n', '<br>'),
    text,
    /** By these the recipient can sort; by the last one a provider finds the mail again. */
    tags: ['contact-form', ...(signals ? ['suspected-spam'] : []), reference],
  }
}
