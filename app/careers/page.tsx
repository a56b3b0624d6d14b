import { CareersLayout } from '#components/layout/CareersLayout/CareersLayout.tsx'
import Body from '#content/careers.mdx'
import { getPageByLayout } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageByLayout('careers'))

export default function CareersPage() {
  return (
    <CareersLayout page={getPageByLayout('careers')}>
      <Body />
    </CareersLayout>
  )
}
