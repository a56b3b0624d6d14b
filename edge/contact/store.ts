import { newReference, newSecret } from './identity.ts'
import type { SpamSignal } from './spamSignals.ts'

type Value = string | number | null

/** SQLite as a runtime has it. */
export interface Sql {
  all<Row>(statement: string, ...values: Value[]): Row[]
  /**
   * Runs `work`, all of whose statements take effect together or not at all.
   *
   * @returns what it returns, once that is on disk.
   * @throws what it throws, and where the disk does not take it; nothing has been kept then.
   */
  commit<Result>(work: () => Result): Promise<Result>
}

/** What a visitor wrote, validated. */
export interface ContactValue {
  email: string
  comment: string
}

/** One message as it is kept. Times are milliseconds since the epoch. */
export interface Letter extends ContactValue {
  key: string
  reference: string
  signals: SpamSignal[]
  acceptedAt: number
  attempts: number
  /** When delivery was first tried, null before that. */
  triedAt: number | null
}

export interface StoreLimits {
  /** Bytes of words in all, and those of messages that may wait. */
  maxBytes: number
  maxDeferredBytes: number
}

export type Accepted = { reference: string; fresh: boolean } | 'full'

export interface Summary {
  waiting: number
  dead: number
  /** Waiting messages that the provider refused outright, or failed to take several times. */
  stuck: number
  lastDelivery: number | null
}

/** `kept` is an outbox within the store, which nobody is mailed. */
export type Settlement = { state: 'delivered' | 'kept'; at: number; messageId: string }

export interface Failure {
  state: 'waiting' | 'dead'
  nextAt: number
  problem: string
  /** Trying again as it is will not help: somebody has to look. */
  refused: boolean
}

/** After so many failures in a row a message counts as stuck. */
const STUCK_ATTEMPTS = 3

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS messages (
    key TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, state TEXT NOT NULL, deferred INTEGER NOT NULL,
    email TEXT NOT NULL, comment TEXT NOT NULL, signals TEXT NOT NULL, bytes INTEGER NOT NULL,
    accepted_at INTEGER NOT NULL, next_at INTEGER NOT NULL, tried_at INTEGER, attempts INTEGER NOT NULL DEFAULT 0,
    problem TEXT, refused INTEGER NOT NULL DEFAULT 0, delivered_at INTEGER, message_id TEXT) WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS due ON messages (state, deferred, next_at)',
  'CREATE INDEX IF NOT EXISTS settled ON messages (state, delivered_at)',
  'CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
]

interface Row extends ContactValue {
  key: string
  reference: string
  signals: string
  accepted_at: number
  tried_at: number | null
  attempts: number
}

/** The kept messages: one table, the same on each runtime. */
export class Store {
  /** Bytes of ordinary and of deferred messages, so that no message has to count them all. */
  private readonly bytes: [number, number] = [0, 0]

  private readonly sql: Sql
  private readonly limits: StoreLimits

  private constructor(sql: Sql, limits: StoreLimits) {
    this.sql = sql
    this.limits = limits
  }

  static async open(sql: Sql, limits: StoreLimits): Promise<Store> {
    const store = new Store(sql, limits)
    await sql.commit(() => {
      for (const statement of SCHEMA) sql.all(statement)
    })
    store.count()
    return store
  }

  /** The secret of all keys, made by the first start. */
  async secret(): Promise<string> {
    const [kept] = this.sql.all<{ value: string }>("SELECT value FROM notes WHERE name = 'secret'")
    if (kept) return kept.value
    const made = newSecret()
    await this.note('secret', made)
    return made
  }

  /** Writes a note; to be used, too, to see whether writing works. */
  async note(name: string, value: string): Promise<void> {
    await this.sql.commit(() => this.sql.all('INSERT OR REPLACE INTO notes VALUES (?, ?)', name, value))
  }

  read(name: string): string | undefined {
    return this.sql.all<{ value: string }>('SELECT value FROM notes WHERE name = ?', name)[0]?.value
  }

  /**
   * Keeps a message unless one of the same identity is kept already. When this resolves it is on disk.
   *
   * @param earlier other keys under which the same message may have come since a time, for those without an id.
   */
  accept(
    letter: {
      key: string
      value: ContactValue
      signals: readonly SpamSignal[]
      deferred: boolean
      at: number
    },
    earlier?: { key: string; since: number },
  ): Promise<Accepted> {
    const { key, value, signals, deferred, at } = letter
    const bytes = 2 * (value.email.length + value.comment.length) + 400
    return this.sql.commit((): Accepted => {
      const known =
        this.sql.all<Row>('SELECT reference, accepted_at FROM messages WHERE key = ?', key)[0] ??
        this.sql.all<Row>(
          'SELECT reference FROM messages WHERE key = ? AND accepted_at > ?',
          earlier?.key ?? '',
          earlier?.since ?? 0,
        )[0]
      if (known) return { reference: known.reference, fresh: false }
      const [ordinary, later] = this.bytes
      if (ordinary + later + bytes > this.limits.maxBytes) return 'full'
      if (deferred && later + bytes > this.limits.maxDeferredBytes) return 'full'
      const reference = this.unusedReference()
      this.sql.all(
        `INSERT INTO messages (key, reference, state, deferred, email, comment, signals, bytes, accepted_at, next_at)
         VALUES (?, ?, 'waiting', ?, ?, ?, ?, ?, ?, ?)`,
        ...[key, reference, Number(deferred), value.email, value.comment, signals.join(' '), bytes, at, at],
      )
      this.bytes[deferred ? 1 : 0] += bytes
      return { reference, fresh: true }
    })
  }

  /**
   * Takes due messages, the longest waiting first, and sets the time of their next try before this one begins: whoever
   * dies in between, or works beside us, leaves a message that is tried again, and not at once.
   */
  async claim(
    deferred: boolean,
    count: number,
    at: number,
    pause: (attempts: number) => number,
  ): Promise<Letter[]> {
    if (count <= 0) return []
    const due = "state = 'waiting' AND deferred = ? AND next_at <= ?"
    const where = [Number(deferred), at] as const
    if (this.sql.all(`SELECT 1 FROM messages WHERE ${due} LIMIT 1`, ...where).length === 0) return []
    return this.sql.commit(() => {
      const rows = this.sql.all<Row>(
        `SELECT * FROM messages WHERE ${due} ORDER BY next_at LIMIT ?`,
        ...where,
        count,
      )
      return rows.map((row) => {
        const attempts = row.attempts + 1
        this.sql.all(
          'UPDATE messages SET attempts = ?, tried_at = COALESCE(tried_at, ?), next_at = ? WHERE key = ?',
          ...[attempts, at, at + pause(attempts), row.key],
        )
        return { ...letterOf(row), attempts, triedAt: row.tried_at ?? at }
      })
    })
  }

  settle(key: string, { state, at, messageId }: Settlement): Promise<unknown> {
    return this.sql.commit(() =>
      this.sql.all(
        'UPDATE messages SET state = ?, delivered_at = ?, message_id = ?, problem = NULL, refused = 0 WHERE key = ?',
        ...[state, at, messageId, key],
      ),
    )
  }

  fail(key: string, { state, nextAt, problem, refused }: Failure): Promise<unknown> {
    return this.sql.commit(() =>
      this.sql.all(
        'UPDATE messages SET state = ?, next_at = ?, problem = ?, refused = ? WHERE key = ?',
        ...[state, nextAt, problem, Number(refused), key],
      ),
    )
  }

  /** Deletes what was delivered before a time. */
  async purge(before: number): Promise<number> {
    const old = "state = 'delivered' AND delivered_at <= ?"
    const count = this.sql.all(`SELECT 1 FROM messages WHERE ${old}`, before).length
    if (count === 0) return 0
    await this.sql.commit(() => this.sql.all(`DELETE FROM messages WHERE ${old}`, before))
    this.count()
    return count
  }

  /** When the next message of a kind is due, and when the oldest delivered one was delivered. */
  next(): { ordinary: number | null; deferred: number | null; settled: number | null } {
    const [first] = this.sql.all<{
      ordinary: number | null
      deferred: number | null
      settled: number | null
    }>(
      `SELECT (SELECT MIN(next_at) FROM messages WHERE state = 'waiting' AND deferred = 0) AS ordinary,
              (SELECT MIN(next_at) FROM messages WHERE state = 'waiting' AND deferred = 1) AS deferred,
              (SELECT MIN(delivered_at) FROM messages WHERE state = 'delivered') AS settled`,
    )
    return first ?? { ordinary: null, deferred: null, settled: null }
  }

  summary(): Summary {
    const [summary] = this.sql.all<Summary>(
      `SELECT (SELECT COUNT(*) FROM messages WHERE state = 'waiting') AS waiting,
              (SELECT COUNT(*) FROM messages WHERE state = 'dead') AS dead,
              (SELECT COUNT(*) FROM messages WHERE state = 'waiting' AND (refused = 1 OR attempts > ? AND problem IS NOT NULL))
                AS stuck,
              (SELECT MAX(delivered_at) FROM messages WHERE state = 'delivered') AS lastDelivery`,
      STUCK_ATTEMPTS,
    )
    return summary ?? { waiting: 0, dead: 0, stuck: 0, lastDelivery: null }
  }

  private count(): void {
    const rows = this.sql.all<{ deferred: 0 | 1; bytes: number }>(
      'SELECT deferred, SUM(bytes) AS bytes FROM messages GROUP BY deferred',
    )
    for (const deferred of [0, 1] as const)
      this.bytes[deferred] = rows.find((row) => row.deferred === deferred)?.bytes ?? 0
  }

  private unusedReference(): string {
    for (;;) {
      const reference = newReference()
      if (this.sql.all('SELECT 1 FROM messages WHERE reference = ?', reference).length === 0) return reference
    }
  }
}

function letterOf(row: Row): Letter {
  const { key, reference, email, comment, attempts } = row
  const signals = row.signals.split(' ').filter(Boolean) as SpamSignal[]
  return {
    key,
    reference,
    email,
    comment,
    signals,
    acceptedAt: row.accepted_at,
    attempts,
    triedAt: row.tried_at,
  }
}
