import type { Metadata } from 'next'
import { DetailLayout } from '#components/layout/DetailLayout/DetailLayout.tsx'
import { TextLayout } from '#components/layout/TextLayout/TextLayout.tsx'
import { loadBody } from '#lib/content/body.ts'
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
  const Body = await loadBody(path)
  if (page.layout === 'text') {
    return (
      <TextLayout page={page}>
        <Body />
      </TextLayout>
    )
  }
  return (
    <DetailLayout page={getServicePage(path)}>
      <Body />
    </DetailLayout>
  )
}
