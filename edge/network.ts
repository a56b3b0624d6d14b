/** Why something came to nothing. `problem` is from a closed vocabulary, safe to log, and never quotes an address or a key. */
export class Failure extends Error {
  override name = 'Failure'
  readonly problem: string
  readonly details: {
    /** Of HTTP or SMTP, where there was an answer. */
    status?: number | undefined
    /** Milliseconds after which one is to ask again. */
    retryAfterMs?: number | undefined
    /** Trying again as it is will not help. */
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
 * Waits for something on the network until `signal` fires, also where the work itself knows nothing of it.
 *
 * @throws {Failure} `timeout` or `network`, as the error of a failed fetch can quote the address, with the key in it.
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
 * Asks, and gives what came, whatever it says. Redirects are not followed: a request can carry a key, and a redirect says to
 * whom.
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
 * Reads the body of a request or an answer, counting what really arrives: a declared length can be absent or a lie. The
 * rest of a body that is given up is not read.
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
      if (size > maxBytes) throw new Failure('too-large', { status })
      chunks.push(chunk)
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer())
  }
  return inTime(read(), signal)
}

/** What a text says as JSON; undefined where it is none, which no schema takes. */
export function jsonOf(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}
