import type { Tuning } from '../tuning.ts'
import type { Erasure } from './erasure.ts'
import { newReference } from './identity.ts'
import type { Acceptance, NewMessage, NewRow } from './message.ts'
import type { Quota } from './quota.ts'
import { createRepeats } from './repeats.ts'
import { createSpace, storedBytes } from './space.ts'
import { createSelect, type Sql } from './sql.ts'
import type { NextTurn } from './turns.ts'

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

interface IntakeParts {
  sql: Sql
  limits: Tuning
  erasure: Erasure
  quota: Quota
  nextTurn: NextTurn
  /** What references begin with. */
  siteName: string
}

/** Takes messages into the store: in which lane each waits, and what makes room for it. */
export function createIntake({ sql, limits, erasure, quota, nextTurn, siteName }: IntakeParts) {
  const select = createSelect(sql)
  const { makeRoom, hasRoom, isFilling } = createSpace(sql, limits, erasure)
  const { findRepeated, liftMark } = createRepeats(sql, quota, nextTurn)

  function unusedReference(): string {
    const reference = newReference(siteName)
    return select('1 FROM messages WHERE reference = ?', reference) ? unusedReference() : reference
  }

  /** Stores a message that has not come before. Runs within a transaction. */
  function store(message: NewMessage, now: number): Acceptance {
    const { signals, key = crypto.randomUUID() } = message
    const isDeferred = signals !== '' || quota.isOverQuota(message, now)
    const lane = isDeferred ? 'deferred' : 'first'
    const bytes = storedBytes(message)
    const sized = { lane, ...nextTurn(lane, message), bytes, acceptedAt: now } as const
    const { isEnough, ...made } = makeRoom(sized)
    if (!isEnough) return { isFresh: true, lane, ...made }
    const reference = unusedReference()
    insert(sql, { ...message, ...sized, key, reference })
    quota.countArrival(message, now)
    return { reference, isFresh: true, lane, ...made }
  }

  return {
    hasRoom,
    isFilling,

    /**
     * Stores a message unless it is a repeat (a double click, a reload, or sent by both form and script).
     *
     * @param since how long ago the same words count as the same message (a time).
     */
    async accept(message: NewMessage, since: number, now: number): Promise<Acceptance> {
      return sql.commit(() => {
        const repeated = findRepeated(message, since, now)
        if (!repeated) return store(message, now)
        const lane = liftMark(repeated, message, now)
        const { reference } = repeated
        return { reference, isFresh: false, lane, dropped: 0, exported: undefined }
      })
    },
  }
}
