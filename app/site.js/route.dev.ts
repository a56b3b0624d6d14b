import { bundle } from '#build/bundle.ts'

export const dynamic = 'force-static'

/** Serves the script of every page in development; builds get it from build. */
export async function GET() {
  return new Response(await bundle('lib/client/main.ts'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
}
