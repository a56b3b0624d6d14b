import { REFERENCE, REFERENCE_PLACEHOLDER, RESULT_PAGES } from '#lib/contact/protocol.ts'
import type { Assets } from '../pages.ts'

/** Where a message's sender without script is sent on to. */
export function sentPath(reference: string): string {
  return `${RESULT_PAGES.sent}?reference=${reference}`
}

/** The number's line in the static page (`app/contact-us/[result]`): hidden until it says something. */
const HIDDEN_LINE = /(<p data-reference="") hidden(?:="")?/

/**
 * The page that says thank you, with the number of this message in it. Undefined for any other page, and for anything
 * that does not look like a number of ours.
 */
export async function sentPage(request: Request, assets: Assets): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const reference = searchParams.get('reference') ?? ''
  if (request.method !== 'GET' || pathname !== RESULT_PAGES.sent || !REFERENCE.test(reference))
    return undefined
  // As it is on disk: not compressed, and whatever the browser has of it.
  const page = await assets.fetch(new Request(new URL(pathname, request.url)))
  const html = (await page.text()).replace(HIDDEN_LINE, '$1').replace(REFERENCE_PLACEHOLDER, reference)
  const headers = new Headers(page.headers)
  for (const name of ['ETag', 'Last-Modified', 'Content-Length', 'Vary']) headers.delete(name)
  headers.set('Cache-Control', 'no-store')
  return new Response(html, { status: page.status, headers })
}
