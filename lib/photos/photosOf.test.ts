/** @jest-environment node */
import { expect, it, jest } from '@jest/globals'
import * as pages from '#lib/content/pages.ts'
import * as texts from '#lib/content/pageText.ts'
import { makePhotoFolder } from './testing/folder.ts'

it('lists the photographs of the text and of people, with absolute addresses', async () => {
  const { root, photos, dispose } = await makePhotoFolder()
  try {
    const data = pages.getData()
    const [first, ...others] = data.people
    jest.unstable_mockModule('#lib/content/pages.ts', () => ({
      ...pages,
      getData: () => ({ ...data, people: [{ ...first, photo: 'anna-smith.jpg' }, ...others] }),
    }))
    jest.unstable_mockModule('#lib/content/pageText.ts', () => ({
      getPageText: (path: string) => ({
        ...texts.getPageText(path),
        photographs: path === '/' ? [] : [{ name: 'client.png', alt: 'A desk', caption: 'Where we sit' }],
      }),
    }))
    const { photosOf } = await import('./photosOf.ts')
    const address = (file: string) =>
      `${data.site.url}${photos[`content/data/photos/${file}`]?.webp.at(-1)?.url}`
    const client = {
      url: address('client.png'),
      width: 640,
      height: 800,
      alt: 'A desk',
      caption: 'Where we sit',
    }
    expect(photosOf('/about-us', root)).toEqual([
      client,
      { url: address('anna-smith.jpg'), width: 640, height: 800, alt: `Portrait of ${first?.name}` },
    ])
    expect(photosOf('/etl-testing', root)).toEqual([client])
    expect(photosOf('/', root)).toEqual([])
    expect(client.url).toMatch(/^https:\/\/.*\/photos\/client-640\.[0-9a-f]{16}\.webp$/)
  } finally {
    dispose()
  }
})
