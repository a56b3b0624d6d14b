import { SiteIndexLayout } from '#components/layout/SiteIndexLayout/SiteIndexLayout.tsx'
import { getPageOf } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageOf('siteIndex'))

export default function SiteIndex() {
  return <SiteIndexLayout page={getPageOf('siteIndex')} />
}
