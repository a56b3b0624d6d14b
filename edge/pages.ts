import {
  REFERENCE,
  REFERENCE_PLACEHOLDER,
  RESULT_PAGES,
  referenceIn,
} from '#lib/contact/protocol.ts'
import { headersFor } from '#lib/site/headers.ts'
import { headerPolicy } from '#lib/site/policy.ts'
import { canonicalPath } from '#lib/site/redirects.ts'
import { otherMethod } from './answers.ts'

/** The files in `out/`, however the runtime stores them. */
export interface Assets {
  isPage(path: string): Promise<boolean> | boolean
  /** The file for a request, or the 404 page. */
  fetch(request: Request): Promise<Response> | Response
}

/** A request for a file of the site. Whatever keeps the files goes by the path alone. */
export const fileRequest = (path: string, init?: RequestInit): Request =>
  new Request(`https://assets.invalid${path}`, init)

/** The reference number's line in the static page, hidden until filled in. */
const HIDDEN_LINE = /(<p data-reference="") hidden(?:="")?/

/** Answers everything except the API: redirects other spellings of a page's path and serves files. */
export async function pageRoute(request: Request, assets: Assets): Promise<Response> {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') return otherMethod(method, 'GET', 'HEAD')
  const { pathname, search } = new URL(url)
  const canonical = canonicalPath(pathname) ?? pathname
  if (
    canonical !== pathname &&
    !(await assets.isPage(pathname)) &&
    (await assets.isPage(canonical))
  ) {
    // A path rather than a URL works behind any proxy and cannot lead to another host.
    const headers = { ...headersFor('page'), Location: `${canonical}${search}` }
    return new Response(null, { status: 301, headers })
  }
  const reference = referenceIn(search)
  if (pathname !== RESULT_PAGES.sent || !REFERENCE.test(reference)) return assets.fetch(request)

  // The thank-you page with this message's number, always sent in full, whatever the browser has cached.
  const page = await assets.fetch(new Request(new URL(pathname, url)))
  const html = (await page.text())
    .replace(HIDDEN_LINE, '$1')
    .replace(REFERENCE_PLACEHOLDER, reference)
  const headers = {
    ...headersFor('page'),
    'Content-Security-Policy': headerPolicy(html),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  }
  return new Response(html, { status: page.status, headers })
}
