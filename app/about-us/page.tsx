import { AboutLayout } from '#components/layout/AboutLayout/AboutLayout.tsx'
import { loadBody } from '#lib/content/body.ts'
import { getPageOf } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageOf('about'))

export default async function About() {
  const page = getPageOf('about')
  const Body = await loadBody(page.path)
  return (
    <AboutLayout page={page}>
      <Body />
    </AboutLayout>
  )
}
