/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { ALIASES, canonicalPath, cloudflareRedirects, resolvePath } from './redirects.ts'

const pages = new Set(['/', '/about-us', '/services/devops', ...Object.values(ALIASES)])

describe('resolvePath', () => {
  it.each([...pages])('%s is a page', (path) => {
    expect(resolvePath(path, pages)).toEqual({ kind: 'page', path })
  })

  it.each([
    ['/about-us/', '/about-us'],
    ['/about-us///', '/about-us'],
    ['//about-us', '/about-us'],
    ['/About-US', '/about-us'],
    ['/about-us.html', '/about-us'],
    ['/About-Us.HTML', '/about-us'],
    ['/about-us/index', '/about-us'],
    ['/about-us/index.html', '/about-us'],
    ['/%61bout%2dus', '/about-us'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/index/', '/'],
    ['//', '/'],
    ['/services//devops/', '/services/devops'],
    ...Object.entries(ALIASES),
    ...Object.entries(ALIASES).map(([alias, to]) => [`${alias.toUpperCase()}/`, to] as const),
    ...Object.entries(ALIASES).map(([alias, to]) => [`${alias}.html`, to] as const),
  ])('%s moves to %s', (path, to) => {
    expect(resolvePath(path, pages)).toEqual({ kind: 'redirect', to })
  })

  it.each([
    '/missing',
    '/missing/',
    '/about-us/more',
    '/services',
    '/services%2fdevops',
    '/services%5Cdevops',
    '/about-us%00',
    '/about-us%0d%0aX: 1',
    '/%zz',
    '/about us',
    '//evil.example',
    '//evil.example/about-us',
    '/\\evil.example',
    '/https://evil.example',
    '/__proto__',
    '/constructor',
    '/about-us.html.html.txt',
    '',
  ])('%s is missing', (path) => {
    expect(resolvePath(path, pages)).toEqual({ kind: 'missing' })
  })

  it('prefers a page to an alias of the same name', () => {
    expect(resolvePath('/ai-ml', new Set(['/ai-ml', '/aiml']))).toEqual({ kind: 'page', path: '/ai-ml' })
  })

  it('redirects to nothing that is not there', () => {
    expect(resolvePath('/ai-ml', new Set(['/']))).toEqual({ kind: 'missing' })
  })
})

describe('ALIASES', () => {
  it('leads to canonical paths in one step', () => {
    for (const [alias, to] of Object.entries(ALIASES)) {
      expect(canonicalPath(alias)).toBe(to)
      expect(canonicalPath(to)).toBe(to)
      expect(alias).toMatch(/^(\/[a-z0-9_-]+)+$/)
    }
  })

  it('has the ones that were decided', () => {
    expect(ALIASES).toMatchObject({
      '/services/test-maturity-model-assessment': '/services/test-maturity-model-assesment',
      '/services/tcoe-assessment': '/services/tcoe-assesment',
      '/continuous-integration': '/continous-integration',
      '/services/ai-engineering': '/services/ai_engineering',
      '/services/generative-ai-testing': '/services/generative_ai_testing',
    })
  })
})

describe('cloudflareRedirects', () => {
  it('writes each rule once, for the pages that there are', () => {
    expect(cloudflareRedirects(['/', '/aiml'])).toBe(
      [
        '/ai-ml /aiml 301',
        '/ai-ml/ /aiml 301',
        '/ai-ml.html /aiml 301',
        '/index / 301',
        '/index.html / 301',
        '/aiml/ /aiml 301',
        '/aiml.html /aiml 301',
        '',
      ].join('\n'),
    )
  })

  it('says the same as resolvePath', () => {
    for (const line of cloudflareRedirects(pages).trim().split('\n')) {
      const [from = '', to] = line.split(' ')
      expect(resolvePath(from, pages)).toEqual({ kind: 'redirect', to })
    }
  })

  it('stays within the limit of the host', () => {
    const many = Array.from({ length: 3000 }, (_, number) => `/page-${number}`)
    expect(cloudflareRedirects(many).trim().split('\n')).toHaveLength(2000)
  })
})
