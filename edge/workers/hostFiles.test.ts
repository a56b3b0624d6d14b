/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { COMMON_POLICY, metaPolicy } from '#lib/site/policy.ts'
import { ALIASES, canonicalPath } from '#lib/site/redirects.ts'
import { cloudflareHeaders, cloudflareRedirects } from './hostFiles.ts'

const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'

const rulesOf = (pages: readonly (readonly [path: string, policy: string])[]) =>
  cloudflareHeaders(pages, TRANSPORT_SECURITY)
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'))

it('sets no header in two rules that match the same path', () => {
  const [all, ...others] = rulesOf([['/about-us', "default-src 'none'"]])
  expect(all).toContain(`  Content-Security-Policy: ${COMMON_POLICY}`)
  expect(all).toContain('  Speculation-Rules: "/speculation-rules.json"')
  expect(all).toContain(`  Strict-Transport-Security: ${TRANSPORT_SECURITY}`)
  expect(all?.join('\n')).not.toMatch(/^ {2}(?:Cache-Control|X-Robots-Tag|Content-Type):/m)
  const forever = '  Cache-Control: public, max-age=31536000, immutable'
  expect(others).toEqual([
    ['/speculation-rules.json', '  Content-Type: application/speculationrules+json'],
    ['/sitemap.xml', '  Content-Type: application/xml; charset=utf-8'],
    ...['/*.md', '/llms.txt', '/llms-full.txt'].map((path) => [path, '  X-Robots-Tag: noindex']),
    ['/og/*', '  ! Cross-Origin-Resource-Policy', '  Cross-Origin-Resource-Policy: cross-origin'],
    ['/_next/static/*', forever],
    ['/photos/*', forever],
    ['/about-us', '  ! Content-Security-Policy', "  Content-Security-Policy: default-src 'none'"],
  ])
})

it('redirects aliases and other spellings of existing pages to the canonical path', () => {
  const pages = ['/', '/about-us', ...Object.values(ALIASES)]
  const lines = cloudflareRedirects(pages).trim().split('\n')
  for (const line of lines) {
    const [from = '', to, status] = line.split(' ')
    expect([canonicalPath(from), status]).toEqual([to, '301'])
    expect(pages).toContain(to)
  }
  expect(lines).toEqual(
    expect.arrayContaining([
      '/ai-ml /aiml 301',
      '/aiml/ /aiml 301',
      '/index.html / 301',
      '/about-us.html /about-us 301',
    ]),
  )
  expect(cloudflareRedirects(['/'])).not.toContain('/aiml')
})

it('has a rule for each page that loads an island, however many others there are', () => {
  const others = Array.from({ length: 200 }, (_, at) => [`/${at}`, metaPolicy([], [])] as const)
  const withIsland = ['/contact-us', metaPolicy([], ['ContactForm'])] as const
  const rules = rulesOf([...others, withIsland])
  // What Cloudflare reads.
  expect(rules).toHaveLength(100)
  const paths = rules.map(([path]) => path)
  expect(paths).toContain('/contact-us')
  expect(paths).toContain('/0')
})

it('has a rule for every page as long as there is room', () => {
  const pages = Array.from({ length: 80 }, (_, at) => [`/${at}`, metaPolicy([], [])] as const)
  const paths = rulesOf(pages).map(([path]) => path)
  expect(paths).toEqual(expect.arrayContaining(pages.map(([path]) => path)))
})
