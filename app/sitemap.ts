import type { MetadataRoute } from 'next'
import { sitemap } from '#lib/seo/crawlers.ts'

export const dynamic = 'force-static'

export default (): MetadataRoute.Sitemap => sitemap()
