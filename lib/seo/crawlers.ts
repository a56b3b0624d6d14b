/** What crawlers ask for: robots.txt and the sitemap. */
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

/**
 * Crawlers that collect text to train models with, by the names that they look for in robots.txt, from the operators' own
 * pages. Those that fetch a page to answer a question or to list it in a search (OAI-SearchBot, Claude-User,
 * PerplexityBot …) go by other names, and are never shut out. anthropic-ai is a former name of ClaudeBot.
 */
export const TRAINING_CRAWLERS = [
  'GPTBot',
  'ClaudeBot',
  'anthropic-ai',
  'Google-Extended',
  'Applebot-Extended',
  'Meta-ExternalAgent',
  'Amazonbot',
  'CCBot',
  'Bytespider',
]

/** The rules of robots.txt. A crawler follows the group of its own name, and the one for all where it has none. */
export function robotsRules({ url, crawlers }: Pick<Data['site'], 'url' | 'crawlers'>): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: '/api/' },
      ...(crawlers.training === 'deny' ? [{ userAgent: TRAINING_CRAWLERS, disallow: '/' }] : []),
    ],
    sitemap: absoluteUrl(url, '/sitemap.xml'),
  }
}
