import { dayOf } from '#lib/content/days.ts'
import type { Tuning } from '../tuning.ts'
import { createClaims } from './claims.ts'
import { createErasure } from './erasure.ts'
import { createIntake } from './intake.ts'
import type { Change, Message } from './message.ts'
import { createNotes } from './notes.ts'
import { createQuota } from './quota.ts'
import { migrate } from './schema.ts'
import { createSelect, type Sql } from './sql.ts'
import { LAST_DELIVERY, summaryOf } from './summary.ts'
import { createTurns } from './turns.ts'

const DELIVERED = "state = 'delivered'"

export type Store = Awaited<ReturnType<typeof openStore>>

/**
 * Opens the store of messages and notes in a database, which it first brings to this release's version.
 *
 * @param siteName what references begin with
 * @throws {NewerStoreError}
 */
export async function openStore(sql: Sql, limits: Tuning, siteName = '') {
  await migrate(sql)
  const select = createSelect(sql)
  const notes = createNotes(sql)
  const erasure = createErasure(sql)
  const quota = createQuota(sql, limits, erasure)
  const nextTurn = createTurns(sql)

  return {
    ...createIntake({ sql, limits, erasure, quota, nextTurn, siteName }),
    ...createClaims(sql, limits),
    forgetArrivals: quota.forgetArrivals,
    readNote: notes.read,
    writeNote: notes.write,
    isLost: () => sql.isLost?.() ?? false,
    isDamaged: () => sql.isDamaged?.() ?? false,
    summary: (overdue: number) => summaryOf(sql, overdue),

    /** Changes a message, unless it waits for another mail by now. In another lane, it gets a new turn. */
    async update(
      message: Pick<Message, 'key' | 'mail_key' | 'network' | 'block'>,
      change: Change,
    ): Promise<void> {
      await sql.commit(() => {
        if (change.delivered_at) notes.replace(LAST_DELIVERY, `${change.delivered_at}`)
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
