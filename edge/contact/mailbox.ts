import { createBudget } from '../budget.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { Failure } from '../network.ts'
import { keyOf } from './identity.ts'
import { mailOf } from './message.ts'
import type { Provider } from './provider.ts'
import type { Letter, NewLetter, Store } from './store.ts'

const MINUTE_MS = 60_000

/** For so long a message is tried until it is a dead letter, and of this `RETENTION_DAYS` are many. */
export const DAY_MS = 24 * 60 * MINUTE_MS

/** At most so many calls at a time. */
const AT_ONCE = 8

/** Name of the note that keeps a provider's wish to be left alone over a restart. */
const PAUSED = 'paused-until'

/** An ordinary message that waits for longer is a problem, whatever holds it up. */
const OVERDUE_MS = 15 * MINUTE_MS

/** Writing as much as the largest message is tried at most this often for those who ask how we are. */
const PROBE_MS = 10_000
const PROBE = '.'.repeat(40_000)

export type Mailbox = ReturnType<typeof createMailbox>

/**
 * Where messages are kept until they are delivered, within budgets. What is left to the runtime is the database, and to
 * call `deliver` in time.
 */
export function createMailbox(parts: {
  config: Config
  store: Store
  provider: Provider
  log: Log
  now: () => number
}) {
  const { config, store, provider, log, now } = parts
  const { deliverPauseMs, deliverMaxPauseMs, keyMemoryMs, ...tuning } = config.tuning
  const budgets = [tuning.ratePerMinute, tuning.rateDeferredPerMinute].map((rate) => createBudget(rate, now))
  const pause = (attempts: number) => Math.min(deliverPauseMs * 3 ** (attempts - 1), deliverMaxPauseMs)
  /** Until then a try has ended for sure, also that of another process which is about to stop. */
  const lease = (attempts: number) => Math.max(pause(attempts), 3 * tuning.mailTimeoutMs)
  const pausedUntil = () => Number(store.read(PAUSED))
  let probed = { at: 0, writable: true }

  async function send(letter: Letter): Promise<void> {
    const { key, reference, tried_at, last_at } = letter
    const attempts = letter.attempts + 1
    const begun = now()
    // We lay dead meanwhile, or were asked to wait: by now the provider does not know the key any more.
    const isLate = last_at !== null && begun - last_at >= keyMemoryMs
    try {
      const mail = mailOf(config.contact, letter)
      const found = isLate ? await provider.find?.(mail) : undefined
      const { messageId, keep } = found ?? (await provider.send(mail))
      const proof = { delivered_at: now(), message_id: messageId, problem: null, refused: 0 } as const
      await store.update(key, { state: keep ? 'kept' : 'delivered', ...proof })
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
    const retentionMs = config.retentionDays * DAY_MS
    const removed = await store.purge(now() - retentionMs)
    if (removed > 0) log('contact.deleted', { messages: removed })
    while (pausedUntil() <= now()) {
      const letters: Letter[] = []
      for (const [deferred, budget] of budgets.entries()) {
        const room = Math.min(AT_ONCE - letters.length, budget.left())
        const claimed = await store.claim(deferred, room, now(), lease)
        budget.take('', claimed.length)
        letters.push(...claimed)
      }
      if (letters.length === 0) break
      for (const result of await Promise.allSettled(letters.map(send)))
        if (result.status === 'rejected') log('contact.not-noted', errorFields(result.reason))
    }
    const times = budgets.flatMap((budget, deferred) => {
      const due = store.nextDue(deferred)
      return due === null ? [] : Math.max(due, budget.opens(), pausedUntil())
    })
    const first = store.firstDelivery()
    if (first !== null) times.push(first + retentionMs)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  return {
    /**
     * Delivers all that is due.
     *
     * @returns when there is something to do again; undefined where nothing waits. Never throws.
     */
    deliver: () =>
      work().catch((error) => {
        log('contact.broke', errorFields(error))
        return now() + MINUTE_MS
      }),

    /**
     * Keeps a message, once however often it comes. When this resolves with a reference, the message is on disk.
     *
     * @param letter with the id of the draft, where the browser sent one.
     * @returns undefined where there is no room.
     * @throws where it could not be kept.
     */
    async accept({ id, ...letter }: Omit<NewLetter, 'key' | 'at'> & { id: string | undefined }) {
      const at = now()
      const key = id && (await keyOf(store.read('secret'), [id, letter.email, letter.comment]))
      return store.accept({ ...letter, key, at }, at - tuning.rememberWordsMs)
    },

    async health() {
      if (now() - probed.at >= PROBE_MS || !probed.writable || !store.hasRoom()) {
        const written = store.hasRoom() ? store.note('probe', PROBE).then(() => true) : Promise.resolve(false)
        probed = { at: now(), writable: await written.catch(() => false) }
      }
      const { writable } = probed
      return { ...store.summary(now() - OVERDUE_MS), lastDelivery: store.lastDelivery(), writable }
    },
  }
}
