import type { MetadataRoute } from 'next'
import { getData, getPages } from '#lib/content/pages.ts'
import { absoluteUrl } from '#lib/site/url.ts'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const { site } = getData()
  return getPages().map((page) => ({ url: absoluteUrl(site.url, page.path) }))
}
