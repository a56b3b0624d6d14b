import type { Config } from '../config.ts'

/** What a visitor wrote, validated. */
export interface ContactValue {
  email: string
  comment: string
}

/** Stands behind the visitor's address in the subject (SPEC 7). */
const SUBJECT_PHRASE = 'visited the website'

/** In front of the subject of a message that looks automatic: mail rules can sort by it, and no lead is dropped. */
const SUSPECTED_PREFIX = '[Suspected spam] '

/** The provider refuses an empty text, and an empty mail would look broken. */
const NO_COMMENT = '(No comment was left.)'

/** The send-email body of the provider (SPEC 7). */
export interface ProviderMessage {
  sender: { name: string; email: string }
  to: { email: string; name: string }[]
  replyTo: { email: string }
  subject: string
  htmlContent: string
  textContent: string
  headers: { 'Idempotency-Key': string }
}

/**
 * The mail for one message. Recipient and sender come from the configuration alone; what the visitor wrote appears
 * only as text, as the address to reply to, and as the address in the subject, which validation has kept to one
 * line without angle brackets.
 */
export function providerMessage(
  contact: Config['contact'],
  value: ContactValue,
  key: string,
  suspected: boolean,
): ProviderMessage {
  // JSON would carry half of a surrogate pair as an escape that many receivers reject.
  const text = value.comment.toWellFormed() || NO_COMMENT
  return {
    sender: contact.sender,
    to: [contact.to],
    replyTo: { email: value.email },
    subject: `${suspected ? SUSPECTED_PREFIX : ''}${value.email} ${SUBJECT_PHRASE}`,
    htmlContent: `<p dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    textContent: text,
    headers: { 'Idempotency-Key': key },
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
