import * as z from 'zod/mini'
import { HONEYPOT_FIELD, MIN_FILL_MS } from '#lib/contact/protocol.ts'
import { bodyOf, Failure, jsonOf } from '../network.ts'
import type { Tuning } from '../tuning.ts'

/** Fits the longest comment, which takes nine bytes per letter in some scripts. */
const MAX_BYTES = 128 * 1024

/**
 * The form's raw fields. A non-text comment is an error, not silently lost; an id is a plain token or absent. Half an emoji
 * becomes one replacement character, before each database stores it differently.
 */
const FIELDS = z.object({
  email: z.optional(z.unknown()),
  comment: z.nullish(z.string().check(z.overwrite((text) => text.toWellFormed()))),
  id: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))), undefined),
  elapsed: z.optional(z.unknown()),
  [HONEYPOT_FIELD]: z.optional(z.unknown()),
})

export type Fields = z.infer<typeof FIELDS>

/**
 * Tells the island's JSON from the plain form's encoding by the declared type. Undefined for any other type, for
 * charsets other than UTF-8, and for compressed bodies.
 */
export function bodyKind(headers: Headers): 'json' | 'form' | undefined {
  const [type, ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(/\s*;\s*/)
  const charset = parameters.find((one) => one.startsWith('charset='))
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined
  if ((headers.get('Content-Encoding') || 'identity').toLowerCase() !== 'identity') return undefined
  if (type === 'application/json') return 'json'
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

/**
 * Reads the body of a request to `/api/contact`.
 *
 * @throws {Failure} such as `cross-site`, `media-type`, `too-large` or `timeout`.
 */
export async function readFields(request: Request, { bodyTimeoutMs }: Tuning): Promise<Fields> {
  // Sent by another site's page, not by a visitor of ours.
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') throw new Failure('cross-site')
  const kind = bodyKind(request.headers)
  if (!kind) throw new Failure('media-type')
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES) throw new Failure('too-large')
  const bytes = await bodyOf(request, MAX_BYTES, AbortSignal.timeout(bodyTimeoutMs))
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  // The first of duplicate fields wins.
  return FIELDS.parse(kind === 'json' ? jsonOf(text) : Object.fromEntries([...new URLSearchParams(text)].reverse()))
}

/**
 * Reasons why a message looks automated. It is marked, never dropped: each signal can be wrong (browser extensions fill
 * honeypots, proxies rewrite hosts), and a lead in the spam folder beats a lost one.
 */
export function spamSignalsOf(request: Request, { [HONEYPOT_FIELD]: honeypot, elapsed }: Fields): string[] {
  return [
    ...(isSameOrigin(request) ? [] : ['origin']),
    ...((honeypot ?? '') === '' ? [] : ['honeypot']),
    ...(typeof elapsed === 'number' && elapsed < MIN_FILL_MS ? ['speed'] : []),
  ]
}

/**
 * `Sec-Fetch-Site` is set by the browser itself and decides if present. Older browsers send `Origin`, which is compared
 * with the requested host. Programs send neither, which proves nothing either way.
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
