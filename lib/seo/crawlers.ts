/** What crawlers are told: robots.txt, security.txt and the sitemap. */
import type { MetadataRoute } from 'next'
import type { Data } from '#lib/content/data.ts'
import { lastUpdated } from '#lib/content/lastUpdated.ts'
import { getData, getPages } from '#lib/content/pages.ts'
import { getPhoto, type Photo } from '#lib/content/photos.ts'
import type { Page } from '#lib/content/schema.ts'
import trainingCrawlers from './trainingCrawlers.json' with { type: 'json' }

/** The sitemap. It omits priority and frequency, which search engines ignore, and any date not known for sure. */
export function sitemap(): MetadataRoute.Sitemap {
  const { site } = getData()
  return getPages().map((page) => {
    const day = lastUpdated(page)
    return {
      url: site.url + page.path,
      images: photographsOn(page).map((photo) => site.url + photo.jpeg.at(-1)?.url),
      ...(day && { lastModified: day }),
    }
  })
}

/** The photographs in a page's text and, on the page about us, the portraits. */
function photographsOn({ layout, body }: Page): Photo[] {
  const { people, testimonials } = getData()
  const portraits = layout === 'about' ? [...people, ...testimonials] : []
  const names = [
    ...Array.from(body.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g), ([, name]) => name),
    ...portraits.map(({ photo }) => photo),
  ]
  return names.filter((name) => name !== undefined).map((name) => getPhoto(name))
}

/**
 * What robots.txt says. A crawler follows the group with its own name, or the one for all if there is none.
 *
 * The listed crawlers collect text for model training. Those that fetch a page to answer a question or list it in a
 * search (OAI-SearchBot, Claude-User, PerplexityBot …) have other names and are always allowed.
 */
export function robots({
  url,
  crawlers,
}: Pick<Data['site'], 'url' | 'crawlers'>): MetadataRoute.Robots {
  const denied = { userAgent: trainingCrawlers, disallow: '/' }
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: '/api/' },
      ...(crawlers.training === 'deny' ? [denied] : []),
    ],
    sitemap: `${url}/sitemap.xml`,
  }
}

/** How to report a vulnerability in the site (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt'

/** Returns the text of security.txt, valid through the end (UTC) of the day in site.yaml. */
export const securityTxt = ({ url, mailboxes, security }: Data['site']) =>
  [
    `Contact: mailto:${mailboxes.general}`,
    `Expires: ${security.expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}${SECURITY_TXT}`,
    '',
  ].join('\n')
