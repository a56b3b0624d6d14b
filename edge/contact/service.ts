import type { Config } from '../config.ts'
import { markSuccess } from '../health.ts'
import { errorFields, type Log } from '../log.ts'
import type { State } from '../state.ts'
import type { Fetch } from '../upstream.ts'
import { sendMail } from './mail.ts'
import { type ContactValue, providerMessage } from './message.ts'
import type { Suspicion } from './spamSignals.ts'

/** What became of a message. `limited`: too many in all just now; `retryAfter` in seconds. */
export type Delivery = { status: 'sent' } | { status: 'failed' } | { status: 'limited'; retryAfter: number }

export interface Submission {
  value: ContactValue
  /** The draft's id as the browser sent it; anything but a plain token counts as none. */
  id: unknown
  suspicions: readonly Suspicion[]
}

export interface ContactService {
  /** Delivers a message once, however often it comes. Never throws. */
  deliver(submission: Submission): Promise<Delivery>
}

/** A UUID or something like it: safe in a header and in a name. */
const PLAIN_ID = /^[A-Za-z0-9_-]{8,64}$/

/** What is remembered of a delivery; the fingerprint tells whether a second one with the same id is the same. */
type Remembered = Delivery & { fingerprint: string }

export function createContactService(options: {
  config: Config
  state: State
  log: Log
  now: () => number
  fetch: Fetch
}): ContactService {
  const { config, state, log, now, fetch } = options
  const { tuning } = config

  /** Runs in `once`, so never twice at a time for a key. A failure is not remembered: the next try sends again. */
  async function attempt(key: string, fingerprint: string, submission: Submission, keepMs: number) {
    const outcome = (delivery: Delivery): { value: Remembered; keepMs: number } => ({
      value: { ...delivery, fingerprint },
      keepMs: delivery.status === 'sent' ? keepMs : 0,
    })
    try {
      const retryAfter = await state.rate.take('all', 'contact')
      if (retryAfter !== undefined) return outcome({ status: 'limited', retryAfter })
      return outcome({ status: (await hand(key, submission)) ? 'sent' : 'failed' })
    } catch (error) {
      log('contact.broke', errorFields(error))
      return outcome({ status: 'failed' })
    }
  }

  /** Gives the message to the provider, or to the outbox where none is configured. */
  async function hand(key: string, { value, suspicions }: Submission): Promise<boolean> {
    const message = providerMessage(config.contact, value, key, suspicions.length > 0)
    const begun = now()
    if (!config.mail) {
      await state.outbox.put(key, message)
      log('contact.kept', { place: state.outbox.place, suspicions, ms: now() - begun })
      return true
    }
    const { mailTimeoutMs: timeoutMs, mailBackoffMs: backoffMs } = tuning
    const result = await sendMail(config.mail, message, { fetch, timeoutMs, backoffMs, now })
    const { attempts } = result
    if (result.sent) {
      log('contact.sent', { attempts, suspicions, ms: now() - begun })
      await markSuccess(state, 'mail', now())
    } else {
      log('contact.failed', { attempts, problem: result.problem, status: result.status, ms: now() - begun })
    }
    return result.sent
  }

  return {
    async deliver(submission) {
      try {
        const fingerprint = await fingerprintOf(submission.value)
        const once = (key: string, sendKey: string, keepMs: number) =>
          state.once<Remembered>(`contact:${key}`, () => attempt(sendKey, fingerprint, submission, keepMs))

        if (typeof submission.id !== 'string' || !PLAIN_ID.test(submission.id)) {
          // Without script there is no id: the same words within minutes are a double click or a reload.
          return await once(`form-${fingerprint}`, crypto.randomUUID(), tuning.rememberFormMs)
        }
        const first = await once(submission.id, submission.id, tuning.rememberDraftMs)
        if (first.fingerprint === fingerprint) return first
        // The draft was changed after it had been sent, and is another message now. It needs a key of its own, or
        // the provider would take it for the first one.
        const ownKey = `${submission.id.slice(0, 40)}-${fingerprint.slice(0, 16)}`
        return await once(ownKey, ownKey, tuning.rememberDraftMs)
      } catch (error) {
        log('contact.broke', errorFields(error))
        return { status: 'failed' }
      }
    },
  }
}

/** Tells messages apart without keeping their words. */
async function fingerprintOf({ email, comment }: ContactValue): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([email, comment]))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
