import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { mailOf } from './message.ts'
import { DeliveryError, type Provider } from './provider.ts'
import type { Letter, Store } from './store.ts'

const MINUTE_MS = 60_000

/** At most so many calls at a time. */
const AT_ONCE = 8

/** Name of the note that keeps a provider's wish to be left alone over a restart. */
const PAUSED = 'paused-until'

/**
 * Makes what delivers all that is due, within the budgets.
 *
 * @returns a function that says when there is something to do again; undefined where nothing waits. Never throws.
 */
export function createDelivery(options: {
  config: Config
  store: Store
  provider: Provider
  log: Log
  now: () => number
}): () => Promise<number | undefined> {
  const { config, store, provider, log, now } = options
  const { deliverPauseMs, deliverMaxPauseMs, keyMemoryMs, dayMs, ...tuning } = config.tuning
  const ordinary = budget(tuning.ratePerMinute, now)
  const deferred = budget(tuning.rateDeferredPerMinute, now)
  const pause = (attempts: number) => Math.min(deliverPauseMs * 3 ** (attempts - 1), deliverMaxPauseMs)
  /** Until then a try has ended for sure, also that of another process which is about to stop. */
  const lease = (attempts: number) => Math.max(pause(attempts), 3 * tuning.mailTimeoutMs)
  const pausedUntil = () => Number(store.read(PAUSED) ?? 0)

  /** @param isLate by now the provider does not know its key any more: it is asked whether it has the message. */
  async function send(letter: Letter, isLate: boolean) {
    const mail = mailOf(config.contact, letter)
    return (isLate ? await provider.find?.(mail) : undefined) ?? provider.send(mail)
  }

  async function deliver(letter: Letter): Promise<void> {
    const { key, reference, triedAt, lastAt } = letter
    const attempts = letter.attempts + 1
    const begun = now()
    // We lay dead meanwhile, or were asked to wait.
    const isLate = lastAt !== null && begun - lastAt >= keyMemoryMs
    try {
      const { messageId, keep } = await send(letter, isLate)
      const state = keep ? 'kept' : 'delivered'
      const settled = { delivered_at: now(), message_id: messageId, problem: null, refused: 0 } as const
      await store.update(key, { state, ...settled })
      log('contact.delivered', { reference, by: provider.name, attempts, ms: now() - begun })
    } catch (error) {
      const failure = error instanceof DeliveryError ? error.failure : undefined
      // Of this try nothing is known: the message stays as it was claimed, to be tried again.
      if (!failure) log('contact.broke', { reference, ...errorFields(error) })
      const { problem, status, refused = false } = failure ?? { problem: 'broke', refused: true }
      const asked = Math.min(failure?.retryAfterMs ?? 0, dayMs)
      // A day of tries, not a day that went by: after a pause there is another one.
      const dead = !isLate && now() - (triedAt ?? begun) >= dayMs
      await store.update(key, {
        ...{ state: dead ? 'dead' : 'waiting', next_at: now() + Math.max(pause(attempts), asked) },
        ...{ problem, refused: refused ? 1 : 0 },
      })
      if (asked > 0) await store.note(PAUSED, String(now() + asked))
      const said = { reference, attempts, problem, status, ms: now() - begun }
      log(dead ? 'contact.dead' : 'contact.failed', dead ? { alarm: true, ...said } : said)
    }
  }

  async function work(): Promise<void> {
    const removed = await store.purge(now() - config.retentionDays * dayMs)
    if (removed > 0) log('contact.deleted', { messages: removed })
    while (pausedUntil() <= now()) {
      const letters = await store.claim(false, Math.min(AT_ONCE, ordinary.left()), now(), lease)
      ordinary.take(letters.length)
      const room = Math.min(AT_ONCE - letters.length, deferred.left())
      const later = await store.claim(true, room, now(), lease)
      deferred.take(later.length)
      if (letters.length + later.length === 0) return
      for (const result of await Promise.allSettled([...letters, ...later].map(deliver)))
        if (result.status === 'rejected') log('contact.not-noted', errorFields(result.reason))
    }
  }

  return async () => {
    try {
      await work()
      const next = store.next()
      const times = [
        next.ordinary === null ? [] : Math.max(next.ordinary, ordinary.opens(), pausedUntil()),
        next.deferred === null ? [] : Math.max(next.deferred, deferred.opens(), pausedUntil()),
        next.delivered === null ? [] : next.delivered + config.retentionDays * dayMs,
      ].flat()
      return times.length === 0 ? undefined : Math.min(...times)
    } catch (error) {
      log('contact.broke', errorFields(error))
      return now() + MINUTE_MS
    }
  }
}

/** So many calls a minute, in windows of a minute from the first one on. */
function budget(perMinute: number, now: () => number) {
  let until = 0
  let left = perMinute
  const open = () => {
    if (until <= now()) left = perMinute
    return left
  }
  return {
    left: open,
    take(count: number) {
      if (count > 0 && until <= now()) until = now() + MINUTE_MS
      left -= count
    },
    /** When there is room again. */
    opens: () => (open() > 0 ? 0 : until),
  }
}
