/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH, messages } from './protocol.ts'
import { validateContact } from './validate.ts'

const errorsOf = (email: unknown, comment?: unknown) => validateContact({ email, comment }).errors

describe('validateContact', () => {
  it.each([
    'a@b.c',
    'someone@example.org',
    'some.one+tag@mail.example.co.uk',
    "o'brien_1!#$%&*/?=^`{|}~-@example.org",
    'jörg@müller.example',
    '用户@例子.公司',
    'a@b..c',
    'a,b@c.d',
    '"x"@y.z',
    'a;b@c.d',
    'a:b@c.d',
    'a(b)@c.d',
    'a@[b.c]',
    '<a@b.c>',
    'a\\b@c.d',
    'a@-b.c-',
  ])('accepts %s as an address', (email) => {
    expect(validateContact({ email, comment: '' })).toEqual({
      ok: true,
      value: { email, comment: '' },
      errors: {},
    })
  })

  it.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\u3164', '\ufeff \u2060', undefined, null])(
    'requires an email address: %j',
    (email) => {
      expect(errorsOf(email)).toEqual({ email: messages.emailRequired })
    },
  )

  it.each([
    'a',
    'a@',
    '@b.c',
    'a@b',
    'a@.c',
    'a@b.',
    'a@@b.c',
    'a b@c.d',
    'a@b.c d',
    'a@b.c,d@e.f',
    'a@b.c.',
    '=?utf-8?q?a?=@b.c',
    'a\u0000b@c.d',
    'a\u202eb@c.d',
    'a\u202db@c.d',
    'm\ufffdller@c.d',
    7,
    {},
    [],
  ])('rejects an invalid address: %j', (email) => {
    expect(errorsOf(email)).toEqual({ email: messages.emailInvalid })
  })

  it('uses the specified messages', () => {
    expect(errorsOf('').email).toBe('Email is required')
    expect(errorsOf('a').email).toBe('Email is invalid')
  })

  it('trims the address before validating it', () => {
    expect(validateContact({ email: ' a@b.c\n', comment: ' x ' }).value).toEqual({
      email: 'a@b.c',
      comment: 'x',
    })
  })

  it.each([
    ['a zero-width space at its end', 'ada@example.org\u200b'],
    ['a zero-width space before a blank', 'ada@example.org \u200b'],
    ['a byte order mark at its start', '\ufeffada@example.org'],
    ['direction marks around it', '\u202aada@example.org\u202c'],
    ['isolates around it', '\u2068ada@example.org\u2069'],
    ['a left-to-right mark inside', 'ada\u200e@example.org'],
    ['a soft hyphen', 'ada@exam\u00adple.org'],
    ['a word joiner', 'ada\u2060@example.org'],
    ['what makes a sign an emoji', 'ada@example.org\ufe0f'],
    ['a filler', '\u3164ada@example.org'],
  ])('removes what nobody sees in an address: %s', (_, email) => {
    expect(validateContact({ email, comment: '' })).toMatchObject({
      ok: true,
      value: { email: 'ada@example.org' },
    })
  })

  it('does not count what it removes', () => {
    const email = `${'a'.repeat(MAX_EMAIL_LENGTH - 4)}@b.c`
    expect(errorsOf(`\u200b${email}\u200b`)).toEqual({})
  })

  it('accepts lengths up to the limits and no more', () => {
    const email = `${'a'.repeat(MAX_EMAIL_LENGTH - 4)}@b.c`
    expect(errorsOf(email)).toEqual({})
    expect(errorsOf(`a${email}`)).toEqual({ email: messages.emailInvalid })
    expect(errorsOf('a@b.c', 'x'.repeat(MAX_COMMENT_LENGTH))).toEqual({})
    expect(errorsOf('a@b.c', 'x'.repeat(MAX_COMMENT_LENGTH + 1))).toEqual({
      comment: messages.commentTooLong,
    })
  })

  it('counts a line break as one character, like the field in the browser', () => {
    const comment = 'x\r\n'.repeat(MAX_COMMENT_LENGTH / 2)
    expect(validateContact({ email: 'a@b.c', comment })).toMatchObject({ ok: true })
  })

  it('accepts any comment, or none', () => {
    for (const comment of [undefined, null, '', '😀', '<b>', 'مرحبا'])
      expect(errorsOf('a@b.c', comment)).toEqual({})
    expect(validateContact({ email: 'a@b.c', comment: 7 }).value.comment).toBe('')
  })

  it('removes control characters from the comment but keeps line breaks and tabs', () => {
    const { value } = validateContact({
      email: 'a@b.c',
      comment: 'a\u0000\u0007b\tc\r\nd\re\u007f',
    })
    expect(value.comment).toBe('ab\tc\nd\ne')
  })

  it('stays fast on hostile input', () => {
    const begun = performance.now()
    for (const email of [
      `a@${'.'.repeat(60_000)}`,
      `${'a@'.repeat(30_000)}`,
      `a@${'b.'.repeat(126)}@`,
    ]) {
      expect(errorsOf(email)).toEqual({ email: messages.emailInvalid })
    }
    expect(performance.now() - begun).toBeLessThan(100)
  })
})
