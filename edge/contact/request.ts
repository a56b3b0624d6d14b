import { HONEYPOT_FIELD } from '#lib/contact/protocol.ts'
import { ReadError, readCapped } from '../readCapped.ts'
import type { Tuning } from '../tuning.ts'

/** The form's fields as they came. */
export interface RawFields {
  email: unknown
  comment: string | undefined
  /** A plain token; anything else counts as none. */
  id: string | undefined
  startedAt: unknown
  trap: unknown
}

/** Why a request's body gives no fields; each is an HTTP status of its own. */
export type BodyProblem = 'media-type' | 'too-large' | 'timeout' | 'malformed'

export type BodyKind = 'json' | 'form'

/** A UUID or something like it. */
const PLAIN_ID = /^[\w-]{8,64}$/

/**
 * Whether the body is the island's JSON or the bare form's encoding, by its declared type. Undefined for any other
 * type, for a character set other than UTF-8, and for a compressed body.
 */
export function bodyKind(headers: Headers): BodyKind | undefined {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';')
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('charset='))
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined
  const encoding = headers.get('Content-Encoding')
  if (encoding && encoding.toLowerCase() !== 'identity') return undefined
  if (type.trim() === 'application/json') return 'json'
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

/** Reads and parses the body of a request to `/api/contact`. */
export async function readFields(
  request: Request,
  kind: BodyKind,
  tuning: Tuning,
): Promise<{ fields: RawFields } | { problem: BodyProblem }> {
  if (Number(request.headers.get('Content-Length') ?? 0) > tuning.bodyMaxBytes)
    return { problem: 'too-large' }
  try {
    const bytes = await readCapped(
      request.body,
      tuning.bodyMaxBytes,
      AbortSignal.timeout(tuning.bodyTimeoutMs),
    )
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const get = kind === 'json' ? fromJson(text) : fromForm(text)
    const comment = get('comment') ?? undefined
    // Dropped in silence, it would be lost.
    if (comment !== undefined && typeof comment !== 'string') return { problem: 'malformed' }
    const id = get('id')
    return {
      fields: {
        email: get('email'),
        comment,
        id: typeof id === 'string' && PLAIN_ID.test(id) ? id : undefined,
        startedAt: get('startedAt'),
        trap: get(HONEYPOT_FIELD),
      },
    }
  } catch (error) {
    if (error instanceof ReadError && error.problem !== 'broken') return { problem: error.problem }
    return { problem: 'malformed' }
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
