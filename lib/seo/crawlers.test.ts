/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getData, getLastUpdated, getPage, getPages } from '#lib/content/pages.ts'
import { photosOf, robotsRules, sitemapEntries, TRAINING_CRAWLERS } from './crawlers.ts'

describe('sitemapEntries', () => {
  it('says when the text of a page changed, or nothing', () => {
    for (const [index, { path }] of getPages().entries()) {
      const entry = sitemapEntries()[index]
      const day = getLastUpdated(path)
      // In a shallow clone there is no day for any of them.
      if (day === undefined) expect(entry).not.toHaveProperty('lastModified')
      else expect(entry?.lastModified).toBe(day)
    }
  })
})

describe('photosOf', () => {
  const person = getData().people[0]
  const [real, standIn] = [
    { ...person, photo: 'real.jpg', placeholder: undefined },
    { ...person, photo: 'stand-in.jpg', placeholder: true },
  ] as ReturnType<typeof getData>['people']
  const data = { people: [real, standIn], testimonials: [] } as never

  it('finds the photographs of the people on a page, once they are real', () => {
    expect(photosOf(getPage('/about-us'), data)).toEqual(['real.jpg'])
  })

  it('finds none on other pages', () => {
    expect(photosOf(getPage('/etl-testing'), data)).toEqual([])
  })
})

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
