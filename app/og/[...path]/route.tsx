import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import { ShareImage } from '#components/layout/ShareImage/ShareImage.tsx'
import { repositoryRoot } from '#lib/content/files.ts'
import { getPages } from '#lib/content/pages.ts'
import { refuseMissingSigns, shareFonts } from '#lib/share/fonts.ts'
import { shareImage } from '#lib/share/image.ts'
import { SHARE_SIZE } from '#lib/share/size.ts'
import { shareWords } from '#lib/share/words.ts'
import { shareImagePath } from '#lib/site/url.ts'

type Params = { path: string[] }

export const dynamic = 'force-static'
export const dynamicParams = false

const paramsOf = (path: string): Params => ({ path: shareImagePath(path).split('/').slice(2) })

export function generateStaticParams() {
  return getPages().map(({ path }) => paramsOf(path))
}

/** The share image of a page. A file of this kind in place of `opengraph-image`, whose export has no ending. */
export async function GET(_: Request, context: { params: Promise<Params> }) {
  const asked = (await context.params).path.join('/')
  const page = getPages().find(({ path }) => paramsOf(path).path.join('/') === asked)
  if (!page) return new Response(null, { status: 404 })
  const words = shareWords(page)
  const draw = async (drawing: ReactElement) => {
    const fonts = await shareFonts()
    await refuseMissingSigns(Object.values(words).join(' '), fonts)
    return new ImageResponse(drawing, { ...SHARE_SIZE, fonts }).bytes()
  }
  const png = await shareImage(ShareImage(words), page.path, draw, repositoryRoot())
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
