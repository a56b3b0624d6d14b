import { headersFor } from '#lib/site/headers.ts'

/** What a visitor reads when the API itself fails; the form's own messages are in `lib/contact/protocol.ts`. */
const SENTENCES = {
  400: 'This request could not be understood.',
  404: 'There is nothing at this address.',
  405: 'This address cannot be used in that way.',
  500: 'Something went wrong on our side. Please try again later.',
  502: 'The host of this picture does not deliver it.',
  503: 'This service is not set up completely. Please write to our mailbox in the meantime.',
} as const

export const answer = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers: { ...headersFor('api'), ...headers } })

export const refusal = (
  status: keyof typeof SENTENCES,
  headers: Record<string, string> = {},
): Response => answer(status, { ok: false, message: SENTENCES[status] }, headers)

export function otherMethod(method: string, ...allowed: string[]): Response {
  const headers = { Allow: [...allowed, 'OPTIONS'].join(', ') }
  if (method !== 'OPTIONS') return refusal(405, headers)
  return new Response(null, { status: 204, headers: { ...headersFor('api'), ...headers } })
}

export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { ...headersFor('api'), Location: path } })
