import { sitemapEntries } from '#lib/seo/crawlers.ts'

export const dynamic = 'force-static'

export default sitemapEntries
