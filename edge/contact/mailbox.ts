import { createBudget } from '../budget.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { Failure, inTime } from '../network.ts'
import { keyOf } from './identity.ts'
import { mailOf } from './message.ts'
import type { Provider } from './provider.ts'
import type { Letter, NewLetter, Store } from './store.ts'

const MINUTE_MS = 60_000

/** A message becomes a dead letter after a day of tries. */
export const DAY_MS = 24 * 60 * MINUTE_MS

const MAX_CONCURRENT_CALLS = 8

/** The note that preserves a provider's Retry-After across restarts: when it began, and when it ends. */
const PAUSED = 'paused-until'

/** An ordinary message waiting longer than this is a problem, whatever the cause. */
const OVERDUE_MS = 15 * MINUTE_MS

/** Health checks test writing a message of the largest size at most this often. */
const PROBE_MS = 10_000
const PROBE = '.'.repeat(40_000)

interface MailboxParts {
  config: Config
  store: Store
  provider: Provider
  log: Log
  now: () => number
}

export type Mailbox = ReturnType<typeof createMailbox>

/** Stores messages and delivers them within rate limits. The runtime calls `deliver` on time. */
export function createMailbox({ config, store, provider, log, now }: MailboxParts) {
  const { deliverPauseMs, deliverMaxPauseMs, ...tuning } = config.tuning
  const budgets = [tuning.ratePerMinute, tuning.rateDeferredPerMinute].map((rate) =>
    createBudget(rate, now),
  )
  const pause = (attempts: number) =>
    Math.min(deliverPauseMs * 3 ** (attempts - 1), deliverMaxPauseMs)
  // By then a call to the mail API has ended, even one by a process that is shutting down. SMTP may take longer; mail
  // programs recognize a second copy by its id.
  const lease = (attempts: number) => Math.max(pause(attempts), 3 * tuning.mailTimeoutMs)
  const pausedUntil = () => {
    const [from = 0, until = 0] = store.read(PAUSED).split(' ').map(Number)
    // A pause that has not begun yet is from a clock that has been set back since.
    return from > now() ? 0 : until
  }
  let probed = { at: 0, writable: true }

  async function send(letter: Letter): Promise<void> {
    const { key, reference, tried_at, late } = letter
    const attempts = letter.attempts + 1
    const begun = now()
    try {
      const mail = mailOf(config.contact, letter)
      const found = late ? await provider.find?.(mail) : undefined
      // Not before: if the question or this process fails, it is asked again.
      if (late && !found) await store.update(key, { keyed_at: begun })
      const { messageId, keep } = found ?? (await provider.send(mail))
      const proof = {
        delivered_at: now(),
        message_id: messageId,
        problem: null,
        refused: 0,
      } as const
      await store.update(key, { state: keep ? 'kept' : 'delivered', ...proof })
      log(`contact.${keep ? 'kept' : 'delivered'}`, {
        reference,
        by: provider.name,
        attempts,
        ms: now() - begun,
      })
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('broke', { refused: true })
      if (failure !== error) log('contact.broke', { alarm: true, reference, ...errorFields(error) })
      const { problem, details } = failure
      const { status, retryAfterMs = 0, refused } = details
      // The clock may have moved during the try.
      const dead = begun - (tried_at ?? begun) >= DAY_MS
      const state = dead ? 'dead' : 'waiting'
      await store.update(key, {
        state,
        next_at: now() + pause(attempts),
        problem,
        refused: refused ? 1 : 0,
      })
      const until = now() + Math.min(retryAfterMs, DAY_MS)
      if (until > Math.max(now(), pausedUntil())) await store.note(PAUSED, `${begun} ${until}`)
      const said = {
        ...(dead && { alarm: true }),
        reference,
        attempts,
        problem,
        status,
        ms: now() - begun,
      }
      log(dead ? 'contact.dead' : 'contact.failed', said)
    }
  }

  /** Tries under way. A mail server may stall for minutes, and other messages do not wait for that. */
  let sending = 0

  /** Sends a message. As long as that takes, no other try of it begins. */
  async function sendAlone(letter: Letter): Promise<void> {
    const renew = () => store.update(letter.key, { next_at: now() + lease(1) }).catch(() => {})
    const renewal = setInterval(renew, lease(1) / 2)
    sending += 1
    await send(letter).catch((error) => log('contact.not-noted', errorFields(error)))
    sending -= 1
    clearInterval(renewal)
  }

  async function work(isStopping: () => boolean): Promise<number | undefined> {
    const retentionMs = config.retentionDays * DAY_MS
    const removed = await store.purge(now() - retentionMs, now())
    if (removed > 0) log('contact.deleted', { messages: removed })
    while (!isStopping() && pausedUntil() <= now()) {
      const letters: Letter[] = []
      for (const [deferred, budget] of budgets.entries()) {
        const room = Math.min(MAX_CONCURRENT_CALLS - sending - letters.length, budget.left())
        const claimed = await store.claim(deferred, room, now(), lease)
        budget.take('', claimed.length)
        letters.push(...claimed)
      }
      if (letters.length === 0) break
      await inTime(Promise.all(letters.map(sendAlone)), AbortSignal.timeout(lease(1))).catch(
        () => {},
      )
    }
    const busyUntil = sending < MAX_CONCURRENT_CALLS ? 0 : now() + MINUTE_MS
    const times = budgets.flatMap((budget, deferred) => {
      const due = store.nextDue(deferred)
      return due === null ? [] : Math.max(due, budget.opens(), pausedUntil(), busyUntil)
    })
    const first = store.firstDelivery()
    if (first !== null) times.push(first + retentionMs)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  return {
    /** Delivers what is due, or finishes the tries under way if it has to stop. @returns when to call it next, if ever. */
    deliver: (isStopping = () => false) =>
      work(isStopping).catch((error) => {
        log('contact.broke', { alarm: true, ...errorFields(error) })
        return now() + MINUTE_MS
      }),

    /** Stores a message once, however often it arrives. Once this resolves, it is on disk; undefined if there is no room. */
    async accept({ id, ...letter }: Omit<NewLetter, 'key' | 'at'> & { id: string | undefined }) {
      const at = now()
      const key = id && (await keyOf(store.read('secret'), [id, letter.email, letter.comment]))
      return store.accept({ ...letter, key, at }, at - tuning.rememberWordsMs)
    },

    async health() {
      if (Math.abs(now() - probed.at) >= PROBE_MS || !probed.writable) {
        const written = store.note('probe', PROBE).then(() => true)
        probed = { at: now(), writable: await written.catch(() => false) }
      }
      const writable = probed.writable && store.hasRoom()
      return { ...store.summary(now() - OVERDUE_MS), writable }
    },
  }
}
