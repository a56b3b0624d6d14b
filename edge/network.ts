/** An expected failure. `problem` is from a closed vocabulary, safe to log, and never quotes a URL or a key. */
export class Failure extends Error {
  override name = 'Failure'
  readonly problem: string
  readonly details: {
    /** HTTP or SMTP status, if there was a response. */
    status?: number | undefined
    /** Milliseconds to wait before asking again. */
    retryAfterMs?: number | undefined
    /** Retrying will not help. */
    refused?: boolean
  }

  constructor(problem: string, details: Failure['details'] = {}) {
    super(problem)
    this.problem = problem
    this.details = details
  }
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Waits for network work until `signal` fires, even if the work itself ignores the signal.
 *
 * @throws {Failure} `timeout` or `network`; the original error of a failed fetch may quote the URL with a key in it.
 */
export function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', reject)
    if (signal.aborted) reject()
  })
  return Promise.race([work, late]).catch((error) => {
    throw error instanceof Failure ? error : new Failure(signal.aborted ? 'timeout' : 'network')
  })
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
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
) {
  const response = await inTime(fetch(url, { ...init, redirect: 'manual', signal }), signal)
  const { ok, status, headers } = response
  return { ok, status, headers, bytes: await bodyOf(response, maxBytes, signal) }
}

/**
 * Reads the body of a request or response up to a limit, counting the bytes that arrive, because the declared length may
 * be missing or wrong. Stops reading beyond the limit.
 *
 * @throws {Failure}
 */
export function bodyOf(
  { body, status }: Pick<Request, 'body'> & { status?: number },
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
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

/** Parses JSON; returns undefined, which no schema accepts, if the text is not JSON. */
export function jsonOf(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}
