/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { robotsTxt } from './crawlers.ts'
import trainingCrawlers from './trainingCrawlers.json' with { type: 'json' }

const url = 'https://plumbline.example'

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
