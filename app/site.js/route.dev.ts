import { bundle } from '#lib/client/bundle.ts'

export const dynamic = 'force-static'

/** The one script that every page carries, while the site is written; a build has it from lib/postbuild. */
export async function GET() {
  return new Response(await bundle('lib/client/main.ts'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
}
