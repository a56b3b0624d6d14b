/** The sitemap: every page of the registry, with the day of its last change and the photographs on it. */
import type { MetadataRoute } from 'next'
import type { Data } from '#lib/content/data.ts'
import { getData, getLastUpdated, getPages } from '#lib/content/pages.ts'
import { getPhoto, photosIn } from '#lib/content/photos.ts'
import type { Page } from '#lib/content/schema.ts'
import { absoluteUrl } from '#lib/site/url.ts'

/** Names of the photographs that a page shows, in its text and of people; without those of people who are not real yet. */
export function photosOf(
  page: Page,
  { people, testimonials }: Pick<Data, 'people' | 'testimonials'>,
): string[] {
  const portraits = page.layout === 'about' ? [...people, ...testimonials] : []
  return [
    ...photosIn(page.body),
    ...portraits.flatMap(({ photo, placeholder }) => (photo && !placeholder ? photo : [])),
  ]
}

/** Entries of the sitemap. Search engines pass over priority and frequency, and a day that is made up harms the true ones. */
export function sitemapEntries(): MetadataRoute.Sitemap {
  const data = getData()
  const url = (path: string) => absoluteUrl(data.site.url, path)
  return getPages().map((page) => {
    const lastModified = getLastUpdated(page.path)
    // The largest file: search engines make their own thumbnails.
    const images = photosOf(page, data).map((name) => url(getPhoto(name).webp.at(-1)?.url ?? ''))
    return {
      url: url(page.path),
      ...(lastModified && { lastModified }),
      ...(images.length > 0 && { images }),
    }
  })
}
