import { MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH } from '#lib/contact/protocol.ts'
import type { Tuning } from '../tuning.ts'
import { newReference } from './identity.ts'
import { LANES, type Lane, longestPause } from './lanes.ts'
import { migrate, OVERHEAD_BYTES } from './schema.ts'
import type { Sql, Value } from './sql.ts'

type State = 'waiting' | 'delivered' | 'kept' | 'dead'

/** A message as stored. */
export interface Message {
  key: string
  reference: string
  state: State
  lane: Lane
  turn: number
  network: string
  email: string
  comment: string
  /** Spam signals, separated by spaces. */
  signals: string
  bytes: number
  attempts: number
  /** How often the provider has refused the mail itself. After the first time, it gets it in the plainest form. */
  refusals: number
  accepted_at: number
  next_at: number
  /** When the current series of tries began. */
  tried_at: number | null
  /** When the provider was last given the key for the first time, or had forgotten it. */
  keyed_at: number | null
  mail_key: string | null
}

export interface ClaimedMessage extends Message {
  /** The provider may no longer recognize the key, or the clock was set back since. */
  late: 0 | 1 | null
}

export interface NewMessage extends Pick<Message, 'network' | 'email' | 'comment' | 'signals'> {
  /** Undefined for the plain form, which sends no id. */
  key: string | undefined
  /** A code of email and comment. */
  words: string
}

/** `kept` means delivered to the store itself, where its owner reads it. */
export type Change = Partial<{
  state: State
  lane: Lane
  next_at: number
  keyed_at: number
  delivered_at: number
  message_id: string
  problem: string | null
  code: string | null
  refusals: number
}>

/** What became of a new message. */
export interface Acceptance {
  /** Undefined if there was no room. */
  reference?: string
  isFresh: boolean
  lane: Lane
  /** How many deferred messages made way. */
  dropped: number
  /** The file that messages in good order moved to, and how many. */
  exported: { file: string; messages: number } | undefined
}

/** A row of the messages table that is to be inserted. */
interface Row extends Pick<NewMessage, 'network' | 'words' | 'email' | 'comment' | 'signals'> {
  key: string
  reference: string
  lane: Lane
  turn: number
  bytes: number
  at: number
}

const DELIVERED = "state = 'delivered'"

/** The oldest delivered messages: their mail has arrived. */
const DROP_DELIVERED = `DELETE FROM messages WHERE key IN
  (SELECT key FROM messages WHERE ${DELIVERED} ORDER BY delivered_at LIMIT 20) RETURNING key`

/** Random keys (UUIDs of version 4), as opposed to those derived from ids and text (version 8). */
const BARE_KEYS = '________-____-4%'

/** UTF-8 takes at most three bytes for each UTF-16 unit. */
const MAX_MESSAGE_BYTES = 3 * (MAX_EMAIL_LENGTH + MAX_COMMENT_LENGTH) + OVERHEAD_BYTES

/** In the order in which messages in good order move to a file: those whose mail may still arrive come last. */
const UNDELIVERED = ['kept', 'dead', 'waiting'] as const
const MAX_EXPORTED = 200

/** Space is running out when messages in good order that are not delivered fill this share of it. */
const FILLING = 0.8

/** The name of the note with the time of the last delivery. */
const LAST_DELIVERY = 'last-delivery'

const MAX_COUNTED = 1000

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

const encoder = new TextEncoder()
const storedBytes = ({ email, comment }: Pick<Message, 'email' | 'comment'>) =>
  encoder.encode(email + comment).length + OVERHEAD_BYTES

export type Store = Awaited<ReturnType<typeof openStore>>

/** @throws {NewerStoreError} */
export async function openStore(sql: Sql, limits: Tuning) {
  await migrate(sql)

  /** The single value a statement selects; null if there is none. */
  const selected = <T extends Value = number | null>(select: string, ...values: Value[]) =>
    Object.values(
      sql.all<Record<string, T>>(`SELECT ${select}`, ...values)[0] ?? { none: null as T },
    )[0] as T

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

  function unusedReference(): string {
    const reference = newReference()
    return selected('1 FROM messages WHERE reference = ?', reference)
      ? unusedReference()
      : reference
  }

  /** The turn after the last one of the same network address, but not before the one that is on. */
  function nextTurn(lane: Lane, network: string): number {
    const current = selected("MIN(turn) FROM messages WHERE state = 'waiting' AND lane = ?", lane)
    const lastTurn = selected(
      "MAX(turn) FROM messages WHERE state = 'waiting' AND lane = ? AND network = ?",
      lane,
      network,
    )
    return Math.max(current ?? 0, lastTurn === null ? 0 : lastTurn + 1)
  }

  /** Whether a network address has used up what it may send in good order. */
  function isOverQuota(network: string, at: number): boolean {
    const minute = Math.floor(at / MINUTE_MS)
    const sentWithin = (minutes: number) =>
      selected<number>(
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

  function countArrival(network: string, at: number): void {
    sql.all(
      'INSERT INTO arrivals VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
      network,
      Math.floor(at / MINUTE_MS),
    )
  }

  /** Deletes the deferred message whose turn would come last, the oldest of these, unless that is before a turn. */
  function dropDeferred(turn: number): boolean {
    const deferred = "FROM messages WHERE state = ? AND lane = 'deferred'"
    const lasts = UNDELIVERED.map((state) => ({
      state,
      turn: selected(`MAX(turn) ${deferred}`, state) ?? -1,
    }))
    const last = lasts.reduce((former, later) => (later.turn > former.turn ? later : former))
    if (last.turn < turn) return false
    const key = selected<string | null>(
      `key ${deferred} AND turn = ? ORDER BY next_at LIMIT 1`,
      last.state,
      last.turn,
    )
    return sql.all('DELETE FROM messages WHERE key = ? RETURNING key', key).length > 0
  }

  /** Moves the oldest messages in good order to a file. */
  function exportOldest(at: number): Acceptance['exported'] {
    const lanes = LANES.filter((lane) => lane !== 'deferred').map((lane) => `'${lane}'`)
    for (const state of UNDELIVERED) {
      const messages = sql.all<Message>(
        `SELECT * FROM messages WHERE state = ? AND lane IN (${lanes.join(', ')}) ORDER BY accepted_at LIMIT ?`,
        state,
        MAX_EXPORTED,
      )
      if (messages.length === 0) continue
      const lines = messages.map(({ reference, accepted_at, email, comment, signals }) =>
        JSON.stringify({
          reference,
          state,
          accepted: new Date(accepted_at).toISOString(),
          email,
          comment,
          signals,
        }),
      )
      const day = new Date(at).toISOString().slice(0, 10)
      const file = sql.exportLines?.(day, `${lines.join('\n')}\n`)
      if (file === undefined) return undefined
      for (const { key } of messages) sql.all('DELETE FROM messages WHERE key = ?', key)
      return { file, messages: messages.length }
    }
    return undefined
  }

  /** Makes room for a message, if that is possible, in the order of docs/messages.md. */
  function makeRoom({ bytes, lane, turn, at }: Pick<Row, 'bytes' | 'lane' | 'turn' | 'at'>) {
    const made: { dropped: number; exported: Acceptance['exported'] } = {
      dropped: 0,
      exported: undefined,
    }
    while (!isRoomFor(bytes, lane)) {
      if (!isShareFull(bytes, lane) && sql.all(DROP_DELIVERED).length > 0) continue
      if (dropDeferred(lane === 'deferred' ? turn : 0)) {
        made.dropped += 1
        continue
      }
      const exported = lane === 'deferred' ? undefined : exportOldest(at)
      if (!exported) return { ...made, isEnough: false }
      const messages = (made.exported?.messages ?? 0) + exported.messages
      made.exported = { ...exported, messages }
    }
    return { ...made, isEnough: true }
  }

  /** The message that arrives again: same key, or, if either came from the plain form, same text from the same address. */
  function findRepeated({ key, words, network }: NewMessage, since: number, at: number) {
    const [same] = key ? sql.all<Message>('SELECT * FROM messages WHERE key = ?', key) : []
    const [alike] = sql.all<Message>(
      `SELECT * FROM messages WHERE words = ? AND accepted_at BETWEEN ? AND ? AND network = ? AND key LIKE ? LIMIT 1`,
      words,
      since + 1,
      at,
      network,
      key ? BARE_KEYS : '%',
    )
    return same ?? alike
  }

  /** A message that comes again without its mark is in good order, if its network address has some of its quota left. */
  function liftMark(message: Message, repeated: NewMessage, at: number): Lane {
    const { key, lane, signals, attempts, state, network } = message
    if (state === 'delivered' || lane !== 'deferred' || repeated.signals !== '') return lane
    if (isOverQuota(repeated.network, at)) {
      if (signals) sql.all("UPDATE messages SET signals = '' WHERE key = ?", key)
      return lane
    }
    const lifted = attempts === 0 ? 'first' : 'retry'
    sql.all(
      "UPDATE messages SET signals = '', deferred = 0, lane = ?, turn = ?, next_at = MIN(next_at, ?) WHERE key = ?",
      lifted,
      nextTurn(lifted, network),
      at,
      key,
    )
    countArrival(repeated.network, at)
    return lifted
  }

  function insert(row: Row): void {
    const { key, reference, lane, turn, network, words, email, comment, signals, bytes, at } = row
    sql.all(
      `INSERT INTO messages (key, reference, state, deferred, lane, turn, network, words, email, comment, signals, bytes,
        accepted_at, next_at) VALUES (?, ?, 'waiting', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      key,
      reference,
      Number(lane === 'deferred'),
      lane,
      turn,
      network,
      words,
      email,
      comment,
      signals,
      bytes,
      at,
      at,
    )
  }

  const nextDue = (lane: Lane) =>
    selected("MIN(next_at) FROM messages WHERE state = 'waiting' AND lane = ?", lane)

  return {
    /** Whether a message in good order would be taken: others make way for it. */
    hasRoom: () =>
      isRoomFor(MAX_MESSAGE_BYTES, 'first') ||
      sql.exportLines !== undefined ||
      selected(`1 FROM messages WHERE ${DELIVERED} LIMIT 1`) === 1 ||
      usedSpace().deferred > 0,

    isFilling: () => usedSpace().ordinary > FILLING * limits.storeMaxBytes,

    async note(name: string, value: string): Promise<void> {
      await sql.commit(() => sql.all('INSERT OR REPLACE INTO notes VALUES (?, ?)', name, value))
    },

    read: (name: string) => selected<string | null>('value FROM notes WHERE name = ?', name) ?? '',

    /**
     * Stores a message unless it is a repeat (a double click, a reload, or sent by both form and script).
     *
     * @param since how long ago the same words count as the same message (a time).
     */
    async accept(message: NewMessage, since: number, at: number): Promise<Acceptance> {
      return sql.commit(() => {
        const repeated = findRepeated(message, since, at)
        if (repeated) {
          const lane = liftMark(repeated, message, at)
          const { reference } = repeated
          return { reference, isFresh: false, lane, dropped: 0, exported: undefined }
        }
        const { network, signals, key = crypto.randomUUID() } = message
        const lane = signals !== '' || isOverQuota(network, at) ? 'deferred' : 'first'
        const sized = {
          lane,
          turn: nextTurn(lane, network),
          bytes: storedBytes(message),
          at,
        } as const
        const { isEnough, ...made } = makeRoom(sized)
        if (!isEnough) return { isFresh: true, lane, ...made }
        const reference = unusedReference()
        insert({ ...message, ...sized, key, reference })
        countArrival(network, at)
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
    async claim(lane: Lane, count: number, at: number, lease: (attempts: number) => number) {
      const waiting = "state = 'waiting' AND lane = ? AND"
      // Later ones are from a clock that has been set back since.
      const beyond = at + Math.max(lease(Number.POSITIVE_INFINITY), longestPause(lane, limits))
      const due = nextDue(lane)
      if (count <= 0 || due === null || (due > at && due <= beyond)) return []
      return sql.commit(() => {
        sql.all(`UPDATE messages SET next_at = ? WHERE ${waiting} next_at > ?`, at, lane, beyond)
        // The plus keeps the order's own index: sorting all that are due would take long in a flood.
        const messages = sql.all<ClaimedMessage>(
          `SELECT *, keyed_at NOT BETWEEN ? AND ? AS late FROM messages WHERE ${waiting} +next_at <= ?
            ORDER BY turn, next_at LIMIT ?`,
          at - limits.keyMemoryMs + 1,
          at,
          lane,
          at,
          count,
        )
        return messages.map((message) => {
          const { key, attempts, next_at } = message
          const isSeries = Number(message.tried_at) <= at && at - next_at < limits.keyMemoryMs
          const tried_at = isSeries ? message.tried_at : null
          sql.all(
            `UPDATE messages SET lane = ?, attempts = ?, tried_at = ?, keyed_at = COALESCE(keyed_at, ?), next_at = ?
              WHERE key = ?`,
            lane === 'first' ? 'retry' : lane,
            attempts + 1,
            tried_at ?? at,
            at,
            at + lease(attempts + 1),
            key,
          )
          return { ...message, tried_at }
        })
      })
    },

    /** Changes a message. In another lane, it gets a new turn. */
    async update(
      { key, network }: Pick<Message, 'key' | 'network'>,
      change: Change,
    ): Promise<void> {
      await sql.commit(() => {
        if (change.delivered_at)
          sql.all(
            'INSERT OR REPLACE INTO notes VALUES (?, ?)',
            LAST_DELIVERY,
            `${change.delivered_at}`,
          )
        const turn = change.lane && { turn: nextTurn(change.lane, network) }
        const changes = Object.entries({ ...change, ...turn })
        sql.all(
          `UPDATE messages SET ${changes.map(([name]) => `${name} = ?`).join(', ')} WHERE key = ?`,
          ...changes.map(([, value]) => value),
          key,
        )
      })
    },

    /** Deletes messages delivered before a time. One from when the clock was ahead counts as delivered now. */
    async purge(before: number, now: number): Promise<number> {
      const removed = await sql.commit(() => {
        sql.all(
          `UPDATE messages SET delivered_at = ? WHERE ${DELIVERED} AND delivered_at > ?`,
          now,
          now,
        )
        return sql.all(
          `DELETE FROM messages WHERE ${DELIVERED} AND delivered_at <= ? RETURNING key`,
          before,
        ).length
      })
      if (removed > 0) sql.truncateLog?.()
      return removed
    },

    /** Forgets who sent how many messages more than a day ago. */
    async forgetArrivals(at: number): Promise<void> {
      const minute = Math.floor(at / MINUTE_MS)
      await sql.commit(() =>
        sql.all(
          'DELETE FROM arrivals WHERE minute NOT BETWEEN ? AND ?',
          minute - DAY_MINUTES,
          minute,
        ),
      )
    },

    nextDue,

    firstDelivery: () => selected(`MIN(delivered_at) FROM messages WHERE ${DELIVERED}`),

    /** Numbers for an operator. None counts beyond a thousand, because a flood leaves a hundred thousand. */
    summary(overdue: number) {
      const lastDelivery = Number(
        selected<string | null>('value FROM notes WHERE name = ?', LAST_DELIVERY) ?? 0,
      )
      const count = (condition: string) =>
        selected<number>(
          `COUNT(*) FROM (SELECT 1 FROM messages WHERE ${condition} LIMIT ${MAX_COUNTED})`,
        )
      const isAny = (lane: Lane, condition: string, ...values: Value[]) =>
        selected(
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
    },
  }
}
