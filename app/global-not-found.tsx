import type { Metadata } from 'next'
import { NotFoundLayout } from '#components/layout/NotFoundLayout/NotFoundLayout.tsx'
import { TITLE_SUFFIX } from '#lib/content/schema.ts'
import { siteMetadata } from '#lib/seo/metadata.ts'
import RootLayout from './layout.tsx'

export { viewport } from './layout.tsx'

// Next adds `noindex` itself.
export const metadata: Metadata = { ...siteMetadata(), title: `Page not found${TITLE_SUFFIX}` }

/** A `not-found.tsx` would be rendered into the data of every page. */
export default function NotFound() {
  return (
    <RootLayout>
      <NotFoundLayout />
    </RootLayout>
  )
}
