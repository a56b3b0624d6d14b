import { messages } from '#lib/contact/messages.ts'
import { type ContactAnswer, type ContactErrors, RESULT_PAGES, sentPath } from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import { answer, seeOther, sentences } from '../answers.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import type { Mailbox } from './mailbox.ts'
import {
  type BodyKind,
  bodyKind,
  isCrossSite,
  type RequestProblem,
  readFields,
  spamSignalsOf,
} from './request.ts'

const REFUSALS: Readonly<Record<RequestProblem, [status: number, message: string]>> = {
  'cross-site': [403, sentences.crossSite],
  'media-type': [415, sentences.mediaType],
  'too-large': [413, sentences.tooLarge],
  timeout: [408, sentences.tooSlow],
  malformed: [400, sentences.malformed],
}

export interface ContactParts {
  config: Config
  mailbox: Mailbox
  log: Log
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
  { config, mailbox, log, overBudget }: ContactParts,
): Promise<Response> {
  const begun = Date.now()
  const kind = bodyKind(request.headers)
  const refuse = (problem: RequestProblem) => {
    log('contact.refused', { problem })
    const [status, message] = REFUSALS[problem]
    if (kind !== 'form') return no(status, message)
    return seeOther(problem === 'too-large' ? RESULT_PAGES.commentTooLong : RESULT_PAGES.notSent)
  }
  if (isCrossSite(request)) return refuse('cross-site')
  if (!kind) return refuse('media-type')
  const fields = await readFields(request, kind, config.tuning)
  if (typeof fields === 'string') return refuse(fields)

  const { ok, value, errors } = validateContact(fields)
  if (!ok) {
    log('contact.invalid', { fields: Object.keys(errors), kind })
    if (kind === 'form') return seeOther(pageFor(errors))
    return no(422, errors.email ?? errors.comment ?? messages.sendFailed, errors)
  }
  try {
    const signals = spamSignalsOf(request, fields)
    const deferred = (await overBudget(address)) || signals.length > 0
    const accepted = await mailbox.accept({ ...value, id: fields.id, signals: signals.join(' '), deferred })
    if (accepted !== 'full') {
      const { reference, fresh } = accepted
      const said = { reference, signals, deferred, ms: Date.now() - begun }
      log(fresh ? 'contact.accepted' : 'contact.repeated', said)
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

function no(status: number, message: string, errors?: ContactErrors): Response {
  return answer(status, { ok: false, message, ...(errors && { errors }) } satisfies ContactAnswer)
}

function pageFor(errors: ContactErrors): string {
  if (errors.email === messages.emailRequired) return RESULT_PAGES.emailRequired
  return errors.email ? RESULT_PAGES.emailInvalid : RESULT_PAGES.commentTooLong
}
