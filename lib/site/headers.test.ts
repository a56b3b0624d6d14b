/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { headersFor, kindOfFile, SECURITY_HEADERS } from './headers.ts'

const CACHE = { always: /immutable/, hour: /max-age=3600/, never: /max-age=0, must-revalidate/ }

it.each([
  ['/about-us.html', 'page', 'never'],
  ['/_next/static/chunks/main.js', 'hashed', 'always'],
  ['/photos/anna-640.3f9a2b1c.webp', 'hashed', 'always'],
  ['/favicon.ico', 'file', 'hour'],
  ['/manifest.webmanifest', 'file', 'hour'],
  ['/og/services/devops.png', 'share', 'hour'],
  ['/services/devops.md', 'alternate', 'hour'],
  ['/llms.txt', 'alternate', 'hour'],
  ['/llms-full.txt', 'alternate', 'hour'],
] as const)('%s is of kind %s, cached: %s', (path, kind, caching) => {
  expect(kindOfFile(path)).toBe(kind)
  const headers = headersFor(kind)
  expect(headers['Cache-Control']).toMatch(CACHE[caching])
  const shared = kind === 'share' ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}
  expect(headers).toMatchObject({ ...SECURITY_HEADERS, ...shared })
  // Search engines should list pages, not copies of their text.
  expect(headers['X-Robots-Tag']).toBe(kind === 'alternate' ? 'noindex' : undefined)
})

it('no page may be framed, and an API response can do nothing as a document', () => {
  expect(headersFor('page')['Content-Security-Policy']).toMatch(/frame-ancestors 'none'/)
  expect(headersFor('api')['Content-Security-Policy']).toMatch(/^default-src 'none'/)
})
