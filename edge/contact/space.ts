import { MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH } from '#lib/contact/protocol.ts'
import { dayOf } from '#lib/content/days.ts'
import type { Tuning } from '../tuning.ts'
import type { Erasure } from './erasure.ts'
import { LANES, type Lane } from './lanes.ts'
import { type Acceptance, exportedLine, type Message, type NewRow } from './message.ts'
import { OVERHEAD_BYTES } from './schema.ts'
import { createSelect, type Sql } from './sql.ts'

const DELIVERED = "state = 'delivered'"

const DROP = 'DELETE FROM messages WHERE key = ? RETURNING key'

/** The oldest delivered messages: their mail has arrived. */
const DROP_DELIVERED = `DELETE FROM messages WHERE key IN
  (SELECT key FROM messages WHERE ${DELIVERED} ORDER BY delivered_at LIMIT 20) RETURNING key`

/** UTF-8 takes at most three bytes for each UTF-16 unit. */
const MAX_MESSAGE_BYTES = 3 * (MAX_EMAIL_LENGTH + MAX_COMMENT_LENGTH) + OVERHEAD_BYTES

/** In the order in which messages in good order move to a file: those whose mail may still arrive come last. */
const UNDELIVERED = ['kept', 'dead', 'waiting'] as const
const MAX_EXPORTED = 200

/** Space is running out when messages in good order that are not delivered fill this share of it. */
const FILLING = 0.8

const encoder = new TextEncoder()

/** The bytes that a message takes in the store. */
export const storedBytes = ({ email, comment }: Pick<Message, 'email' | 'comment'>) =>
  encoder.encode(email + comment).length + OVERHEAD_BYTES

/** Measures the space that messages take, and makes room when it is used up, in the order of docs/messages.md. */
export function createSpace(sql: Sql, limits: Tuning, { remove }: Erasure) {
  const select = createSelect(sql)

  /** The bytes stored of each kind. */
  function usedSpace() {
    const rows = sql.all<{ kind: string; bytes: number }>('SELECT kind, bytes FROM space')
    const {
      ordinary = 0,
      deferred = 0,
      delivered = 0,
    } = Object.fromEntries(rows.map(({ kind, bytes }) => [kind, bytes]))
    return { ordinary, deferred, all: ordinary + deferred + delivered }
  }

  const isShareFull = (bytes: number, lane: Lane) =>
    lane === 'deferred' && usedSpace().deferred + bytes > limits.storeMaxDeferredBytes

  const isRoomFor = (bytes: number, lane: Lane) =>
    usedSpace().all + bytes <= limits.storeMaxBytes && !isShareFull(bytes, lane)

  /** Deletes the deferred message whose turn would come last, the oldest of these, unless that is before a turn. */
  function dropDeferred(turn: number): boolean {
    const deferred = "FROM messages WHERE state = ? AND lane = 'deferred'"
    const lasts = UNDELIVERED.map((state) => ({
      state,
      turn: select(`MAX(turn) ${deferred}`, state) ?? -1,
    }))
    const last = lasts.reduce((former, later) => (later.turn > former.turn ? later : former))
    if (last.turn < turn) return false
    const key = select<string | null>(
      `key ${deferred} AND turn = ? ORDER BY next_at LIMIT 1`,
      last.state,
      last.turn,
    )
    return remove(DROP, key) > 0
  }

  /** Moves the oldest messages in good order to a file. */
  function exportOldest(now: number): Acceptance['exported'] {
    const lanes = LANES.filter((lane) => lane !== 'deferred').map((lane) => `'${lane}'`)
    for (const state of UNDELIVERED) {
      const messages = sql.all<Message>(
        `SELECT * FROM messages WHERE state = ? AND lane IN (${lanes.join(', ')}) ORDER BY accepted_at LIMIT ?`,
        state,
        MAX_EXPORTED,
      )
      if (messages.length === 0) continue
      const lines = messages.map(exportedLine).join('')
      const file = sql.exportLines?.(dayOf(new Date(now)), lines)
      if (file === undefined) return undefined
      for (const { key } of messages) remove(DROP, key)
      return { file, messages: messages.length }
    }
    return undefined
  }

  /** Makes room for a message, if that is possible, in the order of docs/messages.md. */
  function makeRoom(message: Pick<NewRow, 'bytes' | 'lane' | 'turn' | 'acceptedAt'>) {
    const { bytes, lane, turn, acceptedAt } = message
    const made: { dropped: number; exported: Acceptance['exported'] } = {
      dropped: 0,
      exported: undefined,
    }
    while (!isRoomFor(bytes, lane)) {
      if (!isShareFull(bytes, lane) && remove(DROP_DELIVERED) > 0) continue
      if (dropDeferred(lane === 'deferred' ? turn : 0)) {
        made.dropped += 1
        continue
      }
      const exported = lane === 'deferred' ? undefined : exportOldest(acceptedAt)
      if (!exported) return { ...made, isEnough: false }
      const messages = (made.exported?.messages ?? 0) + exported.messages
      made.exported = { ...exported, messages }
    }
    return { ...made, isEnough: true }
  }

  return {
    makeRoom,

    /** Whether a message in good order would be taken: others make way for it. */
    hasRoom: () =>
      isRoomFor(MAX_MESSAGE_BYTES, 'first') ||
      sql.exportLines !== undefined ||
      select(`1 FROM messages WHERE ${DELIVERED} LIMIT 1`) === 1 ||
      usedSpace().deferred > 0,

    isFilling: () => usedSpace().ordinary > FILLING * limits.storeMaxBytes,
  }
}
