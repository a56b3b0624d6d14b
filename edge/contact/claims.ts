import type { Tuning } from '../tuning.ts'
import { type Lane, longestPause } from './lanes.ts'
import type { ClaimedMessage } from './message.ts'
import { createSelect, type Sql } from './sql.ts'

const WAITING = "state = 'waiting' AND lane = ?"

/** Hands out messages that are due, each to one process. */
export function createClaims(sql: Sql, limits: Tuning) {
  const select = createSelect(sql)

  /** When the next message of a lane is due; null if none waits there. */
  const nextDue = (lane: Lane) => select(`MIN(next_at) FROM messages WHERE ${WAITING}`, lane)

  /** The messages that are due, network addresses in turn. */
  const dueMessages = (lane: Lane, count: number, now: number) =>
    // The plus keeps the order's own index: sorting all that are due would take long in a flood.
    sql.all<ClaimedMessage>(
      `SELECT *, keyed_at NOT BETWEEN ? AND ? AS late FROM messages WHERE ${WAITING} AND +next_at <= ?
        ORDER BY turn, next_at LIMIT ?`,
      now - limits.keyMemoryMs + 1,
      now,
      lane,
      now,
      count,
    )

  /** Records the try that is about to begin. Half an hour without a try ends a series. Returns the message as it was. */
  function recordTry(message: ClaimedMessage, now: number, nextAt: number): ClaimedMessage {
    const { key, lane, attempts, next_at } = message
    const isSeries = Number(message.tried_at) <= now && now - next_at < limits.keyMemoryMs
    const tried_at = isSeries ? message.tried_at : null
    sql.all(
      `UPDATE messages SET lane = ?, attempts = ?, tried_at = ?, keyed_at = COALESCE(keyed_at, ?), next_at = ?
        WHERE key = ?`,
      lane === 'first' ? 'retry' : lane,
      attempts + 1,
      tried_at ?? now,
      now,
      nextAt,
      key,
    )
    return { ...message, tried_at }
  }

  return {
    nextDue,

    /**
     * Claims due messages, and records each try before it begins, so that they are tried again if this process dies, but not
     * immediately. Returns them as they were before.
     *
     * @param lease the time (milliseconds) until which no other process tries them.
     */
    async claim(lane: Lane, count: number, now: number, lease: (attempts: number) => number) {
      // Later ones are from a clock that has been set back since.
      const beyond = now + Math.max(lease(Number.POSITIVE_INFINITY), longestPause(lane, limits))
      const due = nextDue(lane)
      if (count <= 0 || due === null || (due > now && due <= beyond)) return []
      return sql.commit(() => {
        sql.all(
          `UPDATE messages SET next_at = ? WHERE ${WAITING} AND next_at > ?`,
          now,
          lane,
          beyond,
        )
        return dueMessages(lane, count, now).map((message) =>
          recordTry(message, now, now + lease(message.attempts + 1)),
        )
      })
    },
  }
}
