import { HomeLayout } from '#components/layout/HomeLayout/HomeLayout.tsx'
import { getPageByLayout } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageByLayout('home'))

export default function HomePage() {
  return <HomeLayout page={getPageByLayout('home')} />
}
