import { MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH } from '#lib/contact/protocol.ts'
import type { Tuning } from '../tuning.ts'
import { newReference, newSecret } from './identity.ts'

type Value = string | number | null

export interface Sql {
  all<Row>(statement: string, ...values: Value[]): Row[]
  /** Runs `work` as a transaction. Returns its result once it is on disk; if it throws, nothing is kept. */
  commit<Result>(work: () => Result): Promise<Result>
}

export interface Letter {
  key: string
  reference: string
  email: string
  comment: string
  /** Spam signals, separated by spaces. */
  signals: string
  attempts: number
  next_at: number
  /** When the current series of tries began. */
  tried_at: number | null
  /** The provider may no longer recognize the key, or the clock was set back since. */
  late: 0 | 1 | null
}

export interface NewLetter extends Pick<Letter, 'email' | 'comment' | 'signals'> {
  /** Undefined for the plain form, which sends no id. */
  key: string | undefined
  /** Delivered only when there is room: likely spam, or part of a flood from one address. */
  deferred: boolean
  at: number
}

/** `kept` means delivered to the store itself, where its owner reads it. `refused`: retrying will not help. */
export type Change = Partial<{
  state: 'waiting' | 'delivered' | 'kept' | 'dead'
  next_at: number
  keyed_at: number
  delivered_at: number
  message_id: string
  problem: string | null
  refused: 0 | 1
}>

/** Messages the provider refused or failed to accept three times. Indexed, because floods leave many waiting. */
const STUCK = "state = 'waiting' AND (refused = 1 OR attempts > 3)"

const DELIVERED = "state = 'delivered'"

/** The oldest delivered messages: their mail has arrived, so they make way before a visitor is refused. */
const MAKE_ROOM = `DELETE FROM messages WHERE key IN
  (SELECT key FROM messages WHERE ${DELIVERED} ORDER BY delivered_at LIMIT 20) RETURNING key`

/** Random keys (UUIDs of version 4), as opposed to those derived from ids and text (version 8). */
const BARE_KEYS = '________-____-4%'

const OVERHEAD_BYTES = 400

const MAX_LETTER_BYTES = 2 * (MAX_EMAIL_LENGTH + MAX_COMMENT_LENGTH) + OVERHEAD_BYTES

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS messages (
    key TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, state TEXT NOT NULL, deferred INTEGER NOT NULL,
    email TEXT NOT NULL, comment TEXT NOT NULL, signals TEXT NOT NULL, bytes INTEGER NOT NULL,
    accepted_at INTEGER NOT NULL, next_at INTEGER NOT NULL, tried_at INTEGER, keyed_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0, problem TEXT, refused INTEGER NOT NULL DEFAULT 0, delivered_at INTEGER,
    message_id TEXT) WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS due ON messages (state, deferred, next_at)',
  'CREATE INDEX IF NOT EXISTS settled ON messages (state, delivered_at)',
  // Includes the comment, so that each of ten thousand messages is not compared with all previous ones.
  'CREATE INDEX IF NOT EXISTS words ON messages (email, comment, accepted_at)',
  `CREATE INDEX IF NOT EXISTS stuck ON messages (state) WHERE ${STUCK}`,
  // The bytes stored of each kind, however they come and go, so that a flood does not have to be counted at each message.
  'CREATE TABLE IF NOT EXISTS totals (deferred INTEGER PRIMARY KEY, bytes INTEGER NOT NULL)',
  `INSERT INTO totals SELECT deferred, SUM(bytes) FROM messages WHERE NOT EXISTS (SELECT 1 FROM totals)
    GROUP BY deferred`,
  `CREATE TRIGGER IF NOT EXISTS more AFTER INSERT ON messages BEGIN INSERT INTO totals VALUES (new.deferred, new.bytes)
    ON CONFLICT DO UPDATE SET bytes = bytes + new.bytes; END`,
  `CREATE TRIGGER IF NOT EXISTS less AFTER DELETE ON messages BEGIN UPDATE totals SET bytes = bytes - old.bytes
    WHERE deferred = old.deferred; END`,
  'CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
]

export type Store = Awaited<ReturnType<typeof openStore>>

export async function openStore(sql: Sql, limits: Tuning) {
  /** The single value a statement selects; null if there is none. */
  const one = <T extends Value = number | null>(select: string, ...values: Value[]) =>
    Object.values(
      sql.all<Record<string, T>>(`SELECT ${select}`, ...values)[0] ?? { none: null as T },
    )[0] as T

  await sql.commit(() => {
    for (const statement of SCHEMA) sql.all(statement)
    // Fails now, and not at the first delivery, if an older version made the table.
    sql.all('SELECT keyed_at FROM messages LIMIT 0')
    // The secret behind all keys, created on first start.
    sql.all("INSERT OR IGNORE INTO notes VALUES ('secret', ?)", newSecret())
  })

  const hasRoomFor = (bytes: number, deferred: boolean) => {
    const [ordinary = 0, low = 0] = [0, 1].map(
      (kind) => one('bytes FROM totals WHERE deferred = ?', kind) ?? 0,
    )
    return (
      ordinary + low + bytes <= limits.storeMaxBytes &&
      (!deferred || low + bytes <= limits.storeMaxDeferredBytes)
    )
  }

  function unusedReference(): string {
    const reference = newReference()
    return one('1 FROM messages WHERE reference = ?', reference) ? unusedReference() : reference
  }

  return {
    /** Delivered messages make way for new ones. */
    hasRoom: () =>
      hasRoomFor(MAX_LETTER_BYTES, false) ||
      one(`1 FROM messages WHERE ${DELIVERED} LIMIT 1`) === 1,

    async note(name: string, value: string): Promise<void> {
      await sql.commit(() => sql.all('INSERT OR REPLACE INTO notes VALUES (?, ?)', name, value))
    },

    read: (name: string) => one<string | null>('value FROM notes WHERE name = ?', name) ?? '',

    /**
     * Stores a message unless it is a duplicate (a double click, a reload, or sent by both form and script): same key, or,
     * if either came from the plain form, same text within a time window. Undefined if there is no room.
     */
    async accept(letter: NewLetter, since: number) {
      const { key = crypto.randomUUID(), email, comment, signals, deferred, at } = letter
      const bytes = 2 * (email.length + comment.length) + OVERHEAD_BYTES
      return sql.commit(() => {
        const known = one<string | null>(
          'reference FROM messages WHERE key = ? OR (email = ? AND comment = ? AND accepted_at BETWEEN ? AND ? AND key LIKE ?)',
          ...[key, email, comment, since + 1, at, letter.key ? BARE_KEYS : '%'],
        )
        if (known) return { reference: known, fresh: false }
        while (!hasRoomFor(bytes, deferred))
          if (deferred || sql.all(MAKE_ROOM).length === 0) return undefined
        const reference = unusedReference()
        sql.all(
          `INSERT INTO messages (key, reference, state, deferred, email, comment, signals, bytes, accepted_at, next_at)
           VALUES (?, ?, 'waiting', ?, ?, ?, ?, ?, ?, ?)`,
          ...[key, reference, Number(deferred), email, comment, signals, bytes, at, at],
        )
        return { reference, fresh: true }
      })
    },

    /**
     * Claims due messages, longest waiting first, and records each try before it begins, so that they are tried again if
     * this process dies, but not immediately. Returns them as they were before. Half an hour without a try ends a series.
     */
    async claim(deferred: number, count: number, at: number, lease: (attempts: number) => number) {
      if (count <= 0) return []
      const waiting = "state = 'waiting' AND deferred = ? AND next_at"
      // Longer than any delay: the clock has been set back since.
      const beyond = at + lease(Number.POSITIVE_INFINITY)
      return sql.commit(() => {
        sql.all(`UPDATE messages SET next_at = ? WHERE ${waiting} > ?`, at, deferred, beyond)
        const letters = sql.all<Letter>(
          `SELECT *, keyed_at NOT BETWEEN ? AND ? AS late FROM messages WHERE ${waiting} <= ? ORDER BY next_at LIMIT ?`,
          ...[at - limits.keyMemoryMs + 1, at, deferred, at, count],
        )
        return letters.map((letter) => {
          const { key, attempts, next_at } = letter
          const isSeries = Number(letter.tried_at) <= at && at - next_at < limits.keyMemoryMs
          const tried_at = isSeries ? letter.tried_at : null
          sql.all(
            'UPDATE messages SET attempts = ?, tried_at = ?, keyed_at = COALESCE(keyed_at, ?), next_at = ? WHERE key = ?',
            ...[attempts + 1, tried_at ?? at, at, at + lease(attempts + 1), key],
          )
          return { ...letter, tried_at }
        })
      })
    },

    async update(key: string, change: Change): Promise<void> {
      const columns = Object.keys(change).map((name) => `${name} = ?`)
      const statement = `UPDATE messages SET ${columns.join(', ')} WHERE key = ?`
      await sql.commit(() => sql.all(statement, ...Object.values(change), key))
    },

    /** Deletes messages delivered before a time. One from when the clock was ahead counts as delivered now. */
    async purge(before: number, now: number): Promise<number> {
      return sql.commit(() => {
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
    },

    nextDue: (deferred: number) =>
      one("MIN(next_at) FROM messages WHERE state = 'waiting' AND deferred = ?", deferred),

    firstDelivery: () => one(`MIN(delivered_at) FROM messages WHERE ${DELIVERED}`),

    /**
     * `stuck` are waiting messages that need attention, including those accepted before a time. At most a thousand of the
     * others are counted, because a flood leaves a hundred thousand.
     */
    summary: (overdue: number) => ({
      waiting: one<number>(
        "COUNT(*) FROM (SELECT 1 FROM messages WHERE state = 'waiting' LIMIT 1000)",
      ),
      dead: one<number>("COUNT(*) FROM messages WHERE state = 'dead'"),
      stuck:
        one<number>(`COUNT(*) FROM messages WHERE ${STUCK}`) +
        one<number>(
          "COUNT(*) FROM messages WHERE state = 'waiting' AND deferred = 0 AND accepted_at <= ?",
          overdue,
        ),
    }),
  }
}
