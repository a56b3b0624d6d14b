/** What robots.txt says: the whole site to everybody, and to those who train models as site.yaml sets it. */
import type { MetadataRoute } from 'next'
import type { Data } from '#lib/content/data.ts'
import { TRAINING_CRAWLERS } from '#lib/site/crawlers.ts'
import { absoluteUrl } from '#lib/site/url.ts'

/** The rules of robots.txt. A crawler follows the group of its own name, and the one for all where it has none. */
export function robotsRules({ url, crawlers }: Pick<Data['site'], 'url' | 'crawlers'>): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: '/api/' },
      ...(crawlers.training === 'deny' ? [{ userAgent: [...TRAINING_CRAWLERS], disallow: '/' }] : []),
    ],
    sitemap: absoluteUrl(url, '/sitemap.xml'),
  }
}
