import { HONEYPOT_FIELD, MIN_FILL_MS } from '#lib/contact/protocol.ts'
import { bodyOf, NetworkError } from '../network.ts'
import type { Tuning } from '../tuning.ts'

/** The form's fields as they came. */
export interface RawFields {
  email: unknown
  comment: string | undefined
  /** A plain token; anything else counts as none. */
  id: string | undefined
  elapsed: unknown
  trap: unknown
}

/** Why a request gives no fields. */
export type RequestProblem = 'cross-site' | 'media-type' | 'too-large' | 'timeout' | 'malformed'

export type BodyKind = 'json' | 'form'

/** A UUID or something like it. */
const PLAIN_ID = /^[\w-]{8,64}$/

/**
 * Whether the body is the island's JSON or the bare form's encoding, by its declared type. Undefined for any other
 * type, for a character set other than UTF-8, and for a compressed body.
 */
export function bodyKind(headers: Headers): BodyKind | undefined {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='))
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined
  if ((headers.get('Content-Encoding') || 'identity').toLowerCase() !== 'identity') return undefined
  if (type.trim() === 'application/json') return 'json'
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

/** Reads and parses the body of a request to `/api/contact`. */
export async function readFields(
  request: Request,
  kind: BodyKind,
  { bodyMaxBytes, bodyTimeoutMs }: Tuning,
): Promise<RawFields | RequestProblem> {
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyMaxBytes) return 'too-large'
  try {
    const bytes = await bodyOf(request, bodyMaxBytes, AbortSignal.timeout(bodyTimeoutMs))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const get = kind === 'json' ? fromJson(text) : fromForm(text)
    const comment = get('comment') ?? undefined
    // Dropped in silence, it would be lost.
    if (comment !== undefined && typeof comment !== 'string') return 'malformed'
    const id = get('id')
    return {
      email: get('email'),
      comment,
      id: typeof id === 'string' && PLAIN_ID.test(id) ? id : undefined,
      elapsed: get('elapsed'),
      trap: get(HONEYPOT_FIELD),
    }
  } catch (error) {
    const problem = error instanceof NetworkError && error.problem
    return problem === 'too-large' || problem === 'timeout' ? problem : 'malformed'
  }
}

function fromJson(text: string): (name: string) => unknown {
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError('no object')
  return (name) => (Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined)
}

function fromForm(text: string): (name: string) => unknown {
  const form = new URLSearchParams(text)
  return (name) => form.get(name) ?? undefined
}

/**
 * Why a message looks automatic. Marks, never drops: each signal can be wrong (a browser extension fills the honeypot, a
 * proxy rewrites the host), and a lead in the wrong folder is better than none.
 */
export function spamSignalsOf(request: Request, { trap, elapsed }: RawFields): string[] {
  return [
    ...(isSameOrigin(request) ? [] : ['origin']),
    ...((trap ?? '') === '' ? [] : ['honeypot']),
    ...(typeof elapsed === 'number' && elapsed < MIN_FILL_MS ? ['speed'] : []),
  ]
}

/** Another site's page sent this: no visitor of ours did. */
export function isCrossSite({ headers }: Request): boolean {
  return headers.get('Sec-Fetch-Site') === 'cross-site'
}

/**
 * `Sec-Fetch-Site` is the browser's own word and decides where present. Older browsers send `Origin`, to be
 * compared with the host that was asked. Neither comes from programs, which prove nothing either way.
 */
function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === headers.get('Host')?.toLowerCase() || host === new URL(url).host
}
