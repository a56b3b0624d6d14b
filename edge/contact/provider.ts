import * as z from 'zod/mini'
import { bodyOf, type Fetch, headOf, UpstreamError } from '../upstream.ts'
import type { Mail } from './message.ts'

/** Proof that a mail was taken: by whom, and under which id. */
export interface Receipt {
  messageId: string
  /** Nobody was mailed: the store itself is where the message is to be found. */
  keep?: boolean
}

/** A way for mail to go. There are three: the provider's call, SMTP (on Node), and the outbox where neither is set. */
export interface Provider {
  name: 'api' | 'smtp' | 'outbox'
  /** @throws {DeliveryError} where there is no proof that the mail was taken. */
  send(mail: Mail): Promise<Receipt>
}

export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** From a closed vocabulary, safe to log. */
  readonly problem: string
  readonly status: number | undefined
  /** Milliseconds after which the provider wants to be asked again. */
  readonly retryAfterMs: number | undefined
  /** Trying again as it is will not help. */
  readonly refused: boolean

  constructor(problem: string, more: { status?: number; retryAfterMs?: number; refused?: boolean } = {}) {
    super(problem)
    this.problem = problem
    this.status = more.status
    this.retryAfterMs = more.retryAfterMs
    this.refused = more.refused ?? false
  }
}

/** Of an answer: a receipt is short. */
const MAX_BYTES = 64 * 1024

const TAKEN = z.object({ messageId: z.string().check(z.minLength(1), z.maxLength(300)) })

/** What the provider says of a key that it has seen within half an hour: our earlier try went through. */
const DUPLICATE = z.object({ code: z.literal('duplicate_parameter') })

/**
 * The send-email call of a provider with Brevo's API. Taken means 200, 201 or 202 **and** a message id: a login page or
 * an error with a good status is neither.
 *
 * The idempotency key is a UUID in `headers.idempotencyKey` of the body and holds for 30 minutes, so tries follow each
 * other more closely than that. See https://developers.brevo.com/docs/heterogenous-versions-batch-emails
 */
export function mailApi(
  { url, key }: { url: string; key: string },
  { fetch, timeoutMs, now }: { fetch: Fetch; timeoutMs: number; now: () => number },
): Provider {
  return {
    name: 'api',
    async send(mail) {
      const signal = AbortSignal.timeout(timeoutMs)
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'api-key': key },
        body: JSON.stringify({
          sender: mail.sender,
          to: [{ email: mail.to.email, name: mail.to.name }],
          ...(mail.replyTo && { replyTo: { email: mail.replyTo } }),
          subject: mail.subject,
          htmlContent: mail.html,
          textContent: mail.text,
          tags: mail.tags,
          headers: { idempotencyKey: mail.key },
        }),
      }
      const response = await headOf(fetch, url, init, signal).catch((error) => {
        throw new DeliveryError(error instanceof UpstreamError ? error.problem : 'network')
      })
      const { status } = response
      const body = await jsonOf(response, signal)
      const taken = TAKEN.safeParse(body)
      if ([200, 201, 202].includes(status) && taken.success) return taken.data
      if (status === 400 && DUPLICATE.safeParse(body).success)
        return { messageId: `duplicate of ${mail.key}` }
      if (response.ok) throw new DeliveryError('no-receipt', { status, refused: true })
      const retryAfterMs = retryAfter(response.headers.get('Retry-After'), now())
      const refused = status >= 300 && status < 500 && status !== 408 && status !== 429
      throw new DeliveryError('status', {
        status,
        refused,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      })
    },
  }
}

async function jsonOf(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    const bytes = await bodyOf(response, MAX_BYTES, signal)
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    if (error instanceof UpstreamError && response.ok)
      throw new DeliveryError(error.problem, { status: response.status })
    return undefined
  }
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
