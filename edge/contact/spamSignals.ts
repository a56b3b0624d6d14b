import { MIN_FILL_MS } from '#lib/contact/protocol.ts'

/** Why a message looks automatic. */
export type SpamSignal = 'origin' | 'honeypot' | 'speed'

/**
 * Marks, never drops: each signal can be wrong (a browser extension fills the honeypot, a proxy rewrites the host), and
 * a lead in the wrong folder is better than none.
 *
 * @param fields `trap` is the honeypot's content, `startedAt` when the form was shown (milliseconds since the epoch).
 */
export function spamSignalsOf(
  request: Request,
  fields: { trap: unknown; startedAt: unknown },
  now: number,
): SpamSignal[] {
  const found: SpamSignal[] = []
  if (!isSameOrigin(request)) found.push('origin')
  if (fields.trap !== undefined && fields.trap !== null && fields.trap !== '') found.push('honeypot')
  const { startedAt } = fields
  const elapsed = typeof startedAt === 'number' && startedAt > 0 ? now - startedAt : Number.NaN
  // The visitor's clock may run ahead of ours: by minutes, and the difference says nothing.
  if (elapsed < MIN_FILL_MS && elapsed > -60_000) found.push('speed')
  return found
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
