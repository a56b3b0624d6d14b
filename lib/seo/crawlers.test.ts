/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getPage } from '#lib/content/pages.ts'
import { photosOf, robotsTxt, sitemapEntry } from './crawlers.ts'
import trainingCrawlers from './trainingCrawlers.json' with { type: 'json' }

it('finds the photographs of real people on a page, not placeholders', () => {
  const people = [
    { photo: 'real.jpg', placeholder: undefined },
    { photo: 'stand-in.jpg', placeholder: true },
  ]
  const data = { people, testimonials: [] } as never
  expect(photosOf(getPage('/about-us'), data)).toEqual(['real.jpg'])
  expect(photosOf(getPage('/etl-testing'), data)).toEqual([])
})

const url = 'https://plumbline.example'

it('puts the date of a page before its photographs, as the schema of sitemaps requires', () => {
  const tags = sitemapEntry(`${url}/about-us`, '2027-06-30', [`${url}/a.webp`]).match(/<[\w:]+/g)
  expect(tags).toEqual(['<url', '<loc', '<lastmod', '<image:image', '<image:loc'])
})

/** Returns whether a crawler may read the pages: its own group applies, otherwise the one for all (RFC 9309). */
function mayRead(crawler: string, training: 'allow' | 'deny'): boolean {
  const groups = robotsTxt({ url, crawlers: { training } }).split('\n\n')
  const own = (name: string) => groups.find((group) => group.includes(`User-Agent: ${name}\n`))
  return !/^Disallow: \/$/m.test(own(crawler) ?? own('*') ?? '')
}

describe('robots.txt', () => {
  it.each(['Googlebot', 'Bingbot', 'Applebot', 'OAI-SearchBot', 'ChatGPT-User', 'Claude-User', 'PerplexityBot'])(
    'always allows %s, which does not collect training data',
    (crawler) => {
      expect([mayRead(crawler, 'allow'), mayRead(crawler, 'deny')]).toEqual([true, true])
    },
  )

  it.each(trainingCrawlers)('allows or denies %s according to the setting', (crawler) => {
    expect([mayRead(crawler, 'allow'), mayRead(crawler, 'deny')]).toEqual([true, false])
  })

  it('names the sitemap and keeps all crawlers out of the API', () => {
    expect(robotsTxt({ url, crawlers: { training: 'allow' } })).toBe(
      'User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://plumbline.example/sitemap.xml\n',
    )
  })
})
