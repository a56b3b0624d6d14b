import { REFERENCE, REFERENCE_PLACEHOLDER, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { headersFor } from '#lib/site/headers.ts'
import { canonicalPath, resolvePath } from '#lib/site/redirects.ts'

/** The files of `out/`, however the runtime holds them. */
export interface Assets {
  /** Which of these paths are pages. May give more than was asked for. */
  knownAmong(paths: readonly string[]): Promise<ReadonlySet<string>> | ReadonlySet<string>
  /** The file for a request, the 404 page, or 405 for methods other than GET and HEAD. */
  fetch(request: Request): Promise<Response>
}

/** The number's line in the static page (`app/contact-us/sent`): hidden until it says something. */
const HIDDEN_LINE = /(<p data-reference="") hidden(?:="")?/

/** Answers everything that is not the API: a redirect for another form of a page's path, otherwise the file. */
export async function pageRoute(request: Request, assets: Assets): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  if (request.method === 'GET' || request.method === 'HEAD') {
    const canonical = canonicalPath(pathname)
    if (canonical !== undefined && canonical !== pathname) {
      const found = resolvePath(pathname, await assets.knownAmong([pathname, canonical]))
      if (found.kind === 'redirect') {
        // A path, so that it holds behind any proxy and leads to no other host.
        const headers = { ...headersFor('page'), Location: `${found.to}${search}` }
        return new Response(null, { status: 301, headers })
      }
    }
  }
  const reference = searchParams.get('reference') ?? ''
  const isSent = request.method === 'GET' && pathname === RESULT_PAGES.sent && REFERENCE.test(reference)
  return isSent ? sentPage(reference, request, assets) : assets.fetch(request)
}

/** The page that says thank you, with the number of this message in it. */
async function sentPage(reference: string, { url }: Request, assets: Assets): Promise<Response> {
  // As it is on disk: not compressed, and whatever the browser has of it.
  const page = await assets.fetch(new Request(new URL(RESULT_PAGES.sent, url)))
  const html = (await page.text()).replace(HIDDEN_LINE, '$1').replace(REFERENCE_PLACEHOLDER, reference)
  const headers = new Headers(page.headers)
  for (const name of ['ETag', 'Last-Modified', 'Content-Length', 'Vary']) headers.delete(name)
  headers.set('Cache-Control', 'no-store')
  return new Response(html, { status: page.status, headers })
}
