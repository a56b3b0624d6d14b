/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getData, getLastUpdated, getPage, getPages } from '#lib/content/pages.ts'
import { photosOf, sitemapEntries } from './sitemap.ts'

describe('sitemapEntries', () => {
  it('lists the pages of the registry, and nothing else', () => {
    const { origin } = new URL(getData().site.url)
    expect(sitemapEntries().map(({ url }) => url)).toEqual(
      getPages().map(({ path }) => new URL(path, origin).href),
    )
  })

  it('says when the text of a page changed, or nothing', () => {
    for (const [index, { path }] of getPages().entries()) {
      const entry = sitemapEntries()[index]
      const day = getLastUpdated(path)
      // In a shallow clone there is no day for any of them.
      if (day === undefined) expect(entry).not.toHaveProperty('lastModified')
      else expect(entry?.lastModified).toBe(day)
    }
  })

  it('leaves out what search engines pass over', () => {
    const keys = new Set(sitemapEntries().flatMap((entry) => Object.keys(entry)))
    expect([...keys].filter((key) => !['url', 'lastModified', 'images'].includes(key))).toEqual([])
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
