import type { Metadata } from 'next'
import { Body } from '#components/layout/Body/Body.tsx'
import { DetailLayout } from '#components/layout/DetailLayout/DetailLayout.tsx'
import { TextLayout } from '#components/layout/TextLayout/TextLayout.tsx'
import { getPage, getServicePage, getServicePages, getTextPages } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ path: string[] }> }

const pathOf = async ({ params }: Props) => `/${(await params).path.join('/')}`

export const dynamicParams = false

export function generateStaticParams() {
  return [...getServicePages(), ...getTextPages()].map((page) => ({ path: page.path.slice(1).split('/') }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(getPage(await pathOf(props)))
}

export default async function ContentPage(props: Props) {
  const page = getPage(await pathOf(props))
  const body = <Body page={page} />
  return page.layout === 'text' ? (
    <TextLayout page={page}>{body}</TextLayout>
  ) : (
    <DetailLayout page={getServicePage(page.path)}>{body}</DetailLayout>
  )
}
