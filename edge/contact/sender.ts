import type { Config } from '../config.ts'
import { DAY_MS } from '../durations.ts'
import { Failure } from '../failure.ts'
import { errorFields, type Log } from '../log.ts'
import { afterFailure } from './lanes.ts'
import { mailOf } from './mail.ts'
import type { ClaimedMessage } from './message.ts'
import type { Pause } from './pause.ts'
import { DUPLICATE_MAIL, type Provider, type Receipt } from './provider.ts'
import type { Store } from './store.ts'

/** For how long a message is tried before it is given up. */
export const MAX_TRYING_MS = DAY_MS

/** What delivery is made of; `now` is in milliseconds since 1970. */
export interface DeliveryParts {
  config: Config
  store: Store
  provider: Provider
  pause: Pause
  log: Log
  now: () => number
}

/** Returns a function that hands one message to the mail provider. */
export function createSender({ config, store, provider, pause, log, now }: DeliveryParts) {
  /** Sends the mail, or finds that an earlier try has arrived. */
  async function receiptFor(message: ClaimedMessage): Promise<Receipt> {
    const mail = mailOf(config.contact, message)
    const found = message.late ? await provider.find?.(mail) : undefined
    if (found) return found
    // Not before: if the question or this process fails, it is asked again.
    if (message.late) await store.update(message, { keyed_at: now() })
    try {
      return await provider.send(mail)
    } catch (error) {
      const isKnown = error instanceof Failure && error.problem === DUPLICATE_MAIL
      if (isKnown && message.keyed_at !== null) return { messageId: `duplicate of ${mail.key}` }
      throw error
    }
  }

  /** Notes a failed try and when the next one is due, or gives the message up. */
  async function putOff(message: ClaimedMessage, failure: Failure, begun: number): Promise<void> {
    const { reference, tried_at } = message
    const attempts = message.attempts + 1
    const { problem, details } = failure
    const { status, retryAfterMs, code, mailRefused: isRefused = false } = details
    const refusals = message.refusals + Number(isRefused)
    const { lane, pauseMs, isLast } = afterFailure(
      { lane: message.lane, attempts, refusals, isRefused },
      config.tuning,
    )
    // The clock may have moved during the try.
    const isGivenUp = isLast || begun - (tried_at ?? begun) >= MAX_TRYING_MS
    await store.update(message, {
      state: isGivenUp ? 'dead' : 'waiting',
      lane,
      refusals,
      next_at: now() + pauseMs,
      problem,
      code: code ?? null,
    })
    if (retryAfterMs !== undefined) await pause.begin(retryAfterMs, begun)
    const fields = { reference, attempts, problem, status, code, ms: now() - begun }
    if (isGivenUp) log('message.given-up', { alarm: true, ...fields })
    else if (isRefused && refusals === 2) log('message.refused', { alarm: true, ...fields })
    else log('message.failed', fields)
  }

  /**
   * Tries a claimed message once, and notes in the store how that went.
   *
   * @throws what the store throws when it cannot note it.
   */
  return async function send(message: ClaimedMessage): Promise<void> {
    const { reference } = message
    const attempts = message.attempts + 1
    const begun = now()
    try {
      const { messageId, keep } = await receiptFor(message)
      await store.update(message, {
        state: keep ? 'kept' : 'delivered',
        delivered_at: now(),
        message_id: messageId,
        problem: null,
        code: null,
      })
      const ms = now() - begun
      log(`message.${keep ? 'kept' : 'delivered'}`, { reference, by: provider.kind, attempts, ms })
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('broke')
      if (failure !== error) log('message.broke', { alarm: true, reference, ...errorFields(error) })
      await putOff(message, failure, begun)
    }
  }
}
