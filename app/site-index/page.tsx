import { SiteIndexLayout } from '#components/layout/SiteIndexLayout/SiteIndexLayout.tsx'
import { getPageByLayout } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageByLayout('siteIndex'))

export default function SiteIndexPage() {
  return <SiteIndexLayout page={getPageByLayout('siteIndex')} />
}
