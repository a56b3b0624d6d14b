/** Generates robots.txt and the sitemap. */
import type { Data } from '#lib/content/data.ts'
import { lastUpdated } from '#lib/content/lastUpdated.ts'
import { getData, getPages } from '#lib/content/pages.ts'
import { getPhoto, photosIn } from '#lib/content/photos.ts'
import type { Page } from '#lib/content/schema.ts'
import trainingCrawlers from './trainingCrawlers.json' with { type: 'json' }

/** Returns the names of the photographs on a page, in its text and of people, without placeholders. */
export function photosOf({ layout, body }: Page, { people, testimonials }: Pick<Data, 'people' | 'testimonials'>) {
  const portraits = layout === 'about' ? [...people, ...testimonials] : []
  return [...photosIn(body), ...portraits.flatMap(({ photo, placeholder }) => (photo && !placeholder ? photo : []))]
}

/** Returns one page's entry, in the order that the schema of sitemaps prescribes. */
export const sitemapEntry = (loc: string, day: string | undefined, images: readonly string[]) =>
  [
    '<url>',
    `<loc>${loc}</loc>`,
    ...(day ? [`<lastmod>${day}</lastmod>`] : []),
    ...images.map((image) => `<image:image>\n<image:loc>${image}</image:loc>\n</image:image>`),
    '</url>',
  ].join('\n')

/** Returns the sitemap. It omits priority and frequency, which search engines ignore, and any date not known for sure. */
export function sitemap(): string {
  const data = getData()
  const url = (path: string) => data.site.url + path
  const entries = getPages().map((page) => {
    // The largest file: search engines make their own thumbnails.
    const images = photosOf(page, data).map((name) => url(getPhoto(name).webp.at(-1)?.url ?? ''))
    return sitemapEntry(url(page.path), lastUpdated(page), images)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

/**
 * Returns robots.txt. A crawler follows the group with its own name, or the one for all if there is none.
 *
 * The listed crawlers collect text for model training. Those that fetch a page to answer a question or list it in a
 * search (OAI-SearchBot, Claude-User, PerplexityBot …) have other names and are always allowed.
 */
export function robotsTxt({ url, crawlers }: Pick<Data['site'], 'url' | 'crawlers'>): string {
  const denied = trainingCrawlers.map((name) => `User-Agent: ${name}\n`).join('')
  return [
    'User-Agent: *\nAllow: /\nDisallow: /api/\n',
    ...(crawlers.training === 'deny' ? [`${denied}Disallow: /\n`] : []),
    `Sitemap: ${url}/sitemap.xml\n`,
  ].join('\n')
}
