/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getData, getLastUpdated, getPage, getPages } from '#lib/content/pages.ts'
import { photosOf, sitemapEntries } from './sitemap.ts'

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
