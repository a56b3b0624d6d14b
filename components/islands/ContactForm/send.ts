import { CONTACT_ENDPOINT, type ContactErrors, type ContactRequest, REFERENCE } from '#lib/contact/protocol.ts'

/** Long enough for a slow connection; the server itself waits only for its disk. */
const TIMEOUT = 45_000

export type Answer = { sent: true; reference: string } | { sent: false; errors: ContactErrors }

/**
 * Sends one message. Only 200 with JSON that has the reference counts as sent, not the response of a captive portal or
 * proxy. Any failure leaves the form as it is.
 */
export async function sendMessage(message: ContactRequest): Promise<Answer> {
  try {
    const response = await fetch(CONTACT_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const body: unknown = await response.json()
    const { ok, reference, errors } = (body ?? {}) as Record<string, unknown>
    if (response.status === 200 && ok === true && typeof reference === 'string' && REFERENCE.test(reference))
      return { sent: true, reference }
    return notSent(`status ${response.status}`, response.status === 422 ? readErrors(errors) : {})
  } catch (error) {
    return notSent(error instanceof Error ? error.name : 'no answer')
  }
}

/** Logs one line for debugging, without anything the visitor wrote. */
function notSent(why: string, errors: ContactErrors = {}): Answer {
  console.error(`${CONTACT_ENDPOINT}: the message was not sent, ${why}`)
  return { sent: false, errors }
}

const readErrors = (errors: unknown): ContactErrors =>
  Object.fromEntries(
    Object.entries(errors ?? {}).filter(([name, text]) => /^(email|comment)$/.test(name) && typeof text === 'string'),
  )
