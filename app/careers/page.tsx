import { Body } from '#components/layout/Body/Body.tsx'
import { CareersLayout } from '#components/layout/CareersLayout/CareersLayout.tsx'
import { getPageOf } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageOf('careers'))

export default function Careers() {
  const page = getPageOf('careers')
  return (
    <CareersLayout page={page}>
      <Body page={page} />
    </CareersLayout>
  )
}
