import type { Metadata } from 'next'
import { NotFoundLayout } from '#components/layout/NotFoundLayout/NotFoundLayout.tsx'
import { TITLE_SUFFIX } from '#lib/content/schema.ts'

// Next adds `noindex` itself.
export const metadata: Metadata = { title: `Page not found${TITLE_SUFFIX}` }

export default function NotFound() {
  return <NotFoundLayout />
}
