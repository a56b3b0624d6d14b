/** @jest-environment node */
import { expect, it } from '@jest/globals'
import {
  COMMON_HEADER_RULES,
  MAX_HEADER_RULES,
  problemOfHeaderRules,
} from '#lib/site/headerRules.ts'
import { COMMON_POLICY } from '#lib/site/policy.ts'
import { ALIASES, canonicalPath } from '#lib/site/redirects.ts'
import { cloudflareHeaders, cloudflareRedirects } from './hostFiles.ts'

const rulesOf = (pages: [path: string, policy: string][]) =>
  cloudflareHeaders(pages)
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'))

it('sets no header in two rules that match the same path', () => {
  const [all, ...others] = rulesOf([['/about-us', "default-src 'none'"]])
  expect(all).toContain(`  Content-Security-Policy: ${COMMON_POLICY}`)
  expect(all).toContain('  Speculation-Rules: "/speculation-rules.json"')
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

it('has room for the rules of all pages, or the build says what to do', () => {
  expect(rulesOf([])).toHaveLength(COMMON_HEADER_RULES)
  const paths = Array.from({ length: MAX_HEADER_RULES - COMMON_HEADER_RULES }, (_, at) => `/${at}`)
  expect(problemOfHeaderRules(paths.slice(1))).toBeUndefined()
  expect(problemOfHeaderRules(paths)).toEqual({
    found: expect.stringContaining('100 rules'),
    expected: expect.stringMatching(
      /Add 1 pages to PAGES_WITHOUT_RULE in lib\/site\/headerRules\.ts/,
    ),
  })
})
