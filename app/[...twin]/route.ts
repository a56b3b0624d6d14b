import { getPage, getPages } from '#lib/content/pages.ts'
import { pathOfTwin, twinPath } from '#lib/site/url.ts'
import { twinOf } from '#lib/text/twin.ts'

type Context = { params: Promise<{ twin: string[] }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return getPages().map(({ path }) => ({ twin: twinPath(path).slice(1).split('/') }))
}

/** The Markdown twin of a page. Only a build has them: `next dev` takes their paths for those of `[slug]`. */
export async function GET(_request: Request, { params }: Context) {
  const page = getPage(pathOfTwin((await params).twin.join('/')))
  return new Response(twinOf(page), { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
}
