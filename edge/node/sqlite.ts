import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Sql } from '../contact/sql.ts'
import { appendExport, deleteExports } from './exports.ts'

/** The name of the database in its folder. */
export const DATABASE = 'contact.sqlite'

/** How long to wait for another process's lock, and the delay between tries. */
const BUSY_MS = 5000
const RETRY_MS = 50

/** SQLite's own code, in the last byte: what precedes tells why, such as recovery after a crash. */
const codeOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256

/** Whether another process has locked the file. */
export const isBusy = (error: unknown) => codeOf(error) === 5

/** Whether the file is damaged. */
const isDamage = (error: unknown) => codeOf(error) === 11

const TRUNCATE_LOG = 'PRAGMA wal_checkpoint(TRUNCATE)'

type Work = PromiseWithResolvers<unknown> & { run: () => unknown }

/** Opens a database, in memory if it has no file. Throws if it cannot be written. */
function openDatabase(file: string | undefined, waitMs: number): DatabaseSync {
  const database = new DatabaseSync(file ?? ':memory:', { timeout: waitMs })
  const end = Date.now() + waitMs
  // Another process may be opening it right now. SQLite waits for its lock, but not while that is being released.
  while (!database.isTransaction)
    try {
      // The transaction fails now if the file cannot be written. `secure_delete` overwrites what is deleted.
      database.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; BEGIN IMMEDIATE',
      )
    } catch (error) {
      if (isBusy(error) && Date.now() <= end) continue
      database.close()
      throw error
    }
  database.exec('COMMIT; PRAGMA busy_timeout = 10')
  // Both contain messages, and the folder may be open to others.
  if (file) {
    chmodSync(file, 0o600)
    chmodSync(`${file}-wal`, 0o600)
  }
  return database
}

/** Runs works in transactions: those of the same turn of the event loop share one. */
function createCommits(database: DatabaseSync, file: string | undefined) {
  // If either file is moved or deleted, the server would keep accepting messages that nobody can read.
  const inodes = () => file && [file, `${file}-wal`].map((path) => statSync(path).ino).join()
  const opened = inodes()
  const isLost = () => {
    try {
      return inodes() !== opened
    } catch {
      return true
    }
  }
  let waiting: Work[] = []
  let tries = 0
  let damaged = false

  function flush(): void {
    const works = waiting
    waiting = []
    try {
      if (inodes() !== opened) throw new Error('another file')
      database.exec('BEGIN IMMEDIATE')
      const results = works.map(({ run }) => run())
      database.exec('COMMIT')
      tries = 0
      for (const [index, { resolve }] of works.entries()) resolve(results[index])
    } catch (error) {
      // A delivery that outlives the shutdown finds it closed, and its message stays claimed.
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      tries += 1
      damaged ||= isDamage(error)
      if (isBusy(error) && tries < BUSY_MS / RETRY_MS) {
        waiting = works
        setTimeout(flush, RETRY_MS)
        return
      }
      tries = 0
      for (const { reject } of works) reject(error)
    }
  }

  return {
    commit<Result>(run: () => Result) {
      const work = { run, ...Promise.withResolvers<unknown>() }
      if (waiting.push(work) === 1) setImmediate(flush)
      return work.promise as Promise<Result>
    },
    isLost,
    isDamaged: () => damaged,
  }
}

/**
 * Opens the database in a folder, or in memory. A resolved commit survives a power failure, because the log is synced to
 * disk each time; writes from the same turn of the event loop share a sync. While another process has the file locked, a
 * commit is retried; SQLite's own busy timeout would block everything else and is short.
 *
 * @param options.waitMs how long opening may wait for another process's lock.
 * @param options.isKnown whether there is a file, so that its absence is an error. By default, one is made if there is none.
 */
export function openSqlite(
  dir: string | undefined,
  { waitMs = BUSY_MS, isKnown = false } = {},
): Sql & { close(): void } {
  const file = dir === undefined ? undefined : join(dir, DATABASE)
  if (file && isKnown) statSync(file)
  else if (dir !== undefined) makeFolder(dir)
  const database = openDatabase(file, waitMs)
  const statements = new Map<string, StatementSync>()
  return {
    ...createCommits(database, file),
    all<Row>(text: string, ...values: (string | number | null)[]) {
      const statement = statements.get(text) ?? database.prepare(text)
      statements.set(text, statement)
      return statement.all(...values) as Row[]
    },
    readVersion: () => database.prepare('PRAGMA user_version').get()?.user_version as number,
    writeVersion: (version) => database.exec(`PRAGMA user_version = ${version}`),
    compact() {
      database.exec(`VACUUM; ${TRUNCATE_LOG}`)
    },
    truncateLog: () => database.prepare(TRUNCATE_LOG).get()?.busy === 0,
    ...(dir !== undefined && {
      exportLines: (day, lines) => appendExport(dir, day, lines),
      deleteExports: (before) => deleteExports(dir, before),
    }),
    close: () => database.close(),
  }
}

/**
 * Makes a folder, and those around it. Node's `recursive` would try forever where the system finds no place for a folder
 * although the one around it is there, such as in an automount or in /proc.
 */
function makeFolder(dir: string): void {
  if (!existsSync(dirname(dir))) makeFolder(dirname(dir))
  try {
    mkdirSync(dir, { mode: 0o700 })
  } catch (error) {
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
