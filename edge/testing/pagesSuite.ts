import { expect, it } from '@jest/globals'
import { SECURITY_HEADERS } from '#lib/site/headers.ts'
import { rawRequest } from './raw.ts'
import type { Rig } from './rig.ts'
import { siteFiles } from './site.ts'

/** Pages and files, as the runtime serves them. */
export function pagesSuite(rig: Rig): void {
  it.each([
    ['/', 'index.html'],
    ['/about-us', 'about-us.html'],
    ['/services/devops', 'services/devops.html'],
    ['/services/ai_engineering', 'services/ai_engineering.html'],
    ['/contact-us', 'contact-us.html'],
    ['/contact-us/sent', 'contact-us/sent.html'],
    ['/contact-us?a=1', 'contact-us.html'],
  ])('%s is a page', async (path, file) => {
    const { response, body } = await rig.ask(rig.quick, path)
    expect(response.status).toBe(200)
    expect(body).toBe(siteFiles[file])
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  it.each([
    ['/about-us/', '/about-us'],
    ['/about-us.html', '/about-us'],
    ['/About-Us', '/about-us'],
    ['/SERVICES/DevOps/', '/services/devops'],
    ['/services/devops/?utm_source=a&b=%2F', '/services/devops?utm_source=a&b=%2F'],
    ['/Services/DevOps?utm_source=a', '/services/devops?utm_source=a'],
    ['/continuous-integration', '/continous-integration'],
    ['/Continuous-Integration/', '/continous-integration'],
    ['/services/ai-engineering', '/services/ai_engineering'],
    ['/services/ai-engineering/', '/services/ai_engineering'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/Index.html', '/'],
  ])('%s moves for good to %s', async (path, to) => {
    const { response } = await rig.ask(rig.quick, path)
    expect([response.status, response.headers.get('Location')]).toEqual([301, to])
  })

  it.each([
    '/missing',
    '/Missing',
    '/services',
    '/about-us/more',
    '/404',
    '/_redirects',
    '/_headers',
    '/.assetsignore',
  ])('%s is not there, with the page that says so', async (path) => {
    const { response, body } = await rig.ask(rig.quick, path)
    expect(response.status).toBe(404)
    expect(body).toBe(siteFiles['404.html'])
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  })

  it.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/about-us%00',
  ])('%s leads nowhere', async (path) => {
    const answer = await rawRequest(
      rig.quick.port,
      `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 (404|400|307) /)
    expect(answer).not.toContain('root:')
    expect(answer).not.toMatch(/^location: (https?:)?\/\//im)
  })

  it('answers HEAD like GET, without a body', async () => {
    const { response, body } = await rig.ask(rig.quick, '/about-us', { method: 'HEAD' })
    expect([response.status, body]).toEqual([200, ''])
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  })

  it('confirms an unchanged page with 304', async () => {
    const headers = { 'Accept-Encoding': 'identity' }
    const etag = (await rig.ask(rig.quick, '/about-us', { headers })).response.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^(W\/)?".+"$/)
    const again = await rig.ask(rig.quick, '/about-us', { headers: { ...headers, 'If-None-Match': etag } })
    expect([again.response.status, again.body]).toEqual([304, ''])
  })

  it('caches hashed files for ever', async () => {
    for (const path of ['/_next/static/chunks/Main-1a2b3c4d.js', '/fonts/sans.3f9a2b1c.woff2']) {
      const { response } = await rig.ask(rig.quick, path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    }
    expect((await rig.ask(rig.quick, '/robots.txt')).response.headers.get('Cache-Control')).not.toMatch(
      /immutable/,
    )
  })

  it('refuses other methods', async () => {
    const { response } = await rig.ask(rig.quick, '/about-us', { method: 'POST', body: 'x' })
    expect(response.status).toBe(405)
  })

  it.each([
    '/',
    '/missing',
    '/about-us.md',
    '/icon-192.png',
    '/robots.txt',
    '/api/news',
    '/api/health',
    '/api/none',
    '/_next/static/chunks/Main-1a2b3c4d.js',
  ])('sends the security headers with %s, each once', async (path) => {
    const { response } = await rig.ask(rig.quick, path)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect([name, response.headers.get(name)]).toEqual([name, value])
    }
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^[^,]*frame-ancestors 'none'[^,]*$/)
  })
}
