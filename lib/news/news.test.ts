/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { readArticles } from './answer.ts'
import { excerpt, fromFallback, fromPrimary, plainText, safeUrl, title } from './normalize.ts'

const url = 'https://news.example/1'
const primary = (...results: unknown[]) => fromPrimary({ articles: { results } })
const family = '👩‍👩‍👧‍👦'

describe('articles', () => {
  it('without a body say so if from the service, and are dropped if from the feed', () => {
    for (const body of [undefined, null, '', '  ', 7])
      expect(primary({ title: 'a', url, body })).toMatchObject([
        { description: 'No description available.' },
      ])
    expect(
      fromFallback({
        articles: [
          { title: 'a', url },
          { title: 'a', url, description: '' },
        ],
      }),
    ).toEqual([])
  })

  it('without a title or a safe link are dropped, and three of the rest are kept', () => {
    const bad = [
      { url },
      { title: ' ', url },
      { title: 'a' },
      { title: 'a', url: 'javascript:x' },
      null,
      7,
      [],
    ]
    const good = { title: 'a', url }
    expect(primary(...bad, good, ...bad, good, good, good)).toHaveLength(3)
  })

  it.each([
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { articles: null },
    { articles: { results: 'abc' } },
    JSON.parse(`{"articles":{"__proto__":{"results":[{"title":"a","url":"${url}"}]}}}`),
  ])('are not found in %j', (payload) => {
    expect([...fromPrimary(payload), ...fromFallback(payload), ...readArticles(payload)]).toEqual(
      [],
    )
  })

  it('are checked again in the browser', () => {
    const item = { title: 'a', description: 'b', url, image: null }
    const local = { ...item, url: '/etl-testing', image: '/api/news/image/1' }
    const bad = [
      null,
      7,
      'x',
      [],
      { ...item, title: 7 },
      { ...item, image: 'x' },
      { ...item, image: undefined },
    ]
    const links = ['javascript:x', '//evil.example'].map((link) => ({ ...item, url: link }))
    expect(readArticles({ articles: [...bad, item, ...links, local] })).toEqual([item, local])
  })
})

describe('a link', () => {
  it.each([
    ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    ['http://a.example/x', 'https://a.example/x'],
    ['  HTTP://A.EXAMPLE ', 'https://a.example/'],
    ['https://a.example:8443/', 'https://a.example:8443/'],
    ['https://müller.example/', 'https://xn--mller-kva.example/'],
    ['https://a.example/"><script>', 'https://a.example/%22%3E%3Cscript%3E'],
  ])('%s becomes %s', (value, expected) => {
    expect(safeUrl(value)).toBe(expected)
  })

  it.each([
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'ftp://a.example/',
    '//a.example/',
    '/path',
    'a.example',
    'https://',
    'https://user@a.example/',
    'https://bank.example:pass@a.example/',
    'http://a.example:8080/',
    'https://localhost/',
    `https://a.example/${'x'.repeat(2048)}`,
    '',
    null,
    7,
    { href: 'https://a.example/' },
  ])('is rejected: %j', (value) => {
    expect(safeUrl(value)).toBeUndefined()
  })
})

describe('text', () => {
  it.each([
    ['  a \n\t b  ', 'a b'],
    ['a\u0000\u0007\u009fb', 'ab'],
    ['a \u202e b\u202c\u2066c\u2069', 'a bc'],
    ['\ufeffa\u2028b\u2029c', 'a b c'],
    ['<b>&amp;</b>', '<b>&amp;</b>'],
    ['a\ud800b', 'a\ufffdb'],
    [`x ${family} क्‍ष`, `x ${family} क्‍ष`],
    ['\u200b \u2060\u00ad\u3164', ''],
    [7, ''],
    [{ toString: () => 'x' }, ''],
  ])('%j becomes %j', (value, text) => {
    expect(plainText(value)).toBe(text)
  })

  it.each([
    ['a text of a hundred characters and more', 'x'.repeat(5_000_000), 'x'.repeat(100)],
    ['a text of a hundred characters', 'x'.repeat(100), 'x'.repeat(100)],
    ['a short text', 'Short.', 'Short.'],
    ['an emoji at the hundredth character', `${'a'.repeat(99)}😀b`, `${'a'.repeat(99)}😀`],
    ['emoji only', '😀'.repeat(150), '😀'.repeat(100)],
    ['a family that just fits', `${'a'.repeat(93)}${family}b`, `${'a'.repeat(93)}${family}`],
    ['one letter under a heap of accents', `a${'\u0301'.repeat(5000)}`, `a${'\u0301'.repeat(99)}`],
    ['a space before the cut', `${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('is cut to %s', (_name, value, expected) => {
    expect(excerpt(value)).toBe(`${expected}…`)
  })

  it('gives no excerpt if empty, and a title is cut only if absurdly long', () => {
    expect([excerpt(''), excerpt(' \n '), excerpt(null)]).toEqual(['', '', ''])
    expect(title(' A  headline ')).toBe('A headline')
    expect(title('x'.repeat(200))).toBe('x'.repeat(200))
    expect(title('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`)
  })
})
