import type { Lane } from './lanes.ts'
import type { Message, NewMessage } from './message.ts'
import type { Quota } from './quota.ts'
import type { Sql } from './sql.ts'
import type { NextTurn } from './turns.ts'

/** Random keys (UUIDs of version 4), as opposed to those derived from ids and text (version 8). */
const BARE_KEYS = '________-____-4%'

/** Messages that arrive again. Both functions run within a transaction. */
export function createRepeats(sql: Sql, { isOverQuota, countArrival }: Quota, nextTurn: NextTurn) {
  /** The message that arrives again: same key, or, if either came from the plain form, same text from the same address. */
  function findRepeated({ key, words, network }: NewMessage, since: number, now: number) {
    const [same] = key ? sql.all<Message>('SELECT * FROM messages WHERE key = ?', key) : []
    const [alike] = sql.all<Message>(
      `SELECT * FROM messages WHERE words = ? AND accepted_at BETWEEN ? AND ? AND network = ? AND key LIKE ? LIMIT 1`,
      words,
      since + 1,
      now,
      network,
      key ? BARE_KEYS : '%',
    )
    return same ?? alike
  }

  /** Lets a message wait for another mail, which no provider takes for one that may have gone out. */
  function mailAnew({ key }: Message): void {
    sql.all(
      `UPDATE messages SET mail_key = ?, state = 'waiting', attempts = 0, refusals = 0, tried_at = NULL, keyed_at = NULL,
        delivered_at = NULL, message_id = NULL WHERE key = ?`,
      crypto.randomUUID(),
      key,
    )
  }

  /** A message that comes again without its mark is in good order, if its network address has some of its quota left. */
  function liftMark(message: Message, repeated: NewMessage, now: number): Lane {
    const { key, lane, signals, attempts, state } = message
    const wasMailedWithMark = signals !== '' && attempts > 0
    const isDone = state === 'delivered' && !wasMailedWithMark
    if (isDone || lane !== 'deferred' || repeated.signals !== '') return lane
    if (isOverQuota(repeated, now)) {
      if (!wasMailedWithMark) sql.all("UPDATE messages SET signals = '' WHERE key = ?", key)
      return lane
    }
    if (wasMailedWithMark) mailAnew(message)
    const lifted = wasMailedWithMark || attempts === 0 ? 'first' : 'retry'
    const { turn, blockTurn } = nextTurn(lifted, message)
    sql.all(
      `UPDATE messages SET signals = '', deferred = 0, lane = ?, turn = ?, block_turn = ?, next_at = MIN(next_at, ?)
        WHERE key = ?`,
      lifted,
      turn,
      blockTurn,
      now,
      key,
    )
    countArrival(repeated, now)
    return lifted
  }

  return { findRepeated, liftMark }
}
