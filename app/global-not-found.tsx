import type { Metadata } from 'next'
import { NotFoundLayout } from '#components/layout/NotFoundLayout/NotFoundLayout.tsx'
import { getData } from '#lib/content/pages.ts'
import { fullTitle } from '#lib/content/title.ts'
import { siteMetadata } from '#lib/seo/metadata.ts'
import RootLayout from './layout.tsx'

export { viewport } from './layout.tsx'

// Next adds `noindex` itself.
export const metadata: Metadata = {
  ...siteMetadata(),
  title: fullTitle('Page not found', getData().site.name),
}

/** A `not-found.tsx` would be rendered into the data of every page. */
export default function NotFound() {
  return (
    <RootLayout>
      <NotFoundLayout />
    </RootLayout>
  )
}
