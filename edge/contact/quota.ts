/** How many messages of a network address are in good order: those beyond its quota are deferred. */
import type { Tuning } from '../tuning.ts'
import { createSelect, type Sql } from './sql.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

export function createQuota(sql: Sql, limits: Tuning) {
  const select = createSelect(sql)

  /** Whether a network address has used up what it may send in good order. */
  function isOverQuota(network: string, now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS)
    const sentWithin = (minutes: number) =>
      select<number>(
        'COALESCE(SUM(count), 0) FROM arrivals WHERE network = ? AND minute BETWEEN ? AND ?',
        network,
        minute - minutes + 1,
        minute,
      )
    return (
      sentWithin(1) >= limits.quotaPerMinute ||
      sentWithin(60) >= limits.quotaPerHour ||
      sentWithin(DAY_MINUTES) >= limits.quotaPerDay
    )
  }

  function countArrival(network: string, now: number): void {
    sql.all(
      'INSERT INTO arrivals VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
      network,
      Math.floor(now / MINUTE_MS),
    )
  }

  /** Forgets who sent how many messages more than a day ago. */
  async function forgetArrivals(now: number): Promise<void> {
    const minute = Math.floor(now / MINUTE_MS)
    await sql.commit(() =>
      sql.all(
        'DELETE FROM arrivals WHERE minute NOT BETWEEN ? AND ?',
        minute - DAY_MINUTES,
        minute,
      ),
    )
  }

  return { isOverQuota, countArrival, forgetArrivals }
}
