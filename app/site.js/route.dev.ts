import { Bundler } from '#lib/bundler.ts'

export const dynamic = 'force-static'

/** The script needs the page's elements, and may be there before them. */
const onceParsed = (code: string) => `{
const start = () => {${code}
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
}`

const RELOAD = `new EventSource('/content-changes?since=' + performance.timeOrigin).onmessage = () => location.reload()`

/** Serves the script of every page in development, which also reloads the page when content has changed. */
export async function GET() {
  const script = await new Bundler().bundle('lib/client/main.ts')
  return new Response(`${onceParsed(script)}\n${RELOAD}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
}
