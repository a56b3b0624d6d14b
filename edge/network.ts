import { Failure, SYSTEM_CODE } from './failure.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Limits = { maxBytes: number; signal: AbortSignal }

/**
 * Waits for work until `signal` fires, even if the work ignores it.
 *
 * @throws {Failure} for whatever goes wrong: the errors of `fetch` may quote a URL with a key.
 */
export function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', reject)
    if (signal.aborted) reject()
  })
  return Promise.race([work, late]).catch((error) => {
    if (error instanceof Failure) throw error
    if (signal.aborted) throw new Failure('timeout')
    throw new Failure('network', { code: systemCodeOf(error) })
  })
}

/** `fetch` wraps an error in another, and connecting to several addresses of a host wraps it once more. */
const MAX_DEPTH = 4

/** The system's name of a fault, such as ENOTFOUND, however deep it stands. Workers have none. */
function systemCodeOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return undefined
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown[] }
  if (typeof code === 'string' && SYSTEM_CODE.test(code)) return code
  return systemCodeOf(cause, depth + 1) ?? systemCodeOf(errors?.[0], depth + 1)
}

/**
 * Fetches without following redirects: a request can carry a key, and a redirect could send it elsewhere.
 *
 * @throws {Failure}
 */
export async function ask(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  { maxBytes, signal }: Limits,
) {
  const response = await inTime(fetch(url, { ...init, redirect: 'manual', signal }), signal)
  const { ok, status, headers } = response
  return { ok, status, headers, bytes: await bodyOf(response, { maxBytes, signal }) }
}

/** Reads a body up to a limit, counting the bytes that arrive, because the declared length may be missing or wrong. */
export function bodyOf(
  { body, status }: Partial<Pick<Response, 'body' | 'status'>>,
  { maxBytes, signal }: Limits,
) {
  const read = async () => {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new Failure('too-large', { status, isFinal: (status ?? 0) < 500 })
      chunks.push(chunk)
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer())
  }
  return inTime(read(), signal)
}

/** Returns undefined, which no schema accepts, if the text is not JSON. */
export function jsonOf(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}
