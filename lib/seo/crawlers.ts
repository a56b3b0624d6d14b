/** Generates robots.txt, security.txt and the sitemap. */
import type { Data } from '#lib/content/data.ts'
import { lastUpdated } from '#lib/content/lastUpdated.ts'
import { getData, getPages } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import trainingCrawlers from './trainingCrawlers.json' with { type: 'json' }

/**
 * Returns the sitemap. It omits priority and frequency, which search engines ignore, and any date not known for sure.
 *
 * @param photographs the paths of each page's photographs.
 */
export function sitemap(photographs: (page: Page) => readonly string[]): string {
  const { site } = getData()
  const entries = getPages().map((page) => {
    const day = lastUpdated(page)
    const images = photographs(page).map(
      (path) => `<image:image>\n<image:loc>${site.url}${path}</image:loc>\n</image:image>\n`,
    )
    const date = day ? `<lastmod>${day}</lastmod>\n` : ''
    return `<url>\n<loc>${site.url}${page.path}</loc>\n${date}${images.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('')}</urlset>
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
