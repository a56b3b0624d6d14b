/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { robotsTxt, sitemap } from './crawlers.ts'
import trainingCrawlers from './trainingCrawlers.json' with { type: 'json' }

const url = 'https://plumbline.example'

it('puts a page’s photographs after its date, as the schema of sitemaps requires', () => {
  const entries = sitemap(({ path }) => (path === '/about-us' ? ['/photos/a.jpg'] : [])).split(
    '</url>',
  )
  const about = entries.find((entry) => entry.includes(`${url}/about-us<`)) ?? ''
  expect(about.match(/<[\w:]+/g)?.slice(-5)).toEqual([
    '<url',
    '<loc',
    '<lastmod',
    '<image:image',
    '<image:loc',
  ])
  expect(about).toContain(`${url}/photos/a.jpg`)
  expect(entries.filter((entry) => entry.includes('<image:'))).toEqual([about])
})

/** Returns whether a crawler may read the pages: its own group applies, otherwise the one for all (RFC 9309). */
function mayRead(crawler: string, training: 'allow' | 'deny'): boolean {
  const groups = robotsTxt({ url, crawlers: { training } }).split('\n\n')
  const own = (name: string) => groups.find((group) => group.includes(`User-Agent: ${name}\n`))
  return !/^Disallow: \/$/m.test(own(crawler) ?? own('*') ?? '')
}

describe('robots.txt', () => {
  it.each([
    'Googlebot',
    'Bingbot',
    'Applebot',
    'OAI-SearchBot',
    'ChatGPT-User',
    'Claude-User',
    'PerplexityBot',
  ])('always allows %s, which does not collect training data', (crawler) => {
    expect([mayRead(crawler, 'allow'), mayRead(crawler, 'deny')]).toEqual([true, true])
  })

  it.each(trainingCrawlers)('allows or denies %s according to the setting', (crawler) => {
    expect([mayRead(crawler, 'allow'), mayRead(crawler, 'deny')]).toEqual([true, false])
  })

  it('names the sitemap and keeps all crawlers out of the API', () => {
    expect(robotsTxt({ url, crawlers: { training: 'allow' } })).toBe(
      'User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://plumbline.example/sitemap.xml\n',
    )
  })
})
