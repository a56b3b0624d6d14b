import { buildSearchIndex } from '#lib/search/build.ts'

export const dynamic = 'force-static'

/** What the search searches. */
export function GET() {
  return new Response(buildSearchIndex(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
}
