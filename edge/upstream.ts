import { ReadError, readCapped } from './readCapped.ts'

/** Why a call of an upstream failed: a closed vocabulary, safe to log. */
export type UpstreamProblem =
  | 'network'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'broken'
  | 'not-json'
  | 'not-image'
  | 'not-public'
  | 'nothing-usable'

export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly problem: UpstreamProblem
  /** HTTP status where there was an answer. */
  readonly status: number | undefined

  constructor(problem: UpstreamProblem, status?: number) {
    super(problem)
    this.problem = problem
    this.status = status
  }
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Asks, and gives the answer as soon as its head is there, whatever it says. Redirects are not followed.
 *
 * @param timeoutMs for the head; the body is the caller's to limit.
 * @throws {UpstreamError} `network` or `timeout`.
 */
export async function headOf(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new UpstreamError('timeout'))
      abort.abort()
    }, timeoutMs)
  })
  try {
    return await Promise.race([fetch(url, { ...init, redirect: 'manual', signal: abort.signal }), timeout])
  } catch (error) {
    // The error of a failed fetch can quote the address, with the key in it: only its kind goes on.
    throw error instanceof UpstreamError ? error : new UpstreamError('network')
  } finally {
    clearTimeout(timer)
    timeout.catch(() => {})
  }
}

/**
 * Calls an upstream and gives its answer if that is a 2xx. Redirects are not followed: the request carries a key,
 * and a redirect says to whom.
 *
 * @throws {UpstreamError}
 */
export async function callUpstream(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  const response = await headOf(fetch, url, init, timeoutMs)
  if (response.ok) return response
  drop(response)
  const redirected = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)
  throw new UpstreamError(redirected ? 'redirect' : 'status', response.status)
}

/**
 * Calls an upstream and parses its answer as JSON, within one time limit for all of it.
 *
 * @throws {UpstreamError}
 */
export async function callForJson(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: { timeoutMs: number; maxBytes: number },
): Promise<unknown> {
  const begun = Date.now()
  const response = await callUpstream(fetch, url, init, limits.timeoutMs)
  let bytes: Uint8Array
  try {
    bytes = await readCapped(
      response.body,
      limits.maxBytes,
      Math.max(0, limits.timeoutMs - (Date.now() - begun)),
    )
  } catch (error) {
    throw new UpstreamError(error instanceof ReadError ? error.problem : 'broken', response.status)
  }
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new UpstreamError('not-json', response.status)
  }
}

/** A short body is read to its end behind the answer, so that its connection can be used again. */
const DRAIN_BYTES = 64 * 1024
const DRAIN_MS = 1000

/** Lets go of a body that nobody reads: what is short is drained, what is long or stalled is cut off. */
export function drop(response: Response): void {
  readCapped(response.body, DRAIN_BYTES, DRAIN_MS).catch(() => {})
}
