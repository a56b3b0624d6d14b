import { expect, it } from '@jest/globals'
import {
  DEFAULT_TRANSPORT_SECURITY,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '#lib/site/headers.ts'
import { rawRequest } from './raw.ts'
import type { Rig } from './rig.ts'
import { siteFiles } from './smallSite.ts'

/** Pages and files. */
export function pagesSuite(rig: Rig): void {
  it('serves pages by their paths', async () => {
    for (const path of [
      '/',
      '/about-us',
      '/services/devops',
      '/services/ai_engineering',
      '/contact-us?a=1',
    ]) {
      const { response, body } = await rig.ask(rig.quick, path)
      const [name] = path.slice(1).split('?')
      expect([path, response.status, body]).toEqual([
        path,
        200,
        siteFiles[`${name || 'index'}.html`],
      ])
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('permanently redirects every other spelling of a path', async () => {
    for (const [path, to] of [
      ['/about-us/', '/about-us'],
      ['/about-us.html', '/about-us'],
      ['/About-Us', '/about-us'],
      ['/services/devops/?utm_source=a&b=%2F', '/services/devops?utm_source=a&b=%2F'],
      ['/continuous-integration', '/continous-integration'],
      ['/services/ai-engineering', '/services/ai_engineering'],
      ['/Index.html', '/'],
      ['/about-us/index', '/about-us'],
    ] as const) {
      const { response } = await rig.ask(rig.quick, path)
      expect([path, response.status, response.headers.get('Location')]).toEqual([path, 301, to])
    }
  })

  it('answers missing paths with the 404 page', async () => {
    const paths = [
      '/missing',
      '/Missing',
      '/services',
      '/about-us/more',
      '/404',
      '/_redirects',
      '/_headers',
    ]
    const files = [
      '/.assetsignore',
      '/_next/static/chunks/gone.js',
      '/photos/gone.avif',
      '/og/gone.png',
    ]
    for (const path of [...paths, ...files]) {
      const { response, body } = await rig.ask(rig.quick, path)
      expect([path, response.status, body]).toEqual([path, 404, siteFiles['404.html']])
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
      // After a rollback, an open page asks for files that are back on the next day.
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('resists path traversal tricks', async () => {
    const tricks = [
      '/../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '//etc/passwd',
    ]
    for (const path of [...tricks, '/about-us%00']) {
      const head = `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`
      const answer = await rawRequest(rig.quick.port, head)
      expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 (404|400|307) /)])
      expect(answer).not.toContain('root:')
      expect(answer).not.toMatch(/^location: (https?:)?\/\//im)
    }
  })

  it('answers HEAD like GET, without a body', async () => {
    const { response, body } = await rig.ask(rig.quick, '/about-us', { method: 'HEAD' })
    expect([response.status, body]).toEqual([200, ''])
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  })

  it('confirms an unchanged page with 304', async () => {
    const headers = { 'Accept-Encoding': 'identity' }
    const etag =
      (await rig.ask(rig.quick, '/about-us', { headers })).response.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^(W\/)?".+"$/)
    const again = await rig.ask(rig.quick, '/about-us', {
      headers: { ...headers, 'If-None-Match': etag },
    })
    expect([again.response.status, again.body]).toEqual([304, ''])
  })

  it('caches hashed files forever', async () => {
    for (const path of [
      '/_next/static/chunks/Main-1a2b3c4d.js',
      '/photos/anna-640.3f9a2b1c.webp',
    ]) {
      const { response } = await rig.ask(rig.quick, path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    }
    expect(
      (await rig.ask(rig.quick, '/robots.txt')).response.headers.get('Cache-Control'),
    ).not.toMatch(/immutable/)
  })

  it('refuses other methods', async () => {
    const { response } = await rig.ask(rig.quick, '/about-us', { method: 'POST', body: 'x' })
    expect(response.status).toBe(405)
  })

  it('repeats a page’s own policy in its header', async () => {
    const { response, body } = await rig.ask(rig.quick, '/about-us')
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body)?.[1]
    expect(policy).toMatch(/default-src 'none'/)
    expect(response.headers.get('Content-Security-Policy')).toBe(
      `${policy}; frame-ancestors 'none'`,
    )
  })

  it('sends each security header exactly once with everything', async () => {
    const files = [
      '/about-us.md',
      '/icon-192.png',
      '/robots.txt',
      '/_next/static/chunks/Main-1a2b3c4d.js',
    ]
    for (const path of ['/', '/missing', ...files, '/api/news', '/api/health', '/api/none']) {
      const { headers } = (await rig.ask(rig.quick, path)).response
      const expected = { ...SECURITY_HEADERS, [TRANSPORT_SECURITY]: DEFAULT_TRANSPORT_SECURITY }
      for (const [name, value] of Object.entries(expected))
        expect([path, name, headers.get(name)]).toEqual([path, name, value])
      expect(headers.get('Content-Security-Policy')).toMatch(/^[^,]*frame-ancestors 'none'[^,]*$/)
    }
  })
}
