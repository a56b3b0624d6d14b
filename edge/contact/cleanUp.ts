import { HOUR_MS } from '../durations.ts'
import type { DeliveryParts } from './sender.ts'

/**
 * Returns a function that deletes messages that were delivered long enough ago. Once an hour, it also deletes files of
 * exported messages, and the counts of who has sent how many.
 */
export function createCleanUp({ store, log, now }: Pick<DeliveryParts, 'store' | 'log' | 'now'>) {
  let forgottenAt = Number.NEGATIVE_INFINITY

  return async function cleanUp(retentionMs: number): Promise<void> {
    const removed = await store.purge(now() - retentionMs, now())
    if (removed > 0) log('message.deleted', { messages: removed })
    if (Math.abs(now() - forgottenAt) < HOUR_MS) return
    forgottenAt = now()
    await store.forgetArrivals(now())
    const files = store.deleteExports(now() - retentionMs)
    if (files.length > 0) log('message.exports-deleted', { files })
  }
}
