import { HomeLayout } from '#components/layout/HomeLayout/HomeLayout.tsx'
import { getPageOf } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageOf('home'))

export default function Home() {
  return <HomeLayout page={getPageOf('home')} />
}
