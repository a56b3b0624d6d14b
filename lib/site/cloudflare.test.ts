/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { cloudflareHeaders, type HostedSite } from './cloudflare.ts'
import { UNFINISHED_POLICY } from './pagePolicy.ts'

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

const IMMUTABLE = '  Cache-Control: public, max-age=31536000, immutable'

describe('cloudflareHeaders', () => {
  it('gives each page its own policy in place of the one for all paths', () => {
    const site = testSite()
    for (const { path, policy } of site.pages) {
      expect(rule(site, path)).toEqual([
        path,
        '  ! Content-Security-Policy',
        `  Content-Security-Policy: ${policy}`,
      ])
    }
    expect(rule(site, '/*')).toContain(`  Content-Security-Policy: ${site.notFoundPolicy}`)
  })

  it('never names another header in two rules that match the same path', () => {
    const files = ['/_next/static/a.js', '/fonts/sans.3f9a2b1c.woff2', '/robots.txt']
    const site = testSite({ pages: [], files })
    const [all, ...others] = rulesOf(site)
    expect(all?.join('\n')).not.toMatch(/Cache-Control|Speculation-Rules/)
    expect(others).toEqual([
      ['/_next/static/*', IMMUTABLE],
      ['/fonts/sans.3f9a2b1c.woff2', IMMUTABLE],
    ])
  })

  it('names the speculation rules, and their type, where there are some', () => {
    const site = testSite()
    expect(rule(site, '/*')).toContain('  Speculation-Rules: "/speculation-rules.json"')
    expect(rule(site, '/speculation-rules.json')).toEqual([
      '/speculation-rules.json',
      '  Content-Type: application/speculationrules+json',
    ])
  })

  it('keeps search engines from listing twins, where there are some', () => {
    const site = testSite({ pages: [], files: ['/about-us.md', '/services/devops.md', '/llms.txt'] })
    expect(rulesOf(site).slice(2)).toEqual([
      ['/*.md', '  X-Robots-Tag: noindex'],
      ['/llms.txt', '  X-Robots-Tag: noindex'],
    ])
  })

  it('lets other sites show share images, in place of what the rule for all paths says', () => {
    const site = testSite({ pages: [], files: ['/og/index.png', '/og/services/devops.png'] })
    expect(rulesOf(site).slice(2)).toEqual([
      ['/og/*', '  ! Cross-Origin-Resource-Policy', '  Cross-Origin-Resource-Policy: cross-origin'],
    ])
  })

  it('has one rule for all pages of an unfinished build', () => {
    const pages = testSite().pages.map((page) => ({ ...page, policy: UNFINISHED_POLICY }))
    const rules = rulesOf(testSite({ pages, notFoundPolicy: undefined, files: [] }))
    expect(rules.map(([head]) => head)).toEqual(['/*', '/_next/static/*'])
    expect(rules[0]).toContain(`  Content-Security-Policy: ${UNFINISHED_POLICY}`)
  })

  it('stays within the limits of the host, leaving out what is for speed only', () => {
    const hashed = Array.from({ length: 300 }, (_, n) => `/f.a${String(n).padStart(8, '0')}.woff2`)
    const rules = rulesOf({ ...largeSite(90), files: hashed })
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
})
