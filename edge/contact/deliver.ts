import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { mailOf } from './message.ts'
import { DeliveryError, type Provider } from './provider.ts'
import type { Letter, Store } from './store.ts'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

/** At most so many calls at a time. */
const AT_ONCE = 8

/** Name of the note that keeps a provider's wish to be left alone over a restart. */
const PAUSED = 'paused-until'

export interface Delivery {
  /**
   * Delivers what is due, within the budgets.
   *
   * @returns when there is something to do again; undefined where nothing waits. Never throws.
   */
  run(): Promise<number | undefined>
}

export function createDelivery(options: {
  config: Config
  store: Store
  provider: Provider
  log: Log
  now: () => number
}): Delivery {
  const { config, store, provider, log, now } = options
  const { tuning } = config
  const budgets = [budget(tuning.ratePerMinute, now), budget(tuning.rateDeferredPerMinute, now)] as const

  const pause = (attempts: number) =>
    Math.min(tuning.deliverPauseMs * 3 ** (attempts - 1), tuning.deliverMaxPauseMs)

  const pausedUntil = () => Number(store.read(PAUSED) ?? 0)

  async function deliver(letter: Letter): Promise<void> {
    const { key, reference, attempts } = letter
    const begun = now()
    try {
      const { messageId, keep } = await provider.send(mailOf(config.contact, letter))
      await store.settle(key, { state: keep ? 'kept' : 'delivered', at: now(), messageId })
      log('contact.delivered', { reference, by: provider.name, attempts, ms: now() - begun })
    } catch (error) {
      const failure = error instanceof DeliveryError ? error : undefined
      // Of this try nothing is known: the message stays as it was claimed, to be tried again.
      if (!failure) log('contact.broke', { reference, ...errorFields(error) })
      const { problem = 'broke', status, refused = true, retryAfterMs = 0 } = failure ?? {}
      const dead = now() - (letter.triedAt ?? begun) >= tuning.deliverForMs
      const nextAt = now() + Math.max(pause(attempts), Math.min(retryAfterMs, DAY_MS))
      await store.fail(key, { state: dead ? 'dead' : 'waiting', nextAt, problem, refused })
      if (retryAfterMs > 0) await store.note(PAUSED, String(now() + Math.min(retryAfterMs, DAY_MS)))
      const said = { reference, attempts, problem, status, ms: now() - begun }
      log(dead ? 'contact.dead' : 'contact.failed', dead ? { alarm: true, ...said } : said)
    }
  }

  async function work(): Promise<void> {
    const removed = await store.purge(now() - config.retentionDays * DAY_MS)
    if (removed > 0) log('contact.deleted', { messages: removed })
    while (pausedUntil() <= now()) {
      const letters: Letter[] = []
      for (const [deferred, left] of budgets.entries()) {
        const room = Math.min(AT_ONCE - letters.length, left.left())
        const claimed = await store.claim(deferred === 1, room, now(), pause)
        left.take(claimed.length)
        letters.push(...claimed)
      }
      if (letters.length === 0) return
      const results = await Promise.allSettled(letters.map(deliver))
      for (const result of results)
        if (result.status === 'rejected') log('contact.not-noted', errorFields(result.reason))
    }
  }

  return {
    async run() {
      try {
        await work()
        const { ordinary, deferred, settled } = store.next()
        const times = [
          ordinary === null ? undefined : Math.max(ordinary, budgets[0].opens(), pausedUntil()),
          deferred === null ? undefined : Math.max(deferred, budgets[1].opens(), pausedUntil()),
          settled === null ? undefined : settled + config.retentionDays * DAY_MS,
        ].filter((time) => time !== undefined)
        return times.length === 0 ? undefined : Math.min(...times)
      } catch (error) {
        log('contact.broke', errorFields(error))
        return now() + MINUTE_MS
      }
    },
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
