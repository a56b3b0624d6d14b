import type { Metadata } from 'next'
import { NotFoundLayout } from '#components/layout/NotFoundLayout/NotFoundLayout.tsx'

export const metadata: Metadata = { title: 'Page not found | Plumbline', robots: { index: false } }

export default function NotFound() {
  return <NotFoundLayout />
}
