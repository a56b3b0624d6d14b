import * as z from 'zod/mini'
import { HONEYPOT_FIELD, MIN_FILL_MS } from '#lib/contact/protocol.ts'
import { bodyOf, Failure, jsonOf } from '../network.ts'
import type { Tuning } from '../tuning.ts'

/** The longest comment takes nine bytes a letter in some scripts. */
const MAX_BYTES = 128 * 1024

/** The form's fields as they came. A comment that is no text would be lost in silence; an id is a plain token or none. */
const FIELDS = z.object({
  email: z.optional(z.unknown()),
  comment: z.nullish(z.string()),
  id: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))), undefined),
  elapsed: z.optional(z.unknown()),
  [HONEYPOT_FIELD]: z.optional(z.unknown()),
})

export type Fields = z.infer<typeof FIELDS>

/**
 * Whether the body is the island's JSON or the bare form's encoding, by its declared type. Undefined for any other
 * type, for a character set other than UTF-8, and for a compressed body.
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
 * @throws {Failure} `cross-site`, `media-type`, `too-large`, `timeout`, or whatever else there is.
 */
export async function readFields(request: Request, { bodyTimeoutMs }: Tuning): Promise<Fields> {
  // Another site's page sent this: no visitor of ours did.
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') throw new Failure('cross-site')
  const kind = bodyKind(request.headers)
  if (!kind) throw new Failure('media-type')
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES) throw new Failure('too-large')
  const bytes = await bodyOf(request, MAX_BYTES, AbortSignal.timeout(bodyTimeoutMs))
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  // Of a field that comes twice the first counts.
  return FIELDS.parse(
    kind === 'json' ? jsonOf(text) : Object.fromEntries([...new URLSearchParams(text)].reverse()),
  )
}

/**
 * Why a message looks automatic. Marks, never drops: each signal can be wrong (a browser extension fills the honeypot, a
 * proxy rewrites the host), and a lead in the wrong folder is better than none.
 */
export function spamSignalsOf(request: Request, { [HONEYPOT_FIELD]: honeypot, elapsed }: Fields): string[] {
  return [
    ...(isSameOrigin(request) ? [] : ['origin']),
    ...((honeypot ?? '') === '' ? [] : ['honeypot']),
    ...(typeof elapsed === 'number' && elapsed < MIN_FILL_MS ? ['speed'] : []),
  ]
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
