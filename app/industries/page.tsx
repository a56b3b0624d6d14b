import { IndustriesLayout } from '#components/layout/IndustriesLayout/IndustriesLayout.tsx'
import { getPageByLayout } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageByLayout('industries'))

export default function IndustriesPage() {
  return <IndustriesLayout page={getPageByLayout('industries')} />
}
