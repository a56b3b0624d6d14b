import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Sql } from '../contact/store.ts'

/** The file in `DATA_DIR` that holds all messages. */
export const DATABASE = 'contact.sqlite'

/** For another process that works on the same file for a moment. */
const BUSY_MS = 5000

interface Work {
  run: () => unknown
  done: (result: unknown) => void
  failed: (error: unknown) => void
}

/**
 * Opens the database. What a commit has resolved survives the loss of power: the log is synced to disk each time. All
 * that comes in one turn of the event loop shares that one sync.
 *
 * @param dir is made where it is missing; undefined keeps everything in memory, for programs that only show pages.
 * @throws where the folder or the file cannot be written.
 */
export function openSqlite(
  dir: string | undefined,
  durability: 'FULL' | 'OFF' = 'FULL',
): Sql & { close(): void } {
  if (dir !== undefined) mkdirSync(dir, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(dir === undefined ? ':memory:' : join(dir, DATABASE), {
    timeout: BUSY_MS,
  })
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}`)
  if (dir !== undefined) chmodSync(join(dir, DATABASE), 0o600)
  // Without a change this says now whether the file can be written.
  database.exec('BEGIN IMMEDIATE; COMMIT')
  // Moved or deleted, it would go on taking what nobody can read.
  const file = dir === undefined ? undefined : join(dir, DATABASE)
  const inode = file && statSync(file).ino
  const statements = new Map<string, StatementSync>()
  let waiting: Work[] = []

  function flush(): void {
    const works = waiting
    waiting = []
    try {
      if (file && statSync(file).ino !== inode) throw new Error('another file')
      database.exec('BEGIN IMMEDIATE')
      const results = works.map(({ run }) => run())
      database.exec('COMMIT')
      for (const [index, { done }] of works.entries()) done(results[index])
    } catch (error) {
      // A delivery that outlives the stop finds it closed: its message stays as it was claimed.
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      for (const { failed } of works) failed(error)
    }
  }

  return {
    all<Row>(text: string, ...values: (string | number | null)[]) {
      const statement = statements.get(text) ?? database.prepare(text)
      statements.set(text, statement)
      return statement.all(...values) as Row[]
    },
    commit: (run) =>
      new Promise((done, failed) => {
        if (waiting.push({ run, done: done as Work['done'], failed }) === 1) setImmediate(flush)
      }),
    close: () => database.close(),
  }
}
