import type { Config } from '../config.ts'
import { callUpstream, drop, type Fetch, UpstreamError } from '../upstream.ts'
import type { ProviderMessage } from './message.ts'

/** How sending went; `problem` and `status` are of the last try. */
export type SendResult =
  | { sent: true; attempts: number }
  | { sent: false; attempts: number; problem: string; status: number | undefined }

const MAX_ATTEMPTS = 3

/**
 * Hands a message to the mail provider. Sent means that the provider answered 2xx, whatever its body says.
 *
 * Tried again, twice at most, only where the provider says that it did not take the message (429, 5xx) or where it
 * was not reached. After a timeout the message may be on its way, so there it is not. All tries carry the same
 * idempotency key, for providers that know it.
 */
export async function sendMail(
  mail: NonNullable<Config['mail']>,
  message: ProviderMessage,
  options: { fetch: Fetch; timeoutMs: number; backoffMs: number; now: () => number },
): Promise<SendResult> {
  const init = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'api-key': mail.key,
      'Idempotency-Key': message.headers['Idempotency-Key'],
    },
    body: JSON.stringify(message),
  }
  const begun = options.now()
  for (let attempt = 1; ; attempt++) {
    try {
      drop(await callUpstream(options.fetch, mail.url, init, options.timeoutMs))
      return { sent: true, attempts: attempt }
    } catch (error) {
      const failure = error instanceof UpstreamError ? error : new UpstreamError('network')
      const pause = options.backoffMs * 3 ** (attempt - 1) * (0.75 + Math.random() / 2)
      const late = options.now() - begun + pause >= options.timeoutMs
      if (!mayRetry(failure) || attempt === MAX_ATTEMPTS || late) {
        return { sent: false, attempts: attempt, problem: failure.problem, status: failure.status }
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function mayRetry({ problem, status = 0 }: UpstreamError): boolean {
  return problem === 'network' || (problem === 'status' && (status === 429 || status >= 500))
}
