import { notFound } from 'next/navigation'
import { DetailLayout } from '#components/layout/DetailLayout/DetailLayout.tsx'
import { TextLayout } from '#components/layout/TextLayout/TextLayout.tsx'
import { askOf } from '#components/ui/AskLink/ask.ts'
import { getPagesByLayout } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ slug: string[] }> }

/** Services, guides, evidence and legal pages: all but those whose layout only one page has. */
const pages = () => getPagesByLayout('detail', 'landing', 'guide', 'text')

async function pageOf({ params }: Props) {
  const path = `/${(await params).slug.join('/')}`
  return pages().find((page) => page.path === path) ?? notFound()
}

export const dynamicParams = false

export const generateStaticParams = () =>
  pages().map(({ path }) => ({ slug: path.slice(1).split('/') }))

export const generateMetadata = async (props: Props) => pageMetadata(await pageOf(props))

export default async function ContentPage(props: Props) {
  const page = await pageOf(props)
  const { default: Body, Lead } = await import(`../../content/${page.path.slice(1)}.mdx`)
  return page.layout === 'text' ? (
    <TextLayout page={page}>
      <Body />
    </TextLayout>
  ) : (
    <DetailLayout page={page} lead={Lead && <Lead />}>
      <Body ask={askOf(page)} />
    </DetailLayout>
  )
}
