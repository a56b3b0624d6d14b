import { type ContactErrors, MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH, messages } from './protocol.ts'

/**
 * The loose pattern: text, an at-sign, text, a dot, text. Text has no space and no control or direction character in it,
 * and the last one does not end in a dot. What mail programs could misread is kept out of headers by the mail itself.
 */
const LOOSE_EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}.]+$/u

/** Begins an encoded word, by which an address could show as another one in a mail program. */
const ENCODED_WORD = '=?'

/** NUL and its like: no keyboard makes them and mail systems choke on them. Tab and line feed stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the purpose
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

export interface ContactResult {
  ok: boolean
  /** What to send: e-mail trimmed, comment with single line feeds and without control characters. */
  value: { email: string; comment: string }
  errors: ContactErrors
}

/**
 * The form's rules, the same in the browser and at the edge, where fields come from anywhere. A comment has no rule but its
 * length; what is no text counts as none. An e-mail of nothing but spaces is an empty one, and required; anything else that
 * is no address is invalid.
 */
export function validateContact(input: { email?: unknown; comment?: unknown }): ContactResult {
  const errors: ContactErrors = {}
  const email = typeof input.email === 'string' ? input.email.trim() : ''
  const comment = typeof input.comment === 'string' ? cleanComment(input.comment) : ''

  if (email === '' && (typeof input.email === 'string' || (input.email ?? null) === null)) {
    errors.email = messages.emailRequired
  } else if (email.length > MAX_EMAIL_LENGTH || email.includes(ENCODED_WORD) || !LOOSE_EMAIL.test(email)) {
    // The length comes first: the pattern is quadratic on a long run of dots.
    errors.email = messages.emailInvalid
  }
  if (comment.length > MAX_COMMENT_LENGTH) errors.comment = messages.commentTooLong
  return { ok: !errors.email && !errors.comment, value: { email, comment }, errors }
}

/** Native forms send CRLF where scripts send LF: without this the two would count, and deduplicate, differently. */
const cleanComment = (comment: string) => comment.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim()
