/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { headersFor, isHashed, kindOfFile, RESOURCE_POLICY, SECURITY_HEADERS } from './headers.ts'

describe('isHashed', () => {
  it.each([
    '/_next/static/chunks/main.js',
    '/_next/static/media/font.woff2',
    '/fonts/sans.3f9a2b1c.woff2',
    '/app-0123456789abcdef.js',
    '/app-0123456789abcdef.js.map',
  ])('%s may be kept for ever', (path) => {
    expect(isHashed(path)).toBe(true)
  })

  it.each([
    '/favicon.ico',
    '/robots.txt',
    '/about-us.html',
    '/og/about-us.png',
    '/files/report-20250101.pdf',
    '/images/deadbeef.png',
    '/images/x-facade.png',
    '/images/x-deadbeef.png',
    '/manifest.webmanifest',
  ])('%s may not', (path) => {
    expect(isHashed(path)).toBe(false)
  })
})

describe('headersFor', () => {
  it.each(['page', 'twin', 'hashed', 'file', 'api'] as const)(
    '%s has all security headers and a caching rule',
    (kind) => {
      expect(headersFor(kind)).toMatchObject({ ...SECURITY_HEADERS, 'Cache-Control': expect.any(String) })
    },
  )

  it('lets other sites show share images, and nothing else', () => {
    const policy = (path: string) => headersFor(kindOfFile(path))[RESOURCE_POLICY]
    expect(policy('/og/services/devops.png')).toBe('cross-origin')
    expect(policy('/icon-192.png')).toBe('same-origin')
    expect(headersFor('share')).toMatchObject({ ...SECURITY_HEADERS, [RESOURCE_POLICY]: 'cross-origin' })
  })

  it('forbids an API answer to act as a document', () => {
    expect(headersFor('api')['Content-Security-Policy']).toMatch(/^default-src 'none'/)
  })

  it.each(['/about-us.md', '/services/devops.md', '/llms.txt', '/llms-full.txt'])(
    'keeps search engines from listing %s, whose words are those of pages',
    (path) => {
      expect(headersFor(kindOfFile(path))['X-Robots-Tag']).toBe('noindex')
    },
  )

  it('lets search engines list pages and files', () => {
    for (const path of ['/about-us.html', '/robots.txt', '/icon-192.png'])
      expect(headersFor(kindOfFile(path))).not.toHaveProperty('X-Robots-Tag')
  })

  it('lets nobody frame a page', () => {
    expect(headersFor('page')['Content-Security-Policy']).toMatch(/frame-ancestors 'none'/)
    expect(kindOfFile('/about-us.html')).toBe('page')
  })
})
