import {
  CONTACT_ENDPOINT,
  type ContactAnswer,
  type ContactErrors,
  type ContactRequest,
  REFERENCE,
} from '#lib/contact/protocol.ts'

/** Long enough for a slow connection; the server itself waits only for its disk. */
const TIMEOUT = 45_000

export type SendResult =
  | { sent: true; reference: string }
  | {
      sent: false
      errors: ContactErrors
      /** Nobody here takes messages, so that trying again will not help. */
      isUnserved: boolean
    }

/**
 * Whether somebody else has answered: a host of files, which has no page at this address or does not know the method, or
 * whoever shows a page to everybody, such as a captive portal. A proxy before a server that is down answers 502 to 504.
 */
const isForeign = ({ status, headers }: Response) =>
  [404, 405, 501].includes(status) ||
  (status < 500 && headers.get('content-type')?.startsWith('text/html') === true)

/** Only 200 with JSON that has the reference counts as sent, not the response of a captive portal or proxy. */
export async function sendMessage(message: ContactRequest): Promise<SendResult> {
  let why = 'no answer'
  let errors: ContactErrors = {}
  let isUnserved = false
  try {
    const response = await fetch(CONTACT_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    why = `status ${response.status}`
    isUnserved = isForeign(response)
    const answer: ContactAnswer = await response.json()
    if (response.status === 200 && answer.ok && REFERENCE.test(answer.reference))
      return { sent: true, reference: answer.reference }
    if (response.status === 422 && !answer.ok) errors = answer.errors ?? {}
  } catch {
    // No answer, or one that is no JSON: `why` says which of the two.
  }
  // Without anything the visitor wrote.
  console.error(`${CONTACT_ENDPOINT}: the message was not sent, ${why}`)
  return { sent: false, errors, isUnserved }
}
