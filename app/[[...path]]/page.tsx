import type { Metadata } from 'next'
import { layoutOf } from '#components/layout/layouts.ts'
import { Report } from '#components/layout/Page/Report.tsx'
import { renderMdx } from '#components/mdx.tsx'
import { getPage, getPages } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ path?: string[] }> }

const pageOf = async ({ params }: Props) => getPage(`/${(await params).path?.join('/') ?? ''}`)

export const dynamicParams = false

export const generateStaticParams = () =>
  getPages().map(({ path }) => ({ path: path.split('/').filter(Boolean) }))

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  pageMetadata(await pageOf(props))

export default async function ContentPage(props: Props) {
  const page = await pageOf(props)
  const Layout = layoutOf(page)
  return (
    <Report page={page}>
      {() => <Layout page={page}>{renderMdx({ text: page.body })}</Layout>}
    </Report>
  )
}
