interface FailureDetails {
  /** HTTP or SMTP status, if there was a response. */
  status?: number | undefined
  retryAfterMs?: number | undefined
  /** Asking again would bring the same answer. */
  isFinal?: boolean
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

/** Node's names of faults: of the network (ENOTFOUND), of certificates (CERT_HAS_EXPIRED), of its own (UND_ERR_SOCKET). */
export const SYSTEM_CODE = /^[A-Z][A-Z\d_]{1,60}$/
