/** Why something on the network came to nothing: a closed vocabulary, safe to log. */
export type NetworkProblem =
  | 'too-large'
  | 'timeout'
  | 'network'
  | 'status'
  | 'redirect'
  | 'not-json'
  | 'not-image'
  | 'not-public'
  | 'nothing-usable'

export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly problem: NetworkProblem
  /** HTTP status where there was an answer. */
  readonly status: number | undefined

  constructor(problem: NetworkProblem, status?: number) {
    super(problem)
    this.problem = problem
    this.status = status
  }
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Waits for something on the network until `signal` fires, also where the work itself knows nothing of it.
 *
 * @throws {NetworkError} `timeout` or `network`: the error of a failed fetch can quote the address, with the key in
 * it, so only its kind goes on.
 */
export function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  }).catch((error) => {
    throw error instanceof NetworkError ? error : new NetworkError(signal.aborted ? 'timeout' : 'network')
  })
}

/**
 * Asks, and gives the answer as soon as its head is there, whatever it says. Redirects are not followed: a request
 * can carry a key, and a redirect says to whom.
 *
 * @throws {NetworkError}
 */
export function headOf(fetch: Fetch, url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  return inTime(fetch(url, { ...init, redirect: 'manual', signal }), signal)
}

/**
 * Reads the body of a request or an answer, counting what really arrives: a declared length can be absent or a lie. The
 * rest of a body that is given up is not read.
 *
 * @throws {NetworkError}
 */
export async function bodyOf(
  message: Pick<Request, 'body'> & { status?: number },
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!message.body) return new Uint8Array()
  const reader = message.body.getReader()
  const read = async () => {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    for (let size = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
      size += value.byteLength
      if (size > maxBytes) throw new NetworkError('too-large', message.status)
      chunks.push(value as Uint8Array<ArrayBuffer>)
    }
  }
  return inTime(read(), signal).catch((error) => {
    // Not awaited: a stalled source may never answer, and nothing depends on it.
    reader.cancel().catch(() => {})
    throw error
  })
}

/** What a text says as JSON; undefined where it is none, which no schema takes. */
export function jsonOf(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}

/** Cuts off a body that nobody reads. @returns why, to be thrown. */
export function letGo(response: Response, problem: NetworkProblem): NetworkError {
  response.body?.cancel().catch(() => {})
  return new NetworkError(problem, response.status)
}
