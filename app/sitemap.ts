import { sitemapEntries } from '#lib/seo/sitemap.ts'

export const dynamic = 'force-static'

export default sitemapEntries
