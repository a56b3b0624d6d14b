import {
  CONTACT_ENDPOINT,
  type ContactAnswer,
  type ContactErrors,
  type ContactRequest,
  REFERENCE,
} from '#lib/contact/protocol.ts'

/** Long enough for a slow connection; the server itself waits only for its disk. */
const TIMEOUT = 45_000

export type Answer = { sent: true; reference: string } | { sent: false; errors: ContactErrors }

/** Only 200 with JSON that has the reference counts as sent, not the response of a captive portal or proxy. */
export async function sendMessage(message: ContactRequest): Promise<Answer> {
  let why = 'no answer'
  let errors: ContactErrors = {}
  try {
    const response = await fetch(CONTACT_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    why = `status ${response.status}`
    const answer: ContactAnswer = await response.json()
    if (response.status === 200 && answer.ok && REFERENCE.test(answer.reference))
      return { sent: true, reference: answer.reference }
    if (response.status === 422 && !answer.ok) errors = answer.errors ?? {}
  } catch {}
  // Without anything the visitor wrote.
  console.error(`${CONTACT_ENDPOINT}: the message was not sent, ${why}`)
  return { sent: false, errors }
}
