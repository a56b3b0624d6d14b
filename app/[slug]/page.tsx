import type { Metadata } from 'next'
import { Body } from '#components/layout/Body/Body.tsx'
import { DetailLayout } from '#components/layout/DetailLayout/DetailLayout.tsx'
import { TextLayout } from '#components/layout/TextLayout/TextLayout.tsx'
import { getPage, getServicePage, getServicePages, getTextPages } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return [...getServicePages(), ...getTextPages()]
    .filter((page) => !page.path.startsWith('/services/'))
    .map((page) => ({ slug: page.path.slice(1) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(getPage(`/${(await params).slug}`))
}

export default async function ContentPage({ params }: Props) {
  const path = `/${(await params).slug}`
  const page = getPage(path)
  if (page.layout === 'text') {
    return (
      <TextLayout page={page}>
        <Body page={page} />
      </TextLayout>
    )
  }
  return (
    <DetailLayout page={getServicePage(path)}>
      <Body page={page} />
    </DetailLayout>
  )
}
