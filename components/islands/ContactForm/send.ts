import { CONTACT_ENDPOINT, type ContactErrors, type ContactRequest } from '#lib/contact/protocol.ts'

/** Longer than the edge takes for all its tries, so that its answer is never cut off. */
const TIMEOUT = 45_000

type Answer = { sent: true } | { sent: false; errors: ContactErrors }

/** Sends one message. Only a 2xx answer counts as sent; every failure keeps the form as it is. */
export async function sendMessage(message: ContactRequest): Promise<Answer> {
  try {
    const response = await fetch(CONTACT_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (response.ok) return { sent: true }
    return { sent: false, errors: response.status === 422 ? await readErrors(response) : {} }
  } catch {
    return { sent: false, errors: {} }
  }
}

async function readErrors(response: Response): Promise<ContactErrors> {
  const body: unknown = await response.json()
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined
  if (typeof errors !== 'object' || errors === null) return {}
  const { email, comment } = errors as Record<string, unknown>
  return {
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof comment === 'string' ? { comment } : {}),
  }
}
