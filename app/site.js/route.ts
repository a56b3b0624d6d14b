import { buildPageScript } from '#lib/client/build.ts'

export const dynamic = 'force-static'

/** The one script that every page carries: `lib/client`, bundled. */
export async function GET() {
  return new Response(await buildPageScript(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
}
