/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { cloudflareHeaders, type HostedSite } from './cloudflare.ts'
import { UNFINISHED_POLICY } from './policy.ts'

const pageAt = (path: string) => ({
  path,
  policy: `default-src 'none'; style-src 'sha256-${path.length}+/='; frame-ancestors 'none'`,
})

const testSite = (more: Partial<HostedSite> = {}): HostedSite => ({
  pages: ['/', '/about-us', '/uiux-testing'].map(pageAt),
  notFoundPolicy: "default-src 'none'; frame-ancestors 'none'",
  files: ['/_next/static/site.c4d092a48cc871c5.js', '/robots.txt', '/speculation-rules.json'],
  ...more,
})

const largeSite = (pages: number) =>
  testSite({ pages: Array.from({ length: pages }, (_, number) => pageAt(`/page-${number}`)) })

const rulesOf = (site: HostedSite, options = {}) =>
  cloudflareHeaders(site, options)
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'))

const rule = (site: HostedSite, path: string) => rulesOf(site).find(([head]) => head === path)

it('gives each page its own policy in place of the one for all paths', () => {
  const site = testSite()
  for (const { path, policy } of site.pages) {
    const lines = [path, '  ! Content-Security-Policy', `  Content-Security-Policy: ${policy}`]
    expect(rule(site, path)).toEqual(lines)
  }
  expect(rule(site, '/*')).toContain(`  Content-Security-Policy: ${site.notFoundPolicy}`)
  expect(rule(site, '/*')).toContain('  Speculation-Rules: "/speculation-rules.json"')
})

it.each([
  [
    ['/_next/static/a.js', '/fonts/sans.3f9a2b1c.woff2', '/robots.txt'],
    [['/fonts/sans.3f9a2b1c.woff2', '  Cache-Control: public, max-age=31536000, immutable']],
  ],
  [
    ['/speculation-rules.json'],
    [['/speculation-rules.json', '  Content-Type: application/speculationrules+json']],
  ],
  [
    ['/about-us.md', '/services/devops.md', '/llms.txt'],
    [
      ['/*.md', '  X-Robots-Tag: noindex'],
      ['/llms.txt', '  X-Robots-Tag: noindex'],
    ],
  ],
  [
    ['/og/index.png', '/og/services/devops.png'],
    [['/og/*', '  ! Cross-Origin-Resource-Policy', '  Cross-Origin-Resource-Policy: cross-origin']],
  ],
])('names no header in two rules that match the same path: %j', (files, expected) => {
  const [all, hashed, ...others] = rulesOf(testSite({ pages: [], files }))
  expect(all?.join('\n')).not.toMatch(/^ {2}(?:Cache-Control|X-Robots-Tag|Content-Type):/m)
  expect(hashed?.[0]).toBe('/_next/static/*')
  expect(others).toEqual(expected)
})

it('stays within the limits of the host, leaving out what is for speed only', () => {
  const files = Array.from({ length: 300 }, (_, n) => `/f.a${String(n).padStart(8, '0')}.woff2`)
  const rules = rulesOf({ ...largeSite(90), files })
  expect(rules).toHaveLength(100)
  for (const { path } of largeSite(90).pages) expect(rules.map(([head]) => head)).toContain(path)
  for (const line of rules.flat()) expect(line.length).toBeLessThan(2000)
})

it('says what to do where the pages are too many', () => {
  expect(rulesOf(largeSite(97))).toHaveLength(100)
  expect(() => cloudflareHeaders(largeSite(98))).toThrow(
    /98 pages need 101 rules.*takes 100.*--shared-policy/,
  )
  const [all, ...others] = rulesOf(largeSite(98), { sharedPolicy: true })
  expect(all).toContain(`  Content-Security-Policy: ${UNFINISHED_POLICY}`)
  expect(others.flat().join('\n')).not.toMatch(/Policy/)
})
