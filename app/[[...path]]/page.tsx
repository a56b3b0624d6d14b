import type { Metadata } from 'next'
import type { ComponentType, ReactNode } from 'react'
import { AboutLayout } from '#components/layout/AboutLayout/AboutLayout.tsx'
import { CareersLayout } from '#components/layout/CareersLayout/CareersLayout.tsx'
import { ContactLayout } from '#components/layout/ContactLayout/ContactLayout.tsx'
import { DetailLayout } from '#components/layout/DetailLayout/DetailLayout.tsx'
import { HomeLayout } from '#components/layout/HomeLayout/HomeLayout.tsx'
import { IndustriesLayout } from '#components/layout/IndustriesLayout/IndustriesLayout.tsx'
import { SiteIndexLayout } from '#components/layout/SiteIndexLayout/SiteIndexLayout.tsx'
import { TextLayout } from '#components/layout/TextLayout/TextLayout.tsx'
import { Mdx } from '#components/mdx.tsx'
import { getPage, getPages } from '#lib/content/pages.ts'
import type { Layout, Page } from '#lib/content/schema.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ path?: string[] }> }

type LayoutOf<L extends Layout> = ComponentType<{ page: Page<L>; children: ReactNode }>

const layouts: { [L in Layout]: LayoutOf<L> } = {
  about: AboutLayout,
  careers: CareersLayout,
  contact: ContactLayout,
  detail: DetailLayout,
  guide: DetailLayout,
  home: HomeLayout,
  industries: IndustriesLayout,
  landing: DetailLayout,
  siteIndex: SiteIndexLayout,
  text: TextLayout,
}

const pageOf = async ({ params }: Props) => getPage(`/${(await params).path?.join('/') ?? ''}`)

export const dynamicParams = false

export const generateStaticParams = () =>
  getPages().map(({ path }) => ({ path: path.split('/').filter(Boolean) }))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await pageOf(props))
}

export default async function ContentPage(props: Props) {
  const page = await pageOf(props)
  const Layout = layouts[page.layout] as LayoutOf<typeof page.layout>
  return (
    <Layout page={page}>
      <Mdx text={page.body} />
    </Layout>
  )
}
