import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Sql } from '../contact/store.ts'

/** The file in `DATA_DIR` that holds all messages. */
export const DATABASE = 'contact.sqlite'

/** How long to wait for another process that holds the file, and how long between two tries. */
const BUSY_MS = 5000
const RETRY_MS = 50

/** SQLite's number for a file that another one holds. */
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5

interface Work {
  run: () => unknown
  done: (result: unknown) => void
  failed: (error: unknown) => void
}

/**
 * Opens the database. What a commit has resolved survives the loss of power: the log is synced to disk each time. All
 * that comes in one turn of the event loop shares that one sync. SQLite hardly waits by itself, as all else would wait with
 * it: where another process holds the file, a commit is tried again while pages are served.
 *
 * @param dir is made where it is missing; undefined keeps everything in memory, for programs that only show pages.
 * @throws where the folder or the file cannot be written.
 */
export function openSqlite(dir: string | undefined): Sql & { close(): void } {
  const file = dir === undefined ? undefined : join(dir, DATABASE)
  if (dir !== undefined) mkdirSync(dir, { recursive: true, mode: 0o700 })
  // Another one may be opening it in this moment.
  const database = new DatabaseSync(file ?? ':memory:', { timeout: BUSY_MS })
  // Without a change this says now whether the file can be written.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE; COMMIT; PRAGMA busy_timeout = 10',
  )
  if (file) chmodSync(file, 0o600)
  // Moved or deleted, it would go on taking what nobody can read.
  const inode = file && statSync(file).ino
  const statements = new Map<string, StatementSync>()
  let waiting: Work[] = []
  let busySince: number | undefined

  function flush(): void {
    const works = waiting
    waiting = []
    try {
      if (file && statSync(file).ino !== inode) throw new Error('another file')
      database.exec('BEGIN IMMEDIATE')
      const results = works.map(({ run }) => run())
      database.exec('COMMIT')
      busySince = undefined
      for (const [index, { done }] of works.entries()) done(results[index])
    } catch (error) {
      // A delivery that outlives the stop finds it closed: its message stays as it was claimed.
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      busySince ??= Date.now()
      if (isBusy(error) && Date.now() - busySince < BUSY_MS) {
        waiting = works
        setTimeout(flush, RETRY_MS)
        return
      }
      busySince = undefined
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
