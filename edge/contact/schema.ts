import { newSecret } from './identity.ts'
import type { Sql } from './sql.ts'

/** What a message takes besides its email and comment: its other columns and its places in the indexes. */
export const OVERHEAD_BYTES = 700

/** From one turn of a network address to its next. A block of addresses gets sixteen turns in that. */
export const TURN = 16

/** Which total a message counts for, given the name of its row in a trigger. */
const kindOf = (row: string) =>
  `CASE WHEN ${row}state = 'delivered' THEN 'delivered' WHEN ${row}lane = 'deferred' THEN 'deferred' ELSE 'ordinary' END`

const add = (row: 'new' | 'old', sign: '+' | '-') =>
  `UPDATE space SET bytes = bytes ${sign} ${row}.bytes WHERE kind = ${kindOf(`${row}.`)};`

/**
 * The steps from each version of the store to the next. A new store takes them all, so that each is tried all the time.
 * Never change a released one. Releases before version 2 keep working on a store that has been brought to it.
 */
const STEPS: readonly (readonly string[])[] = [
  // Version 1: what stores contained before they had a version.
  [
    `CREATE TABLE IF NOT EXISTS messages (
      key TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, state TEXT NOT NULL, deferred INTEGER NOT NULL,
      email TEXT NOT NULL, comment TEXT NOT NULL, signals TEXT NOT NULL, bytes INTEGER NOT NULL,
      accepted_at INTEGER NOT NULL, next_at INTEGER NOT NULL, tried_at INTEGER, keyed_at INTEGER,
      attempts INTEGER NOT NULL DEFAULT 0, problem TEXT, refused INTEGER NOT NULL DEFAULT 0, delivered_at INTEGER,
      message_id TEXT) WITHOUT ROWID`,
    'CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
    // Fails now, and not at the first delivery, if an even older version made the table.
    'SELECT keyed_at FROM messages LIMIT 0',
  ],
  // Version 2: lanes, network addresses, bytes as stored, and no second copy of the words in an index.
  [
    ...['due', 'settled', 'words', 'stuck'].map((index) => `DROP INDEX IF EXISTS ${index}`),
    ...['more', 'less'].map((trigger) => `DROP TRIGGER IF EXISTS ${trigger}`),
    'DROP TABLE IF EXISTS totals',
    "ALTER TABLE messages ADD COLUMN lane TEXT NOT NULL DEFAULT 'first'",
    // The message's turn in its lane: network addresses take turns.
    'ALTER TABLE messages ADD COLUMN turn INTEGER NOT NULL DEFAULT 0',
    // Codes of the network address, and of email and comment.
    "ALTER TABLE messages ADD COLUMN network TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE messages ADD COLUMN words TEXT NOT NULL DEFAULT ''",
    // How often the provider refused the mail itself, and what it said.
    'ALTER TABLE messages ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE messages ADD COLUMN code TEXT',
    // The identity of a mail that is sent again after its delivery; the message's key otherwise.
    'ALTER TABLE messages ADD COLUMN mail_key TEXT',
    `UPDATE messages SET
      lane = CASE WHEN deferred THEN 'deferred' WHEN attempts > 0 THEN 'retry' ELSE 'first' END,
      bytes = LENGTH(CAST(email AS BLOB)) + LENGTH(CAST(comment AS BLOB)) + ${OVERHEAD_BYTES}`,
    'CREATE INDEX fair ON messages (state, lane, turn, next_at)',
    "CREATE INDEX due ON messages (lane, next_at) WHERE state = 'waiting'",
    "CREATE INDEX turns ON messages (lane, network, turn) WHERE state = 'waiting'",
    'CREATE INDEX aged ON messages (state, lane, accepted_at)',
    'CREATE INDEX settled ON messages (state, delivered_at)',
    'CREATE INDEX words ON messages (words, accepted_at)',
    // The bytes stored of each kind, however they come and go, so that a flood is not counted again at each message.
    'CREATE TABLE space (kind TEXT PRIMARY KEY, bytes INTEGER NOT NULL) WITHOUT ROWID',
    `INSERT INTO space SELECT kinds.kind, (SELECT COALESCE(SUM(bytes), 0) FROM messages WHERE ${kindOf('')} = kinds.kind)
      FROM (SELECT 'ordinary' AS kind UNION SELECT 'deferred' UNION SELECT 'delivered') AS kinds`,
    `CREATE TRIGGER stored AFTER INSERT ON messages BEGIN ${add('new', '+')} END`,
    `CREATE TRIGGER deleted AFTER DELETE ON messages BEGIN ${add('old', '-')} END`,
    `CREATE TRIGGER moved AFTER UPDATE OF state, lane ON messages WHEN ${kindOf('old.')} <> ${kindOf('new.')}
      BEGIN ${add('old', '-')} ${add('new', '+')} END`,
    // How many messages a network address has sent in each minute of the last day.
    `CREATE TABLE arrivals (network TEXT, minute INTEGER, count INTEGER NOT NULL, PRIMARY KEY (network, minute))
      WITHOUT ROWID`,
  ],
  // Version 3: the blocks of addresses around network addresses take turns, too.
  [
    // A code of the block, and the turn that its messages alone would give this one.
    "ALTER TABLE messages ADD COLUMN block TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE messages ADD COLUMN block_turn INTEGER NOT NULL DEFAULT 0',
    `UPDATE messages SET turn = turn * ${TURN}`,
    "CREATE INDEX block_turns ON messages (lane, block, block_turn) WHERE state = 'waiting'",
  ],
]

/** The version of the store that this release works on. */
export const STORE_VERSION = STEPS.length

/** Thrown for a store that a newer release has made. */
export class NewerStoreError extends Error {
  override name = 'NewerStoreError'
  readonly version: number

  constructor(version: number) {
    super(
      `The store has version ${version}, and this release works on version ${STORE_VERSION}. ` +
        'Run the release that made it, or a later one',
    )
    this.version = version
  }
}

/** Brings a new or older store to this release's version, all at once or not at all. @throws {NewerStoreError} */
export async function migrate(sql: Sql): Promise<void> {
  await sql.commit(() => {
    const version = sql.readVersion()
    if (version > STORE_VERSION) throw new NewerStoreError(version)
    for (const statement of STEPS.slice(version).flat()) sql.all(statement)
    if (version < STORE_VERSION) sql.writeVersion(STORE_VERSION)
    // The secret behind all keys and codes, created on first start.
    sql.all("INSERT OR IGNORE INTO notes VALUES ('secret', ?)", newSecret())
  })
  if (sql.all("SELECT 1 FROM notes WHERE name = 'compacted'").length > 0) return
  // Words of messages that were deleted before deleting meant overwriting.
  sql.compact?.()
  await sql.commit(() => sql.all("INSERT OR REPLACE INTO notes VALUES ('compacted', '1')"))
}
