import { DAY_MS, MINUTE_MS } from '../durations.ts'
import { errorFields } from '../log.ts'
import { inTime } from '../network.ts'
import { createCalls } from './calls.ts'
import { createCleanUp } from './cleanUp.ts'
import { callsPerMinute, LANES, retryPause } from './lanes.ts'
import type { ClaimedMessage } from './message.ts'
import { createRateLimit } from './rateLimit.ts'
import { createSender, type DeliveryParts } from './sender.ts'

/** Sends stored messages to the mail provider, lane by lane, and deletes delivered ones once their time is over. */
export function createDelivery(parts: DeliveryParts) {
  const { config, store, pause, log, now } = parts
  const { tuning } = config
  const retentionMs = config.retentionDays * DAY_MS
  const send = createSender(parts)
  const cleanUp = createCleanUp(parts)
  const calls = createCalls()
  const perMinute = callsPerMinute(tuning)
  const lanes = LANES.map((lane) => ({ lane, limit: createRateLimit(perMinute[lane], now) }))
  // By then a call to the mail API has ended, even one by a process that is shutting down. SMTP may take longer; mail
  // programs recognize a second copy by its id.
  const lease = (attempts: number) =>
    Math.max(retryPause(attempts, tuning), 3 * tuning.mailTimeoutMs)

  /** Sends a message. As long as that takes, no other try of it begins. */
  async function sendAlone(message: ClaimedMessage): Promise<void> {
    // A renewal that fails leaves the lease half of its time, and is tried again before it ends.
    const renew = () => store.update(message, { next_at: now() + lease(1) }).catch(() => {})
    const renewal = setInterval(renew, lease(1) / 2)
    await send(message).catch((error) => log('message.not-noted', errorFields(error)))
    calls.end(message.lane)
    clearInterval(renewal)
  }

  /** Begins the tries that may begin now. */
  async function sendDue(): Promise<Promise<void>[]> {
    const begun: Promise<void>[] = []
    for (const { lane, limit } of lanes) {
      const count = Math.min(calls.free(lane), limit.left())
      const messages = await store.claim(lane, count, now(), lease)
      limit.take(messages.length)
      calls.begin(lane, messages.length)
      begun.push(...messages.map(sendAlone))
    }
    return begun
  }

  /** When there is something to do again; undefined if never. */
  function nextTime(): number | undefined {
    const times: number[] = []
    for (const { lane, limit } of lanes) {
      const due = store.nextDue(lane)
      const busyUntil = calls.free(lane) > 0 ? 0 : now() + MINUTE_MS
      if (due !== null) times.push(Math.max(due, limit.opens(), pause.until(), busyUntil))
    }
    const firstDelivery = store.firstDelivery()
    if (firstDelivery !== null) times.push(firstDelivery + retentionMs)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  async function work(isStopping: () => boolean): Promise<number | undefined> {
    await cleanUp(retentionMs)
    while (!isStopping() && pause.until() <= now()) {
      const begun = await sendDue()
      if (begun.length === 0) break
      // Those that take longer go on by themselves; others do not wait for them.
      await inTime(Promise.all(begun), AbortSignal.timeout(lease(1))).catch(() => {})
    }
    return nextTime()
  }

  /**
   * Delivers what is due, or finishes the tries under way if it has to stop. Never throws.
   *
   * @returns when to call it next, in milliseconds since 1970; undefined if there is nothing to come.
   */
  return (isStopping = () => false): Promise<number | undefined> =>
    work(isStopping).catch((error) => {
      log('delivery.broke', { alarm: true, ...errorFields(error) })
      return now() + MINUTE_MS
    })
}
