/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { ALIASES, canonicalPath, cloudflareRedirects, keptOf, resolvePath } from './redirects.ts'

const pages = new Set(['/', '/about-us', '/services/devops', ...Object.values(ALIASES)])

it.each([...pages])('%s is a page', (path) => {
  expect(resolvePath(path, pages)).toEqual({ kind: 'page', path })
})

it.each([
  ['/about-us/', '/about-us'],
  ['/about-us///', '/about-us'],
  ['//about-us', '/about-us'],
  ['/About-Us.HTML', '/about-us'],
  ['/about-us/index.html', '/about-us'],
  ['/%61bout%2dus', '/about-us'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/services//devops/', '/services/devops'],
  ...Object.entries(ALIASES).flatMap(([alias, to]) => [
    [alias, to] as const,
    [`${alias.toUpperCase()}/`, to] as const,
    [`${alias}.html`, to] as const,
  ]),
])('%s moves to %s in one step', (path, to) => {
  expect(resolvePath(path, pages)).toEqual({ kind: 'redirect', to })
  expect(canonicalPath(to)).toBe(to)
})

it.each([
  '/missing/',
  '/about-us/more',
  '/services%2fdevops',
  '/services%5Cdevops',
  '/about-us%00',
  '/about-us%0d%0aX: 1',
  '/%zz',
  '/about us',
  '//evil.example/about-us',
  '/\\evil.example',
  '/https://evil.example',
  '/__proto__',
  '/about-us.html.html.txt',
  '',
])('%j is missing', (path) => {
  expect(resolvePath(path, pages)).toEqual({ kind: 'missing' })
})

it('prefers a page to an alias of its name, and redirects to nothing that is not there', () => {
  expect(resolvePath('/ai-ml', new Set(['/ai-ml', '/aiml']))).toEqual({ kind: 'page', path: '/ai-ml' })
  expect(resolvePath('/ai-ml', new Set(['/']))).toEqual({ kind: 'missing' })
})

describe('cloudflareRedirects', () => {
  it('says the same as resolvePath, for the pages that there are', () => {
    const lines = cloudflareRedirects(pages).trim().split('\n')
    for (const line of lines) {
      const [from = '', to, status] = line.split(' ')
      expect(resolvePath(from, pages)).toEqual({ kind: 'redirect', to })
      expect(status).toBe('301')
    }
    expect(lines).toEqual(
      expect.arrayContaining(['/ai-ml /aiml 301', '/aiml/ /aiml 301', '/index.html / 301']),
    )
    expect(cloudflareRedirects(['/'])).not.toContain('/aiml')
  })

  it('stays within the limit of the host', () => {
    const many = Array.from({ length: 3000 }, (_, number) => `/page-${number}`)
    expect(cloudflareRedirects(many).trim().split('\n')).toHaveLength(2000)
  })
})

it('finds what is kept of a page that was renamed since', () => {
  expect(keptOf({ '/ai-ml': 'a drawing' }, '/aiml')).toBe('a drawing')
  expect(keptOf({ '/ai-ml': 'a drawing' }, '/devops')).toBeUndefined()
})
