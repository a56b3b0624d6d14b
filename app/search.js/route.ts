import { buildSearch } from '#lib/search/build.ts'

export const dynamic = 'force-static'

/** The search, fetched when it is first asked for. */
export async function GET() {
  return new Response(await buildSearch(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
}
