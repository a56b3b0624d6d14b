import type { MetadataRoute } from 'next'
import { getData } from '#lib/content/pages.ts'
import { absoluteUrl } from '#lib/site/url.ts'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  const { site } = getData()
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl(site.url, '/sitemap.xml'),
  }
}
