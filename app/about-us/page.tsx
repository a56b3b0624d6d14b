import { AboutLayout } from '#components/layout/AboutLayout/AboutLayout.tsx'
import { Body } from '#components/layout/Body/Body.tsx'
import { getPageOf } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageOf('about'))

export default function About() {
  const page = getPageOf('about')
  return (
    <AboutLayout page={page}>
      <Body page={page} />
    </AboutLayout>
  )
}
