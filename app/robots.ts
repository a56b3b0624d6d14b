import type { MetadataRoute } from 'next'
import { getData } from '#lib/content/pages.ts'
import { robots } from '#lib/seo/crawlers.ts'

export const dynamic = 'force-static'

export default (): MetadataRoute.Robots => robots(getData().site)
