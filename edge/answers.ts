import { headersFor } from '#lib/site/headers.ts'

/** What a visitor reads when the API itself fails; the form's own messages are in `lib/contact/protocol.ts`. */
const SENTENCES = {
  400: 'This request could not be understood.',
  404: 'There is nothing at this address.',
  405: 'This address cannot be used in that way.',
  408: 'The request took too long to arrive.',
  417: 'This server supports no expectation other than 100-continue.',
  431: 'The headers of this request are too large.',
  500: 'Something went wrong on our side. Please try again later.',
  502: 'The host of this picture does not deliver it.',
  503: 'This service is overloaded, or not set up completely. Please write to our mailbox in the meantime.',
} as const

/** Answers with JSON, under the headers of the API. */
export const answer = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers: { ...headersFor('api'), ...headers } })

/** Answers that the API cannot do what it was asked, with a sentence for people. */
export const refusal = (
  status: keyof typeof SENTENCES,
  headers: Record<string, string> = {},
): Response => answer(status, { ok: false, message: SENTENCES[status] }, headers)

/** Answers 405 to a method that an address does not have, and 204 to OPTIONS. Both list the methods that it has. */
export function otherMethod(method: string, ...allowed: string[]): Response {
  const headers = { Allow: [...allowed, 'OPTIONS'].join(', ') }
  if (method !== 'OPTIONS') return refusal(405, headers)
  return new Response(null, { status: 204, headers: { ...headersFor('api'), ...headers } })
}

/** Sends a browser that has posted a form on to a page. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { ...headersFor('api'), Location: path } })

/** What a 304 repeats of the answer that it stands for. */
const RETAINED = ['Cache-Control', 'ETag', 'Vary']

/**
 * Answers 304 if the browser already has this version; otherwise undefined. Takes the finished headers of the answer and not
 * its body, which may be large.
 */
export function notModified(
  request: Headers,
  headers: Readonly<Record<string, string>>,
): Response | undefined {
  const known = request.get('If-None-Match')
  const etag = weak(headers.ETag ?? '')
  if (known === null || !(known === '*' || known.split(',').some((tag) => weak(tag) === etag)))
    return undefined
  const kept = Object.entries(headers).filter(([name]) => RETAINED.includes(name))
  return new Response(null, { status: 304, headers: Object.fromEntries(kept) })
}

/** An entity tag for the weak comparison, by which compressed copies count as the same (RFC 9110, 13.1.2). */
const weak = (etag: string) => etag.trim().replace(/^W\//, '')
