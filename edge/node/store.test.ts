/** @jest-environment node */
import { link, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { createMailbox } from '../contact/mailbox.ts'
import { outbox } from '../contact/provider.ts'
import { NewerStoreError, STORE_VERSION } from '../contact/schema.ts'
import { openStore } from '../contact/store.ts'
import { defaultTuning } from '../tuning.ts'
import { DATABASE, openSqlite } from './sqlite.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The schema of releases before stores had a version, as they wrote it. */
const STUCK = "state = 'waiting' AND (refused = 1 OR attempts > 3)"
const UNVERSIONED = [
  `CREATE TABLE IF NOT EXISTS messages (
    key TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, state TEXT NOT NULL, deferred INTEGER NOT NULL,
    email TEXT NOT NULL, comment TEXT NOT NULL, signals TEXT NOT NULL, bytes INTEGER NOT NULL,
    accepted_at INTEGER NOT NULL, next_at INTEGER NOT NULL, tried_at INTEGER, keyed_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0, problem TEXT, refused INTEGER NOT NULL DEFAULT 0, delivered_at INTEGER,
    message_id TEXT) WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS due ON messages (state, deferred, next_at)',
  'CREATE INDEX IF NOT EXISTS settled ON messages (state, delivered_at)',
  'CREATE INDEX IF NOT EXISTS words ON messages (email, comment, accepted_at)',
  `CREATE INDEX IF NOT EXISTS stuck ON messages (state) WHERE ${STUCK}`,
  'CREATE TABLE IF NOT EXISTS totals (deferred INTEGER PRIMARY KEY, bytes INTEGER NOT NULL)',
  `INSERT INTO totals SELECT deferred, SUM(bytes) FROM messages WHERE NOT EXISTS (SELECT 1 FROM totals)
    GROUP BY deferred`,
  `CREATE TRIGGER IF NOT EXISTS more AFTER INSERT ON messages BEGIN INSERT INTO totals VALUES (new.deferred, new.bytes)
    ON CONFLICT DO UPDATE SET bytes = bytes + new.bytes; END`,
  `CREATE TRIGGER IF NOT EXISTS less AFTER DELETE ON messages BEGIN UPDATE totals SET bytes = bytes - old.bytes
    WHERE deferred = old.deferred; END`,
  'CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
  `SELECT keyed_at FROM messages LIMIT 0`,
  `INSERT OR IGNORE INTO notes VALUES ('secret', '${'5ec7e7'.repeat(8)}')`,
]

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'store-'))
})
afterEach(() => rm(dir, { recursive: true }))

/** Opens the file as an older release did. */
function openUnversioned(): DatabaseSync {
  const database = new DatabaseSync(join(dir, DATABASE))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  for (const statement of UNVERSIONED) database.exec(statement)
  return database
}

function insertUnversioned(
  database: DatabaseSync,
  reference: string,
  more: Record<string, string | number | null> = {},
): void {
  const row = {
    key: crypto.randomUUID(),
    reference,
    state: 'waiting',
    deferred: 0,
    email: 'a@b.co',
    comment: `Words of ${reference}`,
    signals: '',
    bytes: 500,
    accepted_at: 1,
    next_at: 1,
    ...more,
  }
  const names = Object.keys(row)
  database
    .prepare(`INSERT INTO messages (${names}) VALUES (${names.map(() => '?')})`)
    .run(...Object.values(row))
}

/** Opens it as this release does, and returns what it sends. */
async function open(time = Date.now(), tuning = {}) {
  const config = readConfig({ EDGE_TUNING: JSON.stringify(tuning) })
  const sql = openSqlite(dir)
  const store = await openStore(sql, config.tuning)
  const sent: string[] = []
  const provider = {
    ...outbox,
    send: async ({ reference }: { reference: string }) => {
      sent.push(reference)
      return { messageId: reference }
    },
  }
  const mailbox = await createMailbox({ config, store, provider, log: () => {}, now: () => time })
  return { sql, mailbox, sent }
}

const bytesIn = async () => {
  const files = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name))))
  return Buffer.concat(files)
}

describe('a store of an older release', () => {
  it('is brought to this version with every message in its state', async () => {
    const now = Date.now()
    const old = openUnversioned()
    insertUnversioned(old, 'TE-AAAA-AA')
    insertUnversioned(old, 'TE-AAAA-AB', {
      attempts: 5,
      tried_at: now - HOUR,
      keyed_at: now - HOUR,
    })
    insertUnversioned(old, 'TE-AAAA-AC', { deferred: 1, signals: 'speed' })
    insertUnversioned(old, 'TE-AAAA-AD', { state: 'dead', attempts: 62, problem: 'status' })
    insertUnversioned(old, 'TE-AAAA-AE', { state: 'kept', delivered_at: now })
    insertUnversioned(old, 'TE-AAAA-AF', { state: 'delivered', delivered_at: now - DAY })
    insertUnversioned(old, 'TE-AAAA-AG', { state: 'delivered', delivered_at: now - 31 * DAY })
    old.close()

    const { sql, mailbox, sent } = await open(now)
    await mailbox.deliver()
    expect(sent.sort()).toEqual(['TE-AAAA-AA', 'TE-AAAA-AB', 'TE-AAAA-AC'])
    expect(sql.all('SELECT reference, state FROM messages ORDER BY reference')).toEqual(
      Object.entries({
        A: 'delivered',
        B: 'delivered',
        C: 'delivered',
        D: 'dead',
        E: 'kept',
        F: 'delivered',
      }).map(([end, state]) => ({ reference: `TE-AAAA-A${end}`, state })),
    )
    expect(await mailbox.health()).toMatchObject({ waiting: 0, dead: 1, kept: 1, isWritable: true })
    const used = 'SELECT SUM(bytes) AS bytes FROM'
    expect(sql.all(`${used} space`)).toEqual(sql.all(`${used} messages`))
    expect(sql.readVersion()).toBe(STORE_VERSION)
    sql.close()
  })

  it('no longer holds words that were deleted from it', async () => {
    const old = openUnversioned()
    for (let count = 0; count < 200; count++)
      insertUnversioned(old, `TE-${count}`, { comment: `Gone for good ${'x'.repeat(3000)}` })
    old.exec('DELETE FROM messages')
    old.close()
    expect((await bytesIn()).includes('Gone for good')).toBe(true)
    const { sql } = await open()
    expect((await bytesIn()).includes('Gone for good')).toBe(false)
    sql.close()
  })

  it('of version 2 keeps the order of its messages, among which others take turns', async () => {
    const { sql } = await open()
    sql.close()
    // As that release left it, with three messages of one address.
    const old = new DatabaseSync(join(dir, DATABASE))
    old.exec('DROP INDEX block_turns')
    for (const column of ['block', 'block_turn'])
      old.exec(`ALTER TABLE messages DROP COLUMN ${column}`)
    for (const turn of [0, 1, 2])
      insertUnversioned(old, `TE-AAAA-A${turn}`, { lane: 'first', network: 'a code', turn })
    old.exec('PRAGMA user_version = 2')
    old.close()

    const { sql: again, mailbox, sent } = await open()
    const message = { email: 'a@b.co', id: undefined, signals: '', comment: 'Hello' }
    const { reference } = await mailbox.accept({ ...message, network: '198.18.0.1' })
    expect(again.all('SELECT turn, reference FROM messages ORDER BY turn, next_at')).toEqual([
      { turn: 0, reference: 'TE-AAAA-A0' },
      { turn: 0, reference },
      { turn: 16, reference: 'TE-AAAA-A1' },
      { turn: 32, reference: 'TE-AAAA-A2' },
    ])
    await mailbox.deliver()
    expect(sent).toHaveLength(4)
    expect(again.readVersion()).toBe(STORE_VERSION)
    again.close()
  })

  it('may be used again by that release, and then by this one', async () => {
    const { sql } = await open()
    sql.close()
    const old = openUnversioned()
    insertUnversioned(old, 'TE-AAAA-AA')
    insertUnversioned(old, 'TE-AAAA-AB', { deferred: 1 })
    old
      .prepare("UPDATE messages SET state = 'delivered', delivered_at = 1 WHERE deferred = 1")
      .run()
    old.close()
    const { sql: again, mailbox, sent } = await open()
    await mailbox.deliver()
    expect(sent).toEqual(['TE-AAAA-AA'])
    again.close()
  })
})

it('refuses a store of a newer release, and leaves it as it is', async () => {
  const { sql } = await open()
  await sql.commit(() => sql.writeVersion(STORE_VERSION + 1))
  await expect(openStore(sql, defaultTuning)).rejects.toThrow(NewerStoreError)
  await expect(openStore(sql, defaultTuning)).rejects.toThrow(
    `The store has version ${STORE_VERSION + 1}, and this release works on version ${STORE_VERSION}.`,
  )
  expect(sql.readVersion()).toBe(STORE_VERSION + 1)
  sql.close()
})

it('holds nothing of a message in its files once it is deleted after its time', async () => {
  const now = Date.now()
  const { sql, mailbox } = await open(now)
  const message = { email: 'secret-sender@example.org', id: undefined, signals: '' }
  for (let count = 0; count < 50; count++)
    await mailbox.accept({
      ...message,
      network: `198.18.${count}.1`,
      comment: `Secret words ${count} ${'y'.repeat(5000)}`,
    })
  await mailbox.deliver()
  expect((await bytesIn()).includes('Secret words')).toBe(true)
  sql.close()
  const later = await open(now + 31 * DAY)
  await later.mailbox.deliver()
  const bytes = await bytesIn()
  expect(
    ['Secret words', 'secret-sender', 'yyyyyyyy'].filter((word) => bytes.includes(word)),
  ).toEqual([])
  later.sql.close()
})

describe('messages that made way', () => {
  const wordsOf = (number: number) => `Words number ${number}. `
  const SMALL = { storeMaxBytes: 100_000, storeMaxDeferredBytes: 20_000 }

  /** Sends so many that the first ones make way, as delivered, deferred and exported ones do. */
  async function overfill() {
    const opened = await open(undefined, SMALL)
    const send = (number: number, signals = '') =>
      opened.mailbox.accept({
        email: 'a@b.co',
        id: undefined,
        network: `198.18.${number}.1`,
        comment: wordsOf(number) + 'z'.repeat(2000),
        signals,
      })
    for (let number = 0; number < 40; number++) await send(number)
    await opened.mailbox.deliver()
    opened.sql.all("UPDATE messages SET state = 'delivered' WHERE state = 'kept'")
    for (let number = 40; number < 60; number++) await send(number, 'speed')
    for (let number = 60; number < 120; number++) await send(number)
    await opened.mailbox.deliver()
    return opened
  }

  /** The numbers of the messages whose words stand in a text. */
  const numbersIn = (text: string) =>
    new Set(Array.from(text.matchAll(/Words number (\d+)\./g), ([, number]) => Number(number)))

  const stored = (sql: ReturnType<typeof openSqlite>) =>
    numbersIn(
      sql
        .all<{ comment: string }>('SELECT comment FROM messages')
        .map(({ comment }) => comment)
        .join(),
    )

  it('leave nothing in the database, in its log, or in a backup made then', async () => {
    const { sql } = await overfill()
    const copy = new DatabaseSync(join(dir, DATABASE))
    await backup(copy, join(dir, 'copy.sqlite'))
    copy.close()
    const left = stored(sql)
    expect(left.size).toBeLessThan(60)
    for (const name of (await readdir(dir)).filter((name) => !name.startsWith('exported')))
      expect([name, numbersIn(await readFile(join(dir, name), 'latin1')).difference(left)]).toEqual(
        [name, new Set()],
      )
    sql.close()
  })

  it('leave the log as soon as nobody else reads it', async () => {
    const { sql: first } = await open()
    first.close()
    const reader = new DatabaseSync(join(dir, DATABASE))
    reader.exec('BEGIN; SELECT COUNT(*) FROM messages')
    const { sql, mailbox } = await overfill()
    const inLog = async () => numbersIn(await readFile(join(dir, `${DATABASE}-wal`), 'latin1'))
    expect((await inLog()).has(0)).toBe(true)
    reader.close()
    await mailbox.deliver()
    expect((await inLog()).size).toBe(0)
    sql.close()
  })

  it('leave the file to which they moved when their time is over', async () => {
    const exports = async () => (await readdir(dir)).filter((name) => name.startsWith('exported'))
    const { sql } = await overfill()
    const [name = ''] = await exports()
    const place = join(dir, 'the same place on the disk')
    await link(join(dir, name), place)
    expect(numbersIn(await readFile(place, 'latin1')).size).toBeGreaterThan(5)
    sql.close()
    for (const [days, files] of [
      [30, 1],
      [31, 0],
    ] as const) {
      const later = await open(Date.now() + days * DAY, SMALL)
      await later.mailbox.deliver()
      expect(await exports()).toHaveLength(files)
      later.sql.close()
    }
    expect(numbersIn(await readFile(place, 'latin1')).size).toBe(0)
  })
})

it('writes messages that make way to a file of their own, which only its owner can read', async () => {
  const sql = openSqlite(dir)
  expect(sql.exportLines?.('2026-11-28', '{"reference":"TE-AAAA-AA"}\n')).toBe(
    'exported-2026-11-28.jsonl',
  )
  sql.exportLines?.('2026-11-28', '{"reference":"TE-AAAA-AB"}\n')
  const text = await readFile(join(dir, 'exported-2026-11-28.jsonl'), 'utf8')
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).reference),
  ).toEqual(['TE-AAAA-AA', 'TE-AAAA-AB'])
  sql.close()
})
