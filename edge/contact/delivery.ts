import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import { errorFields } from '../log.ts'
import { inTime } from '../network.ts'
import {
  callsPerMinute,
  LANES,
  type Lane,
  MAX_CALLS,
  MAX_CALLS_OF_OTHER_LANES,
  retryPause,
} from './lanes.ts'
import type { ClaimedMessage } from './message.ts'
import { createRateLimit } from './rateLimit.ts'
import { createSender, type DeliveryParts } from './sender.ts'

/** Sends stored messages to the mail provider, lane by lane, and deletes delivered ones once their time is over. */
export function createDelivery(parts: DeliveryParts) {
  const { config, store, pause, log, now } = parts
  const { tuning } = config
  const send = createSender(parts)
  const calls = callsPerMinute(tuning)
  const lanes = LANES.map((lane) => ({ lane, limit: createRateLimit(calls[lane], now) }))
  // By then a call to the mail API has ended, even one by a process that is shutting down. SMTP may take longer; mail
  // programs recognize a second copy by its id.
  const lease = (attempts: number) =>
    Math.max(retryPause(attempts, tuning), 3 * tuning.mailTimeoutMs)
  let forgottenAt = Number.NEGATIVE_INFINITY

  /** Tries under way. A mail server may stall for minutes, and other messages do not wait for that. */
  const sending = { first: 0, others: 0 }
  const kindOf = (lane: Lane) => (lane === 'first' ? 'first' : 'others')

  /** How many more tries may begin. Some calls are kept for first tries, whatever else stalls. */
  function freeCalls(lane: Lane): number {
    const free = MAX_CALLS - sending.first - sending.others
    return lane === 'first' ? free : Math.min(free, MAX_CALLS_OF_OTHER_LANES - sending.others)
  }

  /** Sends a message. As long as that takes, no other try of it begins. */
  async function sendAlone(message: ClaimedMessage): Promise<void> {
    const renew = () => store.update(message, { next_at: now() + lease(1) }).catch(() => {})
    const renewal = setInterval(renew, lease(1) / 2)
    await send(message).catch((error) => log('message.not-noted', errorFields(error)))
    sending[kindOf(message.lane)] -= 1
    clearInterval(renewal)
  }

  /** Begins the tries that may begin now. */
  async function sendDue(): Promise<Promise<void>[]> {
    const begun: Promise<void>[] = []
    for (const { lane, limit } of lanes) {
      const count = Math.min(freeCalls(lane), limit.left())
      const messages = await store.claim(lane, count, now(), lease)
      limit.take(messages.length)
      sending[kindOf(lane)] += messages.length
      begun.push(...messages.map(sendAlone))
    }
    return begun
  }

  /**
   * Deletes messages that were delivered long enough ago. Once an hour, it also deletes files of exported messages, and the
   * counts of who has sent how many.
   */
  async function cleanUp(retentionMs: number): Promise<void> {
    const removed = await store.purge(now() - retentionMs, now())
    if (removed > 0) log('message.deleted', { messages: removed })
    if (Math.abs(now() - forgottenAt) < HOUR_MS) return
    forgottenAt = now()
    await store.forgetArrivals(now())
    const files = store.deleteExports(now() - retentionMs)
    if (files.length > 0) log('message.exports-deleted', { files })
  }

  /** When there is something to do again; undefined if never. */
  function nextTime(retentionMs: number): number | undefined {
    const times: number[] = []
    for (const { lane, limit } of lanes) {
      const due = store.nextDue(lane)
      const busyUntil = freeCalls(lane) > 0 ? 0 : now() + MINUTE_MS
      if (due !== null) times.push(Math.max(due, limit.opens(), pause.until(), busyUntil))
    }
    const firstDelivery = store.firstDelivery()
    if (firstDelivery !== null) times.push(firstDelivery + retentionMs)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  async function work(isStopping: () => boolean): Promise<number | undefined> {
    const retentionMs = config.retentionDays * DAY_MS
    await cleanUp(retentionMs)
    while (!isStopping() && pause.until() <= now()) {
      const begun = await sendDue()
      if (begun.length === 0) break
      await inTime(Promise.all(begun), AbortSignal.timeout(lease(1))).catch(() => {})
    }
    return nextTime(retentionMs)
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
