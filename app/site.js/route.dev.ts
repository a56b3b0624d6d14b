import { bundle } from '#lib/bundle.ts'

export const dynamic = 'force-static'

const RELOAD = `new EventSource('/content-changes?since=' + performance.timeOrigin).onmessage = () => location.reload()`

/** Serves the script of every page in development, which also reloads the page when content has changed. */
export async function GET() {
  return new Response(`${await bundle('lib/client/main.ts')}\n${RELOAD}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
}
