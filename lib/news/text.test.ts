/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { excerpt, firstCharacters, plainText, title } from './text.ts'

const family = '👩‍👩‍👧‍👦'

describe('plainText', () => {
  it.each([
    ['  a \n\t b  ', 'a b'],
    ['a\u0000\u0007\u009fb', 'ab'],
    ['a\u202eb\u202c\u2066c\u2069', 'abc'],
    ['a \u202e b', 'a b'],
    ['\ufeffa\u2028b\u2029c', 'a b c'],
    ['<b>&amp;</b>', '<b>&amp;</b>'],
    ['a\ud800b', 'a\ufffdb'],
    [`x ${family} y`, `x ${family} y`],
    ['क्‍ष', 'क्‍ष'],
    [undefined, ''],
    [7, ''],
    [{ toString: () => 'x' }, ''],
  ])('%j gives %j', (value, text) => {
    expect(plainText(value)).toBe(text)
  })

  it('does not scan megabytes', () => {
    expect(plainText('x'.repeat(5_000_000)).length).toBeLessThan(10_000)
  })
})

describe('excerpt', () => {
  it.each([
    ['a text of a hundred characters and more', 'x'.repeat(150), `${'x'.repeat(100)}…`],
    ['a text of a hundred characters', 'x'.repeat(100), `${'x'.repeat(100)}…`],
    ['a short text', 'Short.', 'Short.…'],
    ['an emoji at the hundredth character', `${'a'.repeat(99)}😀b`, `${'a'.repeat(99)}😀…`],
    ['an emoji at the hundred and first', `${'a'.repeat(100)}😀b`, `${'a'.repeat(100)}…`],
    ['emoji only', '😀'.repeat(150), `${'😀'.repeat(100)}…`],
    ['a family that would be torn apart', `${'a'.repeat(97)}${family}b`, `${'a'.repeat(97)}…`],
    ['a family that just fits', `${'a'.repeat(93)}${family}b`, `${'a'.repeat(93)}${family}…`],
    ['a flag that would be torn apart', `${'a'.repeat(99)}🇮🇳b`, `${'a'.repeat(99)}…`],
    ['an accent on the hundredth letter', `${'a'.repeat(99)}e\u0301b`, `${'a'.repeat(99)}…`],
    ['a space before the cut', `${'a'.repeat(99)} b`, `${'a'.repeat(99)}…`],
    ['nothing', '', ''],
    ['white space', ' \n ', ''],
    ['no text', null, ''],
  ])('of %s', (_name, value, expected) => {
    expect(excerpt(value)).toBe(expected)
  })

  it('cuts one letter under a heap of accents', () => {
    const heap = `a${'\u0301'.repeat(5000)}`
    expect(Array.from(excerpt(heap))).toHaveLength(101)
  })
})

describe('title', () => {
  it('leaves headlines alone and cuts the absurd', () => {
    expect(title(' A  headline ')).toBe('A headline')
    expect(title('x'.repeat(200))).toBe('x'.repeat(200))
    expect(title('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`)
  })
})

describe('firstCharacters', () => {
  it('never leaves half a character, wherever it cuts', () => {
    const text = `a😀${family}e\u0301🇮🇳b`
    for (let limit = 1; limit < 20; limit++) {
      const cut = firstCharacters(text, limit)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      expect(Array.from(cut).length).toBeLessThanOrEqual(limit)
    }
  })
})
