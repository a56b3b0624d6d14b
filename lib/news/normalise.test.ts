/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { readArticles } from './answer.ts'
import { safeUrl } from './links.ts'
import { messages } from './messages.ts'
import { fromFallback, fromPrimary } from './normalise.ts'

const primary = (...results: unknown[]) => fromPrimary({ articles: { results } })
const fallback = (...articles: unknown[]) => fromFallback({ articles })
const url = 'https://news.example/1'

describe('fromPrimary', () => {
  it('keeps an article without a body and says so', () => {
    for (const body of [undefined, null, '', '  ', 7]) {
      expect(primary({ title: 'a', url, body })).toEqual([
        { title: 'a', description: messages.noDescription, url, image: null },
      ])
    }
    expect(messages.noDescription).toBe('No description available.')
  })

  it('leaves out articles without a title or a safe link, and takes three of the rest', () => {
    const good = { title: 'a', url }
    const bad = [
      { url },
      { title: ' ', url },
      { title: 'a' },
      { title: 'a', url: 'javascript:x' },
      null,
      7,
      [],
    ]
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
    { articles: [] },
    { articles: { results: 'abc' } },
  ])('finds nothing in %j', (payload) => {
    expect(fromPrimary(payload)).toEqual([])
  })

  it('reads own properties only', () => {
    expect(
      fromPrimary(JSON.parse(`{"articles":{"__proto__":{"results":[{"title":"a","url":"${url}"}]}}}`)),
    ).toEqual([])
  })
})

describe('fromFallback', () => {
  it('reads the names of the feed', () => {
    expect(fallback({ title: 'a', description: 'b', url, urlToImage: 'https://news.example/i.png' })).toEqual(
      [{ title: 'a', description: 'b…', url, image: 'https://news.example/i.png' }],
    )
  })

  it('drops an article without a description', () => {
    expect(fallback({ title: 'a', url }, { title: 'a', url, description: '' })).toEqual([])
  })
})

describe('safeUrl', () => {
  it.each([
    ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    ['http://a.example/x', 'https://a.example/x'],
    ['HTTP://A.EXAMPLE', 'https://a.example/'],
    ['  https://a.example  ', 'https://a.example/'],
    ['https://a.example:8443/', 'https://a.example:8443/'],
    ['https://müller.example/', 'https://xn--mller-kva.example/'],
    ['https://a.example/"><script>', 'https://a.example/%22%3E%3Cscript%3E'],
  ])('%s becomes %s', (value, expected) => {
    expect(safeUrl(value)).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
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
  ])('refuses %j', (value) => {
    expect(safeUrl(value)).toBeUndefined()
  })
})

describe('readArticles', () => {
  const item = { title: 'a', description: 'b', url, image: null }

  it('leaves out what cannot be shown', () => {
    const bad = [
      null,
      7,
      'x',
      [],
      {},
      { ...item, title: 7 },
      { ...item, url: 'javascript:x' },
      { ...item, image: 'x' },
    ]
    expect(readArticles({ articles: [...bad, item, { ...item, url: '/etl-testing' }] })).toEqual([
      item,
      { ...item, url: '/etl-testing' },
    ])
    expect(readArticles({ articles: [{ ...item, url: '//evil.example' }] })).toEqual([])
  })

  it.each([undefined, null, 7, 'x', [], {}, { articles: {} }])('finds nothing in %j', (answer) => {
    expect(readArticles(answer)).toEqual([])
  })
})
