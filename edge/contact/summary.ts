import type { Lane } from './lanes.ts'
import { createSelect, type Sql, type Value } from './sql.ts'

/** The name of the note with the time of the last delivery. */
export const LAST_DELIVERY = 'last-delivery'

/** A flood leaves a hundred thousand messages, which would take long to count. */
const MAX_COUNTED = 1000

/** Numbers for an operator. None counts beyond a thousand. */
export function summaryOf(sql: Sql, overdue: number) {
  const select = createSelect(sql)
  const lastDelivery = Number(
    select<string | null>('value FROM notes WHERE name = ?', LAST_DELIVERY) ?? 0,
  )
  const count = (condition: string) =>
    select<number>(`COUNT(*) FROM (SELECT 1 FROM messages WHERE ${condition} LIMIT ${MAX_COUNTED})`)
  const isAny = (lane: Lane, condition: string, ...values: Value[]) =>
    select(
      `EXISTS (SELECT 1 FROM messages WHERE state = 'waiting' AND lane = ? AND ${condition})`,
      lane,
      ...values,
    ) === 1
  const ordinary = ['first', 'retry'] as const
  return {
    waiting: count("state = 'waiting'"),
    refused: count("state = 'waiting' AND lane = 'refused'"),
    dead: count("state = 'dead'"),
    kept: count("state = 'kept'"),
    /** Messages in good order have waited since before a time. */
    isLate: ordinary.some((lane) => isAny(lane, 'accepted_at <= ?', overdue)),
    /** Nothing has been delivered since one of them was accepted, which was tried again and again or is late. */
    isStuck:
      isAny('retry', 'accepted_at > ? AND attempts > 3', lastDelivery) ||
      ordinary.some((lane) =>
        isAny(lane, 'accepted_at BETWEEN ? AND ?', lastDelivery + 1, overdue),
      ),
    lastDelivery: lastDelivery || undefined,
  }
}
