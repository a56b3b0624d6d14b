/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { robotsRules, TRAINING_CRAWLERS } from './robots.ts'

const url = 'https://plumbline.example'
const SEARCH_AND_RETRIEVAL = [
  'Googlebot',
  'Bingbot',
  'Applebot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Meta-ExternalFetcher',
  'Amzn-SearchBot',
]

/** Whether a crawler may read the pages: by the group of its name, else by the one for all (RFC 9309). */
function mayRead(crawler: string, training: 'allow' | 'deny') {
  const groups = [robotsRules({ url, crawlers: { training } }).rules].flat()
  const own = (name: string) =>
    groups.find(({ userAgent = [] }) =>
      [userAgent].flat().some((one) => one.toLowerCase() === name.toLowerCase()),
    )
  return (own(crawler) ?? own('*'))?.disallow !== '/'
}

describe('robotsRules', () => {
  it.each(SEARCH_AND_RETRIEVAL)('let %s in, whatever is said to those who train models', (crawler) => {
    expect([mayRead(crawler, 'allow'), mayRead(crawler, 'deny')]).toEqual([true, true])
  })

  it.each(TRAINING_CRAWLERS)('let %s in or not, by the one setting', (crawler) => {
    expect([mayRead(crawler, 'allow'), mayRead(crawler, 'deny')]).toEqual([true, false])
  })

  it('name the sitemap, and keep everybody out of the API', () => {
    expect(robotsRules({ url, crawlers: { training: 'allow' } })).toEqual({
      rules: [{ userAgent: '*', allow: '/', disallow: '/api/' }],
      sitemap: 'https://plumbline.example/sitemap.xml',
    })
  })
})
