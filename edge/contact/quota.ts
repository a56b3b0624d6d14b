import { MINUTE_MS } from '../durations.ts'
import type { Tuning } from '../tuning.ts'
import type { Erasure } from './erasure.ts'
import type { Message } from './message.ts'
import { createSelect, type Sql } from './sql.ts'

const DAY_MINUTES = 24 * 60

/** How many times the quota of an address a block has: neighbors share it, and nobody gains much by having many addresses. */
const BLOCK_QUOTAS = 4

type Sender = Pick<Message, 'network' | 'block'>

export type Quota = ReturnType<typeof createQuota>

/**
 * Counts the messages of each network address, and of the block of addresses around it. Messages beyond the quota of either
 * are deferred.
 */
export function createQuota(sql: Sql, limits: Tuning, { remove }: Erasure) {
  const select = createSelect(sql)

  /** @param code of a network address or block. */
  function isUsedUp(code: string, quotas: number, now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS)
    const sentWithin = (minutes: number) =>
      select<number>(
        'COALESCE(SUM(count), 0) FROM arrivals WHERE network = ? AND minute BETWEEN ? AND ?',
        code,
        minute - minutes + 1,
        minute,
      )
    return (
      sentWithin(1) >= quotas * limits.quotaPerMinute ||
      sentWithin(60) >= quotas * limits.quotaPerHour ||
      sentWithin(DAY_MINUTES) >= quotas * limits.quotaPerDay
    )
  }

  /** Whether a sender has used up what may come in good order from the address, or from the block around it. */
  const isOverQuota = ({ network, block }: Sender, now: number) =>
    isUsedUp(block, BLOCK_QUOTAS, now) || isUsedUp(network, 1, now)

  const count = (code: string, now: number) =>
    sql.all(
      'INSERT INTO arrivals VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
      code,
      Math.floor(now / MINUTE_MS),
    )

  /** Counts a message of a sender. */
  function countArrival({ network, block }: Sender, now: number): void {
    // Otherwise the counts of a block's many addresses would take space without a limit.
    if (!isUsedUp(block, BLOCK_QUOTAS, now)) count(network, now)
    count(block, now)
  }

  /** Forgets who sent how many messages more than a day ago. */
  async function forgetArrivals(now: number): Promise<void> {
    const minute = Math.floor(now / MINUTE_MS)
    await sql.commit(() =>
      remove(
        'DELETE FROM arrivals WHERE minute NOT BETWEEN ? AND ? RETURNING minute',
        minute - DAY_MINUTES,
        minute,
      ),
    )
  }

  return { isOverQuota, countArrival, forgetArrivals }
}
