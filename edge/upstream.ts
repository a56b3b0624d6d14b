import { type ReadError, type ReadProblem, readCapped, unlessAborted } from './readCapped.ts'

/** Why a call of an upstream failed: a closed vocabulary, safe to log. */
export type UpstreamProblem =
  | ReadProblem
  | 'network'
  | 'status'
  | 'redirect'
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
 * Waits for something on the network until `signal` fires.
 *
 * @throws {UpstreamError} `timeout` or `network`: the error of a failed fetch can quote the address, with the key in
 * it, so only its kind goes on.
 */
export function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return unlessAborted(work, signal).catch(() => {
    throw new UpstreamError(signal.aborted ? 'timeout' : 'network')
  })
}

/**
 * Asks, and gives the answer as soon as its head is there, whatever it says. Redirects are not followed: a request
 * can carry a key, and a redirect says to whom.
 *
 * @throws {UpstreamError}
 */
export function headOf(fetch: Fetch, url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  return inTime(fetch(url, { ...init, redirect: 'manual', signal }), signal)
}

/** @throws {UpstreamError} */
export function bodyOf(response: Response, maxBytes: number, signal: AbortSignal) {
  return readCapped(response.body, maxBytes, signal).catch((error: ReadError) => {
    throw new UpstreamError(error.problem, response.status)
  })
}

/**
 * Calls an upstream and parses its answer, a 2xx, as JSON, within one time limit for all of it.
 *
 * @throws {UpstreamError}
 */
export async function callForJson(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  { timeoutMs, maxBytes }: { timeoutMs: number; maxBytes: number },
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await headOf(fetch, url, init, signal)
  if (!response.ok) throw letGo(response, response.status < 400 ? 'redirect' : 'status')
  const bytes = await bodyOf(response, maxBytes, signal)
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new UpstreamError('not-json', response.status)
  }
}

/** Cuts off a body that nobody reads. @returns why, to be thrown. */
export function letGo(response: Response, problem: UpstreamProblem): UpstreamError {
  response.body?.cancel().catch(() => {})
  return new UpstreamError(problem, response.status)
}
