interface FailureDetails {
  /** HTTP or SMTP status, if there was a response. */
  status?: number | undefined
  retryAfterMs?: number | undefined
  /** Retrying will not help. */
  refused?: boolean
  /** The mail itself was refused, rather than the key or the account. */
  mailRefused?: boolean
  /** The provider's own word for the problem, or the system's, such as ECONNREFUSED. */
  code?: string | undefined
}

/** An expected failure. `problem` is from a closed vocabulary, safe to log, and never quotes a URL or a key. */
export class Failure extends Error {
  override name = 'Failure'
  readonly problem: string
  readonly details: FailureDetails

  constructor(problem: string, details: FailureDetails = {}) {
    super(problem)
    this.problem = problem
    this.details = details
  }
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Limits = { maxBytes: number; signal: AbortSignal }

/** Waits until `signal` fires, even if the work ignores it. Hides `fetch`'s errors, which may quote a URL with a key. */
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

/** Node's names of faults: of the network (ENOTFOUND), of certificates (CERT_HAS_EXPIRED), of its own (UND_ERR_SOCKET). */
export const SYSTEM_CODE = /^[A-Z][A-Z\d_]{1,60}$/

/** `fetch` wraps an error in another one, and connecting to several addresses of a host in one more. */
const MAX_DEPTH = 4

/** The system's name of a fault, such as ENOTFOUND, however deep it stands. Workers have none. */
function systemCodeOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return undefined
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown[] }
  if (typeof code === 'string' && SYSTEM_CODE.test(code)) return code
  return systemCodeOf(cause, depth + 1) ?? systemCodeOf(errors?.[0], depth + 1)
}

/** Fetches without following redirects: a request can carry a key, and a redirect could send it elsewhere. */
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
      if (size > maxBytes) throw new Failure('too-large', { status, refused: (status ?? 0) < 500 })
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
