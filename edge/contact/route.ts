import { messages } from '#lib/contact/messages.ts'
import { type ContactAnswer, type ContactErrors, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import { answer, seeOther, sentences } from '../answers.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { State } from '../state.ts'
import { type BodyKind, type BodyProblem, bodyKind, readFields } from './request.ts'
import type { ContactService, Delivery } from './service.ts'
import { suspicionsOf } from './spamSignals.ts'

const BODY_PROBLEMS: Readonly<Record<BodyProblem, { status: number; message: string }>> = {
  'media-type': { status: 415, message: sentences.mediaType },
  'too-large': { status: 413, message: sentences.tooLarge },
  timeout: { status: 408, message: sentences.tooSlow },
  malformed: { status: 400, message: sentences.malformed },
}

export interface ContactRouteOptions {
  config: Config
  state: State
  log: Log
  now: () => number
  service: ContactService
}

/**
 * Answers `POST /api/contact`: JSON to the island, a redirect to a page (303) to the bare form, since a browser
 * without script shows whatever comes back.
 *
 * @param address of the client, for its rate limit.
 */
export async function contactRoute(
  request: Request,
  address: string,
  options: ContactRouteOptions,
): Promise<Response> {
  const { config, state, log, now, service } = options
  const kind = bodyKind(request.headers)

  const retryAfter = await state.rate.take('address', address)
  if (retryAfter !== undefined) {
    log('contact.limited', { scope: 'address' })
    return tooMany(kind, retryAfter)
  }
  if (!kind) return refuse(kind, log, 'media-type')

  const read = await readFields(request, kind, config.tuning)
  if ('problem' in read) return refuse(kind, log, read.problem)

  const { fields } = read
  const { ok, value, errors } = validateContact(fields)
  if (!ok) {
    log('contact.invalid', { fields: Object.keys(errors), kind })
    return kind === 'form' ? seeOther(pageFor(errors)) : invalid(errors)
  }
  const suspicions = suspicionsOf(request, fields, now())
  return report(kind, await service.deliver({ value, id: fields.id, suspicions }))
}

function refuse(kind: BodyKind | undefined, log: Log, problem: BodyProblem): Response {
  log('contact.refused', { problem })
  if (kind === 'form') return seeOther(RESULT_PAGES.notSent)
  const { status, message } = BODY_PROBLEMS[problem]
  return no(status, message)
}

function report(kind: BodyKind, delivery: Delivery): Response {
  if (delivery.status === 'limited') return tooMany(kind, delivery.retryAfter)
  const sent = delivery.status === 'sent'
  if (kind === 'form') return seeOther(sent ? RESULT_PAGES.sent : RESULT_PAGES.notSent)
  if (!sent) return no(502, messages.sendFailed)
  return answer(200, {
    ok: true,
    heading: messages.sentHeading,
    message: messages.sentText,
  } satisfies ContactAnswer)
}

function tooMany(kind: BodyKind | undefined, retryAfter: number): Response {
  if (kind === 'form') return seeOther(RESULT_PAGES.notSent)
  return no(429, sentences.tooMany, { retryAfter }, { 'Retry-After': String(retryAfter) })
}

function invalid(errors: ContactErrors): Response {
  return no(422, errors.email ?? errors.comment ?? messages.sendFailed, { errors })
}

function no(
  status: number,
  message: string,
  more: { errors?: ContactErrors; retryAfter?: number } = {},
  headers: Record<string, string> = {},
): Response {
  return answer(status, { ok: false, message, ...more } satisfies ContactAnswer, headers)
}

function pageFor(errors: ContactErrors): string {
  if (errors.email === messages.emailRequired) return RESULT_PAGES.emailRequired
  if (errors.email) return RESULT_PAGES.emailInvalid
  return RESULT_PAGES.notSent
}
