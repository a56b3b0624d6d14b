import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { ShareImage } from '#components/layout/ShareImage/ShareImage.tsx'
import { repositoryRoot } from '#lib/content/files.ts'
import { getPage, getPages } from '#lib/content/pages.ts'
import { refuseMissingSigns, shareFonts } from '#lib/seo/shareFonts.ts'
import { shareImage } from '#lib/seo/shareImage.ts'
import { SHARE_SIZE } from '#lib/seo/shareSize.ts'
import { shareWords } from '#lib/seo/shareWords.ts'
import { pathOfShareImage, shareImagePath } from '#lib/site/url.ts'

type Params = { path: string[] }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return getPages().map(({ path }): Params => ({ path: shareImagePath(path).split('/').slice(2) }))
}

/** The share image of a page. A file of this kind in place of `opengraph-image`, whose export has no ending. */
export async function GET(_: Request, context: { params: Promise<Params> }) {
  const page = getPage(pathOfShareImage((await context.params).path.join('/')))
  const words = shareWords(page)
  const draw = async (drawing: ReactElement) => {
    const fonts = await shareFonts()
    await refuseMissingSigns(Object.values(words).join(' '), fonts)
    return new ImageResponse(drawing, { ...SHARE_SIZE, fonts }).bytes()
  }
  const png = await shareImage(ShareImage(words), page.path, draw, repositoryRoot())
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
