import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { STORE_VERSION } from '#edge/contact/schema.ts'
import { DATABASE } from '#edge/node/sqlite.ts'
import { explainOptionKeptByNpm, explanationOf, firstSentence } from '#lib/commandLine.ts'
import { act, type Output } from './actions.ts'
import { HELP, OPTIONS, type Request, readRequest } from './request.ts'

interface Surroundings extends Output {
  /** Returns the folder of the store. Throws if the settings, which name it, cannot be read. */
  findFolder: () => string
}

/** Runs the command. Returns its exit code: 0, 1 if there is nothing to do it with, 2 if it was not understood. */
export async function runMessages(
  args: string[],
  { findFolder, print, complain }: Surroundings,
): Promise<number> {
  const kept = explainOptionKeptByNpm(Object.keys(OPTIONS))
  if (kept) {
    complain(kept)
    return 2
  }
  let request: Request
  try {
    request = readRequest(args)
  } catch (error) {
    complain(
      `${firstSentence((error as Error).message)} Add --help to see what this command takes.`,
    )
    return 2
  }
  if (request.action === 'help') {
    print(HELP)
    return 0
  }
  const dir = findFolder()
  const file = join(dir, DATABASE)
  if (!existsSync(file)) {
    complain(`There are no stored messages: ${file} does not exist.`)
    return 1
  }
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 5000 })
    const version = versionOf(database)
    if (version !== STORE_VERSION) {
      complain(explainVersion(file, version))
      return 1
    }
    // What is deleted is overwritten.
    database.exec('PRAGMA secure_delete = ON')
    return await act(database, dir, request, { print, complain })
  } catch (error) {
    complain(explainFault(error, file))
    return 1
  } finally {
    database?.close()
  }
}

/** What an operator can do about faults of SQLite that are not the file's own, by its code. */
const REMEDIES: Readonly<Record<number, string>> = {
  5: 'Another program has locked it, such as one that copies or opens it: end that.',
  10: 'Its disk may be full, or fail: make room there, and look for faults of the disk in the log of the system.',
  13: 'Make room on its disk first: deleting takes some, too.',
}

/** SQLite's words alone would not say which file is meant, or what to do. */
function explainFault(error: unknown, file: string): string {
  const { message, code, errcode = 0 } = error as NodeJS.ErrnoException & { errcode?: number }
  if (code !== 'ERR_SQLITE_ERROR') return explanationOf(error)
  const remedy =
    REMEDIES[errcode % 256] ??
    "Run this as the server's user. If the file is damaged, restore a backup."
  return `${file} cannot be used (${message}). ${remedy}`
}

const versionOf = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()?.user_version as number

const explainVersion = (file: string, version: number) =>
  `${file} has version ${version}, and this release works on version ${STORE_VERSION}. ` +
  (version < STORE_VERSION
    ? 'Start the server once; it brings the store to its version.'
    : 'Use the release that made it, or a later one.')
