import { type ContactErrors, MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH, messages } from './protocol.ts'

/**
 * Text, an at sign, text, a dot, text. Text contains no spaces, control characters or direction marks, nor the sign that
 * stands for letters in another encoding: nobody could answer such an address.
 */
const LOOSE_EMAIL = /^[^\s@\p{C}\ufffd]+@[^\s@\p{C}\ufffd]+\.[^\s@\p{C}\ufffd.]+$/u

/**
 * Invisible characters that are often pasted along with an address: zero-width spaces and joiners, soft hyphens, byte order
 * marks, direction marks, those that choose between a sign and an emoji, fillers. The two direction overrides are kept and
 * make the address invalid: with them, it would read differently from what is sent.
 */
const INVISIBLE = /(?![\u202d\u202e])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Starts an encoded word, which could make a mail client display a different address. */
const ENCODED_WORD = '=?'

/** NUL and the like: nobody types them, and mail systems choke on them. Tab and line feed stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * Validates the form, identically in the browser and at the edge, where input comes from anywhere. `value` is the input
 * cleaned: email trimmed and without invisible characters, comment with plain line feeds and no control characters.
 */
export function validateContact(input: { email?: unknown; comment?: unknown }) {
  const errors: ContactErrors = {}
  const email = typeof input.email === 'string' ? cleanEmail(input.email) : ''
  const comment = typeof input.comment === 'string' ? cleanComment(input.comment) : ''

  if (email === '' && (typeof input.email === 'string' || (input.email ?? null) === null)) {
    errors.email = messages.emailRequired
  } else if (
    email.length > MAX_EMAIL_LENGTH ||
    email.includes(ENCODED_WORD) ||
    !LOOSE_EMAIL.test(email)
  ) {
    errors.email = messages.emailInvalid
  }
  if (comment.length > MAX_COMMENT_LENGTH) errors.comment = messages.commentTooLong
  return { ok: !errors.email && !errors.comment, value: { email, comment }, errors }
}

/** Trimmed last, because white space may stand inside of invisible characters. */
const cleanEmail = (email: string) => email.replace(INVISIBLE, '').trim()

/** Native forms send CRLF, scripts LF: without this, the two would be counted and deduplicated differently. */
const cleanComment = (comment: string) =>
  comment.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim()
