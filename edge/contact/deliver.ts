import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { Failure } from '../network.ts'
import { mailOf } from './message.ts'
import type { Provider } from './provider.ts'
import type { Letter, Store } from './store.ts'

const MINUTE_MS = 60_000

/** For so long a message is tried until it is a dead letter, and of this `RETENTION_DAYS` are many. */
export const DAY_MS = 24 * 60 * MINUTE_MS

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
  const { deliverPauseMs, deliverMaxPauseMs, keyMemoryMs, ...tuning } = config.tuning
  const budgets = [
    { deferred: 0, budget: createBudget(tuning.ratePerMinute, now) },
    { deferred: 1, budget: createBudget(tuning.rateDeferredPerMinute, now) },
  ] as const
  const pause = (attempts: number) => Math.min(deliverPauseMs * 3 ** (attempts - 1), deliverMaxPauseMs)
  /** Until then a try has ended for sure, also that of another process which is about to stop. */
  const lease = (attempts: number) => Math.max(pause(attempts), 3 * tuning.mailTimeoutMs)
  const pausedUntil = () => Number(store.read(PAUSED))

  async function deliver(letter: Letter): Promise<void> {
    const { key, reference, tried_at, last_at } = letter
    const attempts = letter.attempts + 1
    const begun = now()
    // We lay dead meanwhile, or were asked to wait: by now the provider does not know the key any more.
    const isLate = last_at !== null && begun - last_at >= keyMemoryMs
    try {
      const mail = mailOf(config.contact, letter)
      const found = isLate ? await provider.find?.(mail) : undefined
      const { messageId, keep } = found ?? (await provider.send(mail))
      const state = keep ? 'kept' : 'delivered'
      await store.update(key, {
        state,
        delivered_at: now(),
        message_id: messageId,
        problem: null,
        refused: 0,
      })
      log('contact.delivered', { reference, by: provider.name, attempts, ms: now() - begun })
    } catch (error) {
      const known = error instanceof Failure
      if (!known) log('contact.broke', { reference, ...errorFields(error) })
      const { problem, details } = known ? error : new Failure('broke', { refused: true })
      const { status, retryAfterMs = 0, refused } = details
      const asked = Math.min(retryAfterMs, DAY_MS)
      // A day of tries, not a day that went by: after a pause there is another one.
      const dead = !isLate && now() - (tried_at ?? begun) >= DAY_MS
      await store.update(key, {
        ...{ state: dead ? 'dead' : 'waiting', next_at: now() + Math.max(pause(attempts), asked) },
        ...{ problem, refused: refused ? 1 : 0 },
      })
      if (asked > 0) await store.note(PAUSED, String(now() + asked))
      const said = { reference, attempts, problem, status, ms: now() - begun }
      log(dead ? 'contact.dead' : 'contact.failed', dead ? { alarm: true, ...said } : said)
    }
  }

  async function work(): Promise<number | undefined> {
    const removed = await store.purge(now() - config.retentionDays * DAY_MS)
    if (removed > 0) log('contact.deleted', { messages: removed })
    while (pausedUntil() <= now()) {
      const letters: Letter[] = []
      for (const { deferred, budget } of budgets) {
        const room = Math.min(AT_ONCE - letters.length, budget.left())
        const claimed = await store.claim(deferred, room, now(), lease)
        budget.take(claimed.length)
        letters.push(...claimed)
      }
      if (letters.length === 0) break
      for (const result of await Promise.allSettled(letters.map(deliver)))
        if (result.status === 'rejected') log('contact.not-noted', errorFields(result.reason))
    }
    const times = budgets.flatMap(({ deferred, budget }) => {
      const due = store.nextDue(deferred)
      return due === null ? [] : Math.max(due, budget.opens(), pausedUntil())
    })
    const first = store.firstDelivery()
    if (first !== null) times.push(first + config.retentionDays * DAY_MS)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  return () =>
    work().catch((error) => {
      log('contact.broke', errorFields(error))
      return now() + MINUTE_MS
    })
}

/** So many calls a minute, in windows of a minute from the first one on. */
function createBudget(perMinute: number, now: () => number) {
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
