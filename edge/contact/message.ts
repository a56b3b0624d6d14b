import { html } from 'hono/html'
import type { Config } from '../config.ts'
import type { Letter } from './store.ts'

/** Addresses that every mail program reads the same way; the contact form accepts more. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i

export type Mail = ReturnType<typeof mailOf>

/**
 * Recipient and sender come only from the configuration. The visitor's input appears only as text, as the reply-to
 * address, and as the address in the subject, which validation limits to one line.
 */
export function mailOf(
  { sender, to }: Config['contact'],
  { key, reference, email, comment, signals }: Omit<Letter, 'attempts' | 'tried_at' | 'late'>,
) {
  const words = comment || '(No comment was left.)'
  const replyTo = PLAIN_ADDRESS.test(email) ? email : undefined
  const mark = signals && `[Suspected spam: ${signals.replaceAll(' ', ', ')}]\n\n`
  // Otherwise replies would come back to us.
  const text = `${mark}${replyTo ? '' : `[To answer, write to ${email}: "Reply" leads elsewhere.]\n\n`}${words}`
  return {
    ...{ key, reference, sender, to, replyTo },
    subject: `${email} visited the website (${reference})`,
    html: String(html`<p dir="auto">${text}</p>`).replaceAll('\n', '<br>'),
    text,
    /** Lets the recipient filter mail; the last tag lets the provider find it again. */
    tags: ['contact-form', ...(signals ? ['suspected-spam'] : []), reference],
  }
}
