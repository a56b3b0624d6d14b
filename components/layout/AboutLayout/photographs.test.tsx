/** @jest-environment node */
/** Photographs named in data files appear on the page in the formats the build made. */
import { expect, it, jest } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import * as pages from '#lib/content/pages.ts'
import * as manifest from '#lib/content/photos.ts'
import type { Page } from '#lib/content/schema.ts'
import { makePhotoFolder, withoutPhotographs } from '#scripts/photos/testing/folder.ts'

jest.setTimeout(30_000)

it('are shown if they exist, and monograms otherwise', async () => {
  const { root, photos, dispose } = await makePhotoFolder()
  try {
    const data = pages.getData()
    // Two may have the same initials, and markup writes some letters of names in another way.
    const named = (capital: string, index: number) => ({
      name: `${capital} ${index}`,
      monogram: capital + String.fromCharCode(65 + index),
    })
    const [first, ...others] = withoutPhotographs(data.people).map((person, index) => ({
      ...person,
      ...named('P', index),
    }))
    const [quoted, ...quotations] = withoutPhotographs(data.testimonials).map((quote, index) => ({
      ...quote,
      ...named('Q', index),
    }))
    if (!first || !quoted) throw new Error('There is nobody to show.')
    jest.unstable_mockModule('#lib/content/pages.ts', () => ({
      ...pages,
      getData: () => ({
        ...data,
        people: [
          { ...first, photo: 'anna-smith.jpg', photoAlt: 'Anna at the whiteboard' },
          ...others,
        ],
        testimonials: [{ ...quoted, photo: 'client.png' }, ...quotations],
      }),
    }))
    jest.unstable_mockModule('#lib/content/photos.ts', () => ({
      getPhoto: (name: string) => manifest.getPhoto(name, root),
    }))
    const { AboutLayout } = await import('./AboutLayout.tsx')
    const page = pages.getPage('/about-us') as Page<'about'>
    const html = renderToStaticMarkup(<AboutLayout page={page}>Text</AboutLayout>)

    expect(html).toContain('alt="Anna at the whiteboard"')
    expect(html).toContain(`alt="Portrait of ${quoted.name}"`)
    for (const photo of Object.values(photos)) {
      for (const { url } of [...photo.avif, ...photo.webp, ...photo.jpeg])
        expect(html).toContain(`${url} `)
    }
    expect(html).not.toContain(`>${first.monogram}<`)
    for (const { monogram } of others) expect(html).toContain(`>${monogram}<`)
    expect(html).not.toContain('style=')
  } finally {
    dispose()
  }
})
