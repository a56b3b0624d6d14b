/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import * as pages from '#lib/content/pages.ts'
import { getPhoto } from '#lib/content/photos.ts'
import {
  makePhotoFolder,
  type PhotoFolder,
  withoutPhotographs,
} from '#scripts/photos/testing/folder.ts'
import trainingCrawlers from './trainingCrawlers.json' with { type: 'json' }

const { url } = pages.getData().site

let folder: PhotoFolder
let robots: typeof import('./crawlers.ts')['robots']
let sitemap: typeof import('./crawlers.ts')['sitemap']

beforeAll(async () => {
  folder = await makePhotoFolder()
  const { people, testimonials, ...data } = pages.getData()
  const [person, ...others] = withoutPhotographs(people)
  const body = 'Text.\n\n![Anna at the whiteboard](anna-smith.jpg "Monday")\n'
  jest.unstable_mockModule('#lib/content/pages.ts', () => ({
    ...pages,
    getData: () => ({
      ...data,
      people: [{ ...person, photo: 'client.png' }, ...others],
      testimonials: withoutPhotographs(testimonials),
    }),
    // Authors' own photographs are not in this folder.
    getPages: () =>
      pages
        .getPages()
        .map((page) => ({ ...page, body: page.path === '/etl-testing' ? body : 'Text.' })),
  }))
  jest.unstable_mockModule('#lib/content/photos.ts', () => ({
    getPhoto: (name: string) => getPhoto(name, folder.root),
  }))
  ;({ robots, sitemap } = await import('./crawlers.ts'))
})
afterAll(() => folder.dispose())

describe('the sitemap', () => {
  it('has every page once, with the day of its last change if that is known', () => {
    const entries = sitemap()
    expect(entries.map((entry) => entry.url)).toEqual(
      pages.getPages().map(({ path }) => url + path),
    )
    for (const { lastModified = '2000-01-01' } of entries)
      expect(lastModified).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('has the photographs in a page’s text, and the portraits of the page about us', () => {
    const illustrated = sitemap().filter(({ images }) => images?.length)
    const photo = (name: string) => url + getPhoto(name, folder.root).jpeg.at(-1)?.url
    expect(illustrated.map(({ url, images }) => [url, images])).toEqual([
      [`${url}/about-us`, [photo('client.png')]],
      [`${url}/etl-testing`, [photo('anna-smith.jpg')]],
    ])
  })
})

describe('robots.txt', () => {
  /** Whether a crawler may read the pages: its own group applies, otherwise the one for all (RFC 9309). */
  function mayRead(crawler: string, training: 'allow' | 'deny'): boolean {
    const groups = [robots({ url, crawlers: { training } }).rules].flat()
    const groupOf = (name: string) => groups.find(({ userAgent }) => userAgent?.includes(name))
    return (groupOf(crawler) ?? groupOf('*'))?.disallow !== '/'
  }

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
    expect(robots({ url, crawlers: { training: 'allow' } })).toEqual({
      rules: [{ userAgent: '*', allow: '/', disallow: '/api/' }],
      sitemap: `${url}/sitemap.xml`,
    })
  })
})
