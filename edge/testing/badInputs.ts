import { HONEYPOT_FIELD, MAX_COMMENT_LENGTH } from '#lib/contact/protocol.ts'

/** One request that must be refused, and how. */
export interface BadInput {
  name: string
  /** Undefined leaves the header out. */
  type: string | undefined
  body: string | Uint8Array
  headers?: Record<string, string>
  status: number
  /** Path of the page for the bare form. */
  location?: string
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const good = { email: 'someone@example.org', comment: 'Hello' }

const json = (name: string, body: unknown, status: number): BadInput => ({
  name: `JSON, ${name}`,
  type: JSON_TYPE,
  body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  status,
})

const email = (value: unknown): BadInput =>
  json(`e-mail ${JSON.stringify(value)?.slice(0, 60)}`, { ...good, email: value }, 422)

const form = (name: string, body: string, page: string): BadInput => ({
  name: `form, ${name}`,
  type: FORM_TYPE,
  body,
  status: 303,
  location: `/contact-us/${page}`,
})

const typed = (type: string | undefined, headers: Record<string, string> = {}): BadInput => ({
  name: `type ${type ?? 'absent'} ${JSON.stringify(headers)}`,
  type,
  body: JSON.stringify(good),
  headers,
  status: 415,
})

/** Everything that must not become a message. Each gets an answer that a person can use. */
export const badInputs: readonly BadInput[] = [
  // No message at all
  json('empty body', '', 400),
  json('white space', '  \n ', 400),
  json('cut off', '{"email":"someone@example.org","comm', 400),
  json('not JSON', 'email=someone@example.org', 400),
  json('HTML', '<!doctype html><p>hello', 400),
  json('a comment in it', '{"email":"someone@example.org"/* */}', 400),
  json('single quotes', "{'email':'someone@example.org'}", 400),
  json('trailing comma', '{"email":"someone@example.org",}', 400),
  json('two values', '{}{}', 400),
  json('NaN', '{"email":NaN}', 400),
  json('null', 'null', 400),
  json('a number', '7', 400),
  json('a string', '"someone@example.org"', 400),
  json('true', 'true', 400),
  json('an empty list', '[]', 400),
  json('a list of messages', [good], 400),
  json('60,000 open brackets', '['.repeat(60_000), 400),
  json('60,000 open objects', '{"a":'.repeat(12_000), 400),
  json('bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400),
  json('UTF-16', new Uint8Array(Buffer.from(JSON.stringify(good), 'utf16le')), 400),
  json('NUL bytes', new Uint8Array(64), 400),

  // No e-mail
  json('empty object', {}, 422),
  json('e-mail absent', { comment: 'Hello' }, 422),
  json('e-mail in a prototype', '{"__proto__":{"email":"someone@example.org"}}', 422),
  json('e-mail in a constructor', '{"constructor":{"prototype":{"email":"someone@example.org"}}}', 422),
  json('other letter case', { Email: 'someone@example.org' }, 422),
  email(''),
  email('   '),
  email('\t\r\n'),
  email('\u00a0\u2003'),
  email(null),
  email(0),
  email(17),
  email(false),
  email(true),
  email([]),
  email(['someone@example.org']),
  email({}),
  email({ toString: 'someone@example.org' }),

  // No e-mail address
  email('someone'),
  email('someone@'),
  email('@example.org'),
  email('someone@example'),
  email('someone@.org'),
  email('someone@example.'),
  email('someone.example.org'),
  email('someone@@example.org'),
  email('some one@example.org'),
  email('someone@exam ple.org'),
  email('someone@example.org, other@example.org'),
  email('someone@example.org;other@example.org'),
  email('someone@example.org.'),
  email('=?utf-8?q?someone?=@example.org'),
  email('Someone <someone@example.org>'),
  email('someone@example.org\r\nBcc: other@example.org'),
  email('someone@example.org\nBcc:other@example.org'),
  email('someone\r@example.org'),
  email('someone\u0000@example.org'),
  email('someone\u2028@example.org'),
  email('someone\u202e@gro.elpmaxe'),
  email('someone\u200b@example.org'),
  email('someone\ud800@example.org'),
  email(`${'a'.repeat(250)}@example.org`),
  email(`a@${'.a'.repeat(5_000)}`),
  email(`${'a'.repeat(20_000)}`),
  email(`a@b.${'c'.repeat(60_000)}`),

  // No usable comment
  json('comment too long', { ...good, comment: 'x'.repeat(MAX_COMMENT_LENGTH + 1) }, 422),
  json('comment a number', { ...good, comment: 7 }, 400),
  json('comment a list', { ...good, comment: ['Hello'] }, 400),
  json('comment an object', { ...good, comment: { text: 'Hello' } }, 400),
  json('comment true', { ...good, comment: true }, 400),

  // Too much
  json('64 KiB and one byte', `"${'x'.repeat(64 * 1024 - 1)}"`, 413),
  json('200 KiB', { ...good, comment: 'x'.repeat(200 * 1024) }, 413),
  json('2 MiB', { ...good, more: 'x'.repeat(2 * 1024 * 1024) }, 413),

  // Another type
  typed(undefined),
  typed(''),
  typed('text/plain'),
  typed('text/html'),
  typed('application/xml'),
  typed('application/octet-stream'),
  typed('multipart/form-data; boundary=x'),
  typed('application/jsonx'),
  typed('application/json+ld'),
  typed('json'),
  typed('application/json; charset=utf-16'),
  typed('application/json; charset=iso-8859-1'),
  typed('application/json', { 'Content-Encoding': 'gzip' }),
  typed('application/json', { 'Content-Encoding': 'br' }),

  // The bare form
  form('empty', '', 'email-required'),
  form('no e-mail', 'comment=Hello', 'email-required'),
  form('blank e-mail', 'email=+++&comment=Hello', 'email-required'),
  form('no address', 'email=someone&comment=Hello', 'email-invalid'),
  form('broken escapes', 'email=%zz%&comment=%', 'email-invalid'),
  form('first of two e-mails counts', 'email=someone&email=someone%40example.org', 'email-invalid'),
  form('line break in e-mail', 'email=a%40b.co%0d%0aBcc:c%40d.co', 'email-invalid'),
  form('list in e-mail', 'email[]=someone%40example.org', 'email-required'),
  form('JSON under the form type', JSON.stringify(good), 'email-required'),
  form('comment too long', `email=a%40b.co&comment=${'x'.repeat(MAX_COMMENT_LENGTH + 1)}`, 'not-sent'),
  form('too large', `email=a%40b.co&comment=${'x'.repeat(70_000)}`, 'not-sent'),
  form('honeypot with no e-mail', `${HONEYPOT_FIELD}=x`, 'email-required'),
]
