import { AboutLayout } from '#components/layout/AboutLayout/AboutLayout.tsx'
import Body from '#content/about-us.mdx'
import { getPageByLayout } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageByLayout('about'))

export default function AboutPage() {
  return (
    <AboutLayout page={getPageByLayout('about')}>
      <Body />
    </AboutLayout>
  )
}
