import { dayOf } from '#lib/content/days.ts'
import type { Tuning } from '../tuning.ts'
import { createErasure } from './erasure.ts'
import { newReference } from './identity.ts'
import { type Lane, longestPause } from './lanes.ts'
import type { Acceptance, Change, ClaimedMessage, Message, NewMessage, NewRow } from './message.ts'
import { createQuota } from './quota.ts'
import { createRepeats } from './repeats.ts'
import { migrate } from './schema.ts'
import { createSpace, storedBytes } from './space.ts'
import { createSelect, type Sql } from './sql.ts'
import { LAST_DELIVERY, summaryOf } from './summary.ts'
import { createTurns } from './turns.ts'

const DELIVERED = "state = 'delivered'"

export type Store = Awaited<ReturnType<typeof openStore>>

/** Inserts a message that waits for its first try. */
function insert(sql: Sql, row: NewRow): void {
  const columns = {
    key: row.key,
    reference: row.reference,
    state: 'waiting',
    deferred: Number(row.lane === 'deferred'),
    lane: row.lane,
    turn: row.turn,
    block_turn: row.blockTurn,
    network: row.network,
    block: row.block,
    words: row.words,
    email: row.email,
    comment: row.comment,
    signals: row.signals,
    bytes: row.bytes,
    accepted_at: row.acceptedAt,
    next_at: row.acceptedAt,
  }
  const names = Object.keys(columns)
  sql.all(
    `INSERT INTO messages (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    ...Object.values(columns),
  )
}

/**
 * Opens the store of messages and notes in a database, which it first brings to this release's version.
 *
 * @param siteName what references begin with
 * @throws {NewerStoreError}
 */
export async function openStore(sql: Sql, limits: Tuning, siteName = '') {
  await migrate(sql)
  const select = createSelect(sql)
  const erasure = createErasure(sql)
  const quota = createQuota(sql, limits, erasure)
  const { isOverQuota, countArrival, forgetArrivals } = quota
  const { makeRoom, hasRoom, isFilling } = createSpace(sql, limits, erasure)
  const nextTurn = createTurns(sql)
  const { findRepeated, liftMark } = createRepeats(sql, quota, nextTurn)

  function unusedReference(): string {
    const reference = newReference(siteName)
    return select('1 FROM messages WHERE reference = ?', reference) ? unusedReference() : reference
  }

  const replaceNote = (name: string, value: string) =>
    sql.all('INSERT OR REPLACE INTO notes VALUES (?, ?)', name, value)

  const nextDue = (lane: Lane) =>
    select("MIN(next_at) FROM messages WHERE state = 'waiting' AND lane = ?", lane)

  return {
    hasRoom,
    isFilling,
    nextDue,
    forgetArrivals,
    isLost: () => sql.isLost?.() ?? false,
    isDamaged: () => sql.isDamaged?.() ?? false,
    summary: (overdue: number) => summaryOf(sql, overdue),

    /** Keeps a text under a name, in place of what was there. */
    async writeNote(name: string, value: string): Promise<void> {
      await sql.commit(() => replaceNote(name, value))
    },

    /** The text kept under a name; empty if there is none. */
    readNote: (name: string) =>
      select<string | null>('value FROM notes WHERE name = ?', name) ?? '',

    /**
     * Stores a message unless it is a repeat (a double click, a reload, or sent by both form and script).
     *
     * @param since how long ago the same words count as the same message (a time).
     */
    async accept(message: NewMessage, since: number, now: number): Promise<Acceptance> {
      return sql.commit(() => {
        const repeated = findRepeated(message, since, now)
        if (repeated) {
          const lane = liftMark(repeated, message, now)
          const { reference } = repeated
          return { reference, isFresh: false, lane, dropped: 0, exported: undefined }
        }
        const { signals, key = crypto.randomUUID() } = message
        const lane = signals !== '' || isOverQuota(message, now) ? 'deferred' : 'first'
        const sized = {
          lane,
          ...nextTurn(lane, message),
          bytes: storedBytes(message),
          acceptedAt: now,
        } as const
        const { isEnough, ...made } = makeRoom(sized)
        if (!isEnough) return { isFresh: true, lane, ...made }
        const reference = unusedReference()
        insert(sql, { ...message, ...sized, key, reference })
        countArrival(message, now)
        return { reference, isFresh: true, lane, ...made }
      })
    },

    /**
     * Claims due messages, network addresses in turn, and records each try before it begins, so that they are tried again
     * if this process dies, but not immediately. Returns them as they were before. Half an hour without a try ends a
     * series.
     *
     * @param lease the time (milliseconds) until which no other process tries them.
     */
    async claim(lane: Lane, count: number, now: number, lease: (attempts: number) => number) {
      const waiting = "state = 'waiting' AND lane = ? AND"
      // Later ones are from a clock that has been set back since.
      const beyond = now + Math.max(lease(Number.POSITIVE_INFINITY), longestPause(lane, limits))
      const due = nextDue(lane)
      if (count <= 0 || due === null || (due > now && due <= beyond)) return []
      return sql.commit(() => {
        sql.all(`UPDATE messages SET next_at = ? WHERE ${waiting} next_at > ?`, now, lane, beyond)
        // The plus keeps the order's own index: sorting all that are due would take long in a flood.
        const messages = sql.all<ClaimedMessage>(
          `SELECT *, keyed_at NOT BETWEEN ? AND ? AS late FROM messages WHERE ${waiting} +next_at <= ?
            ORDER BY turn, next_at LIMIT ?`,
          now - limits.keyMemoryMs + 1,
          now,
          lane,
          now,
          count,
        )
        return messages.map((message) => {
          const { key, attempts, next_at } = message
          const isSeries = Number(message.tried_at) <= now && now - next_at < limits.keyMemoryMs
          const tried_at = isSeries ? message.tried_at : null
          sql.all(
            `UPDATE messages SET lane = ?, attempts = ?, tried_at = ?, keyed_at = COALESCE(keyed_at, ?), next_at = ?
              WHERE key = ?`,
            lane === 'first' ? 'retry' : lane,
            attempts + 1,
            tried_at ?? now,
            now,
            now + lease(attempts + 1),
            key,
          )
          return { ...message, tried_at }
        })
      })
    },

    /** Changes a message, unless it waits for another mail by now. In another lane, it gets a new turn. */
    async update(
      message: Pick<Message, 'key' | 'mail_key' | 'network' | 'block'>,
      change: Change,
    ): Promise<void> {
      await sql.commit(() => {
        if (change.delivered_at) replaceNote(LAST_DELIVERY, `${change.delivered_at}`)
        const changes = Object.entries(change)
        if (change.lane) {
          const { turn, blockTurn } = nextTurn(change.lane, message)
          changes.push(['turn', turn], ['block_turn', blockTurn])
        }
        sql.all(
          `UPDATE messages SET ${changes.map(([name]) => `${name} = ?`).join(', ')}
            WHERE key = ? AND mail_key IS ?`,
          ...changes.map(([, value]) => value),
          message.key,
          message.mail_key,
        )
      })
    },

    /**
     * Deletes messages delivered before a time, and what others that made way have left in the log of writes. One from
     * when the clock was ahead counts as delivered now.
     */
    async purge(before: number, now: number): Promise<number> {
      const removed = await sql.commit(() => {
        sql.all(
          `UPDATE messages SET delivered_at = ? WHERE ${DELIVERED} AND delivered_at > ?`,
          now,
          now,
        )
        return erasure.remove(
          `DELETE FROM messages WHERE ${DELIVERED} AND delivered_at <= ? RETURNING key`,
          before,
        )
      })
      erasure.cleanLog()
      return removed
    },

    /** Deletes the files to which messages moved before the day of a time. Returns their names. */
    deleteExports: (before: number) => sql.deleteExports?.(dayOf(new Date(before))) ?? [],

    firstDelivery: () => select(`MIN(delivered_at) FROM messages WHERE ${DELIVERED}`),
  }
}
