import * as z from 'zod/mini'
import {
  type ContactAnswer,
  type ContactErrors,
  HONEYPOT_FIELD,
  MIN_FILL_MS,
  messages,
  RESULT_PAGES,
  sentPath,
} from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import { answer, seeOther } from '../answers.ts'
import { Failure } from '../failure.ts'
import { errorFields, type Log } from '../log.ts'
import { bodyOf, jsonOf } from '../network.ts'
import type { Tuning } from '../tuning.ts'
import type { Mailbox } from './mailbox.ts'
import { type TopicOf, topicInReferrer } from './topics.ts'

/** Fits the longest comment, which takes nine bytes per letter in some scripts. */
const MAX_BYTES = 128 * 1024

const REFUSALS = {
  malformed: [400, 'The message could not be read. Please check it and send it again.'],
  'cross-site': [403, 'Messages are taken from this site’s own form only.'],
  'media-type': [415, 'Please send the message as JSON or as a form, in UTF-8.'],
  'too-large': [413, 'The message is too large: 128 KiB at most.'],
  timeout: [408, 'The message took too long to arrive. Please send it again.'],
} as const

const isRefusal = (problem: string): problem is keyof typeof REFUSALS =>
  Object.hasOwn(REFUSALS, problem)

/** Why a request cannot be read. */
const problemOf = (error: unknown) =>
  error instanceof Failure && isRefusal(error.problem) ? error.problem : 'malformed'

const FIELDS = z.object({
  email: z.optional(z.unknown()),
  // Other types are an error, not silently lost. Half an emoji is replaced, before each database stores it differently.
  comment: z.nullish(z.string().check(z.overwrite((text) => text.toWellFormed()))),
  id: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))), undefined),
  elapsed: z.optional(z.unknown()),
  about: z.optional(z.unknown()),
  [HONEYPOT_FIELD]: z.optional(z.unknown()),
})
type Fields = z.infer<typeof FIELDS>

/** Answers with JSON for the island and a redirect (303) for the plain form, whose browser displays the response. */
export async function acceptMessage(
  request: Request,
  address: string,
  parts: { accept: Mailbox['accept']; topicOf: TopicOf; log: Log; tuning: Tuning },
): Promise<Response> {
  const { accept, topicOf, log, tuning } = parts
  const begun = Date.now()
  const kind = bodyKind(request.headers)
  const reply = (page: string, status: number, body: ContactAnswer, headers = {}) =>
    kind === 'form' ? seeOther(page) : answer(status, body, headers)

  let fields: Fields
  try {
    fields = await readFields(request, tuning)
  } catch (error) {
    const problem = problemOf(error)
    log('request.refused', { problem })
    const [status, message] = REFUSALS[problem]
    const page = problem === 'too-large' ? RESULT_PAGES.commentTooLong : RESULT_PAGES.notSent
    return reply(page, status, { ok: false, message })
  }
  const { ok, value, errors } = validateContact(fields)
  if (!ok) {
    log('message.invalid', { fields: Object.keys(errors), kind })
    const message = errors.email ?? errors.comment ?? messages.sendFailed
    return reply(pageFor(errors), 422, { ok: false, message, errors })
  }
  try {
    const signals = spamSignalsOf(request, fields)
    const topic = await topicOf(kind === 'form' ? topicInReferrer(request) : fields.about)
    const { reference, isFresh, lane } = await accept({
      email: value.email,
      comment: withTopic(value.comment, topic),
      id: fields.id,
      signals: signals.join(' '),
      network: address,
    })
    if (reference) {
      const happened = { reference, signals, lane, ms: Date.now() - begun }
      log(isFresh ? 'message.accepted' : 'message.repeated', happened)
      const { sentHeading: heading, sentText: message } = messages
      return reply(sentPath(reference), 200, { ok: true, reference, heading, message })
    }
    log('message.full', { alarm: true, lane })
  } catch (error) {
    log('message.not-stored', { alarm: true, ...errorFields(error) })
  }
  return reply(
    RESULT_PAGES.notSent,
    503,
    { ok: false, message: messages.sendFailed },
    { 'Retry-After': '60' },
  )
}

/** The topic is the comment's first line, so it is stored, recognized and delivered like the words below it. */
const withTopic = (comment: string, topic: string) =>
  topic ? `About: ${topic}\n\n${comment}`.trim() : comment

function pageFor(errors: ContactErrors): string {
  if (errors.email === messages.emailRequired) return RESULT_PAGES.emailRequired
  return errors.email ? RESULT_PAGES.emailInvalid : RESULT_PAGES.commentTooLong
}

/** Browsers' types take up to seventy characters. */
const MAX_TYPE_LENGTH = 256

/** Tells the island's JSON from the plain form. Undefined for other types and charsets, and for compressed bodies. */
export function bodyKind(headers: Headers): 'json' | 'form' | undefined {
  const contentType = (headers.get('Content-Type') ?? '').toLowerCase()
  if (contentType.length > MAX_TYPE_LENGTH) return undefined
  const [type, ...parameters] = contentType.split(';').map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined
  if ((headers.get('Content-Encoding') || 'identity').toLowerCase() !== 'identity') return undefined
  if (type === 'application/json') return 'json'
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

async function readFields(request: Request, { bodyTimeoutMs }: Tuning): Promise<Fields> {
  // Sent by another site's page, not by a visitor of ours.
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') throw new Failure('cross-site')
  const kind = bodyKind(request.headers)
  if (!kind) throw new Failure('media-type')
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES) throw new Failure('too-large')
  const bytes = await bodyOf(request, {
    maxBytes: MAX_BYTES,
    signal: AbortSignal.timeout(bodyTimeoutMs),
  })
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  // The first of duplicate fields wins.
  return FIELDS.parse(
    kind === 'json' ? jsonOf(text) : Object.fromEntries([...new URLSearchParams(text)].reverse()),
  )
}

/** Why a message looks automated. It is marked, never dropped: extensions fill honeypots, and proxies rewrite hosts. */
function spamSignalsOf(
  request: Request,
  { [HONEYPOT_FIELD]: honeypot, elapsed }: Fields,
): string[] {
  return [
    ...(isSameOrigin(request) ? [] : ['origin']),
    ...((honeypot ?? '') === '' ? [] : ['honeypot']),
    ...(typeof elapsed === 'number' && elapsed < MIN_FILL_MS ? ['speed'] : []),
  ]
}

/** `Sec-Fetch-Site` decides if present; older browsers send only `Origin`. Programs send neither, which proves nothing. */
function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host)
}
