import type { Metadata } from 'next'
import { Body } from '#components/layout/Body/Body.tsx'
import { DetailLayout } from '#components/layout/DetailLayout/DetailLayout.tsx'
import { getServicePage, getServicePages } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return getServicePages()
    .filter((page) => page.path.startsWith('/services/'))
    .map((page) => ({ slug: page.path.slice('/services/'.length) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(getServicePage(`/services/${(await params).slug}`))
}

export default async function ServicePage({ params }: Props) {
  const page = getServicePage(`/services/${(await params).slug}`)
  return (
    <DetailLayout page={page}>
      <Body page={page} />
    </DetailLayout>
  )
}
