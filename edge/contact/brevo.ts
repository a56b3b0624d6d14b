import * as z from 'zod/mini'
import { Failure } from '../failure.ts'
import { ask, type Fetch, jsonOf } from '../network.ts'
import { DUPLICATE_MAIL, type Provider } from './provider.ts'

const MAX_BYTES = 64 * 1024

const id = z.string().check(z.minLength(1), z.maxLength(300))
const RECEIPT = z.object({ messageId: id })

/** Breaks up the provider's template marks, such as `{{ … }}`: it would replace the words, or fail to send the mail. */
const literal = (text: string, brace: string) => text.replace(/\{(?=[{%#])/g, brace)

/** A brace and a word joiner, which is invisible: plain text has no other way to write it. */
const BRACE_AND_JOINER = '{\u2060'

/** The provider's own word for what is wrong, from its documentation; anything else could quote the mail. */
const ERROR = z.object({ code: z.string().check(z.regex(/^[a-z\d_.-]{1,40}$/i)) })

/** The provider's error for a key it saw within the last half hour. */
const DUPLICATE = 'duplicate_parameter'

/** What is wrong with a mail, as opposed to the key, the account or the address of the API. */
const MAIL_REFUSED = [400, 413, 422]

const EVENTS = z.object({
  events: z.array(z.object({ messageId: id, subject: z.optional(z.string()) })),
})

/**
 * The send-email call of Brevo's API. Accepted means 200, 201 or 202 **and** a message id, which rules out login pages and
 * errors with a success status. The idempotency key is valid for 30 minutes
 * (https://developers.brevo.com/docs/heterogenous-versions-batch-emails). After that, the event list is searched for the
 * last tag, which is the mail's own (https://developers.brevo.com/reference/get-email-event-report).
 */
export function brevo(
  { url, key }: { url: string; key: string },
  { fetch, timeoutMs, now }: { fetch: Fetch; timeoutMs: number; now: () => number },
): Provider {
  async function call(address: string, init: RequestInit) {
    const limits = { maxBytes: MAX_BYTES, signal: AbortSignal.timeout(timeoutMs) }
    const json = { 'Content-Type': 'application/json', Accept: 'application/json', 'api-key': key }
    const { ok, status, headers, bytes } = await ask(
      fetch,
      address,
      { ...init, headers: json },
      limits,
    )
    const isFinal = ok || (status < 500 && status !== 408 && status !== 429)
    const retryAfterMs = msOf(headers.get('Retry-After') ?? '', now())
    const body = jsonOf(bytes)
    const { code } = ERROR.safeParse(body).data ?? {}
    const mailRefused = MAIL_REFUSED.includes(status)
    const details = { status, isFinal, mailRefused, retryAfterMs, code }
    return { status, body, failure: new Failure(ok ? 'no-receipt' : 'status', details) }
  }

  return {
    kind: 'api',
    async send(mail) {
      const { status, body, failure } = await call(url, {
        method: 'POST',
        body: JSON.stringify({
          sender: mail.sender,
          to: [mail.to],
          ...(mail.replyTo && { replyTo: { email: mail.replyTo } }),
          subject: literal(mail.subject, BRACE_AND_JOINER),
          htmlContent: literal(mail.html, '&#123;'),
          ...(!mail.isPlain && {
            textContent: literal(mail.text, BRACE_AND_JOINER),
            tags: mail.tags,
            headers: { idempotencyKey: mail.key },
          }),
        }),
      })
      const receipt = RECEIPT.safeParse(body)
      if ([200, 201, 202].includes(status) && receipt.success) return receipt.data
      if (status === 400 && failure.details.code === DUPLICATE) throw new Failure(DUPLICATE_MAIL)
      throw failure
    },
    async find({ reference, tags }) {
      const address = new URL('statistics/events', url)
      address.searchParams.set('tags', JSON.stringify(tags.slice(-1)))
      try {
        const { body, failure } = await call(address.href, {})
        if (!failure.details.isFinal) throw failure
        const events = EVENTS.safeParse(body).data?.events
        return events?.find(({ subject }) => subject?.includes(reference))
      } catch (error) {
        // If the provider cannot tell, the message is sent again: better twice than never.
        if (error instanceof Failure && error.details.isFinal) return undefined
        throw error
      }
    },
  }
}

/** Parses `Retry-After`: seconds or a date (RFC 9110, 10.2.3). */
function msOf(header: string, now: number): number | undefined {
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 && Number.isFinite(ms) ? ms : undefined
}
