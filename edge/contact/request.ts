import { HONEYPOT_FIELD } from '#lib/contact/protocol.ts'
import { ReadError, readCapped } from '../readCapped.ts'
import type { Tuning } from '../tuning.ts'

/** The form's fields as they came: nothing about them is known yet. */
export interface RawFields {
  email: unknown
  comment: unknown
  id: unknown
  startedAt: unknown
  trap: unknown
}

/** Why a request's body gives no fields; each is an HTTP status of its own. */
export type BodyProblem = 'media-type' | 'too-large' | 'timeout' | 'malformed'

export type BodyKind = 'json' | 'form'

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
  let text: string
  try {
    const bytes = await readCapped(
      request.body,
      tuning.bodyMaxBytes,
      AbortSignal.timeout(tuning.bodyTimeoutMs),
    )
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof ReadError && error.problem !== 'broken') return { problem: error.problem }
    return { problem: 'malformed' }
  }
  return kind === 'json' ? fromJson(text) : { fields: fromForm(text) }
}

function fromJson(text: string): { fields: RawFields } | { problem: 'malformed' } {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { problem: 'malformed' }
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { problem: 'malformed' }
  const own = (name: string) =>
    Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined
  return { fields: pick(own) }
}

function fromForm(text: string): RawFields {
  const form = new URLSearchParams(text)
  return pick((name) => form.get(name) ?? undefined)
}

function pick(get: (name: string) => unknown): RawFields {
  return {
    email: get('email'),
    comment: get('comment'),
    id: get('id'),
    startedAt: get('startedAt'),
    trap: get(HONEYPOT_FIELD),
  }
}
