import { buildPageNames } from '#lib/search/build.ts'

export const dynamic = 'force-static'

/** What pages are called. */
export function GET() {
  return new Response(buildPageNames(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
}
