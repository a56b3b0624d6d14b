import { headersFor } from '#lib/site/headers.ts'
import { canonicalPath, resolvePath } from '#lib/site/redirects.ts'

/** The files of `out/`, however the runtime holds them. */
export interface Assets {
  /** Which of these paths are pages. May give more than was asked for. */
  knownAmong(paths: readonly string[]): Promise<ReadonlySet<string>> | ReadonlySet<string>
  /** The file for a request, the 404 page, or 405 for methods other than GET and HEAD. */
  fetch(request: Request): Promise<Response>
}

/** Answers everything that is not the API: a redirect for another form of a page's path, otherwise the file. */
export async function pageRoute(request: Request, assets: Assets): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const { pathname, search } = new URL(request.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== undefined && canonical !== pathname) {
      const found = resolvePath(pathname, await assets.knownAmong([pathname, canonical]))
      if (found.kind === 'redirect') {
        // A path, so that it holds behind any proxy and leads to no other host.
        return new Response(null, {
          status: 301,
          headers: { ...headersFor('page'), Location: `${found.to}${search}` },
        })
      }
    }
  }
  return assets.fetch(request)
}
