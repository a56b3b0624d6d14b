import { type ContactAnswer, type ContactErrors, messages, RESULT_PAGES, sentPath } from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import { answer, seeOther } from '../answers.ts'
import type { Budget } from '../budget.ts'
import { errorFields, type Log } from '../log.ts'
import { Failure } from '../network.ts'
import type { Tuning } from '../tuning.ts'
import type { Mailbox } from './mailbox.ts'
import { bodyKind, type Fields, readFields, spamSignalsOf } from './request.ts'

const MALFORMED = [400, 'The message could not be read. Please check it and send it again.'] as const

const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  'cross-site': [403, 'Messages are taken from this site’s own form only.'],
  'media-type': [415, 'Please send the message as JSON or as a form, in UTF-8.'],
  'too-large': [413, 'The message is too large: 128 KiB at most.'],
  timeout: [408, 'The message took too long to arrive. Please send it again.'],
}

/**
 * Answers `POST /api/contact` with JSON for the island and a redirect to a page (303) for the plain form, because a
 * browser without script displays the response. Accepted means stored; delivery continues in the background.
 */
export async function acceptContact(
  request: Request,
  address: string,
  { mailbox, log, tuning, budget }: { mailbox: Mailbox; log: Log; tuning: Tuning; budget: Budget },
): Promise<Response> {
  const begun = Date.now()
  const kind = bodyKind(request.headers)
  const reply = (page: string, status: number, body: ContactAnswer, headers = {}) =>
    kind === 'form' ? seeOther(page) : answer(status, body, headers)

  let fields: Fields
  try {
    fields = await readFields(request, tuning)
  } catch (error) {
    const problem = error instanceof Failure && error.problem in REFUSALS ? error.problem : 'malformed'
    log('contact.refused', { problem })
    const [status, message] = REFUSALS[problem] ?? MALFORMED
    const page = problem === 'too-large' ? RESULT_PAGES.commentTooLong : RESULT_PAGES.notSent
    return reply(page, status, { ok: false, message })
  }
  const { ok, value, errors } = validateContact(fields)
  if (!ok) {
    log('contact.invalid', { fields: Object.keys(errors), kind })
    const message = errors.email ?? errors.comment ?? messages.sendFailed
    return reply(pageFor(errors), 422, { ok: false, message, errors })
  }
  try {
    const signals = spamSignalsOf(request, fields)
    const deferred = !budget.take(address) || signals.length > 0
    const accepted = await mailbox.accept({ ...value, id: fields.id, signals: signals.join(' '), deferred })
    if (accepted) {
      const { reference, fresh } = accepted
      const said = { reference, signals, deferred, ms: Date.now() - begun }
      log(fresh ? 'contact.accepted' : 'contact.repeated', said)
      const { sentHeading: heading, sentText: message } = messages
      return reply(sentPath(reference), 200, { ok: true, reference, heading, message })
    }
    log('contact.full', { alarm: true, deferred })
  } catch (error) {
    log('contact.not-stored', { alarm: true, ...errorFields(error) })
  }
  return reply(RESULT_PAGES.notSent, 503, { ok: false, message: messages.sendFailed }, { 'Retry-After': '60' })
}

function pageFor(errors: ContactErrors): string {
  if (errors.email === messages.emailRequired) return RESULT_PAGES.emailRequired
  return errors.email ? RESULT_PAGES.emailInvalid : RESULT_PAGES.commentTooLong
}
