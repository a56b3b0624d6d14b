import { IndustriesLayout } from '#components/layout/IndustriesLayout/IndustriesLayout.tsx'
import { getPageOf } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageOf('industries'))

export default function Industries() {
  return <IndustriesLayout page={getPageOf('industries')} />
}
