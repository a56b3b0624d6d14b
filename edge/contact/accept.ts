import { messages } from '#lib/contact/messages.ts'
import { type ContactAnswer, type ContactErrors, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import { answer, seeOther, sentences } from '../answers.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import type { Mailbox } from './mailbox.ts'
import { type BodyKind, type BodyProblem, bodyKind, readFields } from './request.ts'
import { sentPath } from './sentPage.ts'
import { isCrossSite, spamSignalsOf } from './spamSignals.ts'

const REFUSALS: Readonly<Record<BodyProblem | 'cross-site', { status: number; message: string }>> = {
  'cross-site': { status: 403, message: sentences.crossSite },
  'media-type': { status: 415, message: sentences.mediaType },
  'too-large': { status: 413, message: sentences.tooLarge },
  timeout: { status: 408, message: sentences.tooSlow },
  malformed: { status: 400, message: sentences.malformed },
}

export interface ContactParts {
  config: Config
  mailbox: Mailbox
  log: Log
  now: () => number
  /** Counts one message of an address, and says whether it is one too many for this minute. */
  overBudget: (address: string) => Promise<boolean>
}

/**
 * Answers `POST /api/contact`: JSON to the island, a redirect to a page (303) to the bare form, since a browser
 * without script shows whatever comes back. Accepted means stored; delivery goes on without the visitor.
 *
 * @param address of the client, for its budget.
 */
export async function acceptContact(
  request: Request,
  address: string,
  parts: ContactParts,
): Promise<Response> {
  const { config, mailbox, log, now, overBudget } = parts
  const begun = now()
  const kind = bodyKind(request.headers)
  if (isCrossSite(request)) return refuse(kind, log, 'cross-site')
  if (!kind) return refuse(kind, log, 'media-type')
  const read = await readFields(request, kind, config.tuning)
  if ('problem' in read) return refuse(kind, log, read.problem)

  const { fields } = read
  const { ok, value, errors } = validateContact(fields)
  if (!ok) {
    log('contact.invalid', { fields: Object.keys(errors), kind })
    if (kind === 'form') return seeOther(pageFor(errors))
    return no(422, errors.email ?? errors.comment ?? messages.sendFailed, errors)
  }
  try {
    const signals = spamSignalsOf(request, fields, now())
    const deferred = (await overBudget(address)) || signals.length > 0
    const accepted = await mailbox.accept({ value, id: fields.id, signals, deferred })
    if (accepted !== 'full') {
      const { reference, fresh } = accepted
      log(fresh ? 'contact.accepted' : 'contact.repeated', {
        reference,
        signals,
        deferred,
        ms: now() - begun,
      })
      return thank(kind, reference)
    }
    log('contact.full', { alarm: true, deferred })
  } catch (error) {
    log('contact.not-stored', { alarm: true, ...errorFields(error) })
  }
  return kind === 'form' ? seeOther(RESULT_PAGES.notSent) : no(503, messages.sendFailed)
}

function thank(kind: BodyKind, reference: string): Response {
  if (kind === 'form') return seeOther(sentPath(reference))
  const { sentHeading: heading, sentText: message } = messages
  return answer(200, { ok: true, reference, heading, message } satisfies ContactAnswer)
}

function refuse(kind: BodyKind | undefined, log: Log, problem: keyof typeof REFUSALS): Response {
  log('contact.refused', { problem })
  if (kind === 'form') return seeOther(RESULT_PAGES.notSent)
  const { status, message } = REFUSALS[problem]
  return no(status, message)
}

function no(status: number, message: string, errors?: ContactErrors): Response {
  return answer(status, { ok: false, message, ...(errors && { errors }) } satisfies ContactAnswer)
}

function pageFor(errors: ContactErrors): string {
  if (errors.email === messages.emailRequired) return RESULT_PAGES.emailRequired
  if (errors.email) return RESULT_PAGES.emailInvalid
  return RESULT_PAGES.notSent
}
