/** What the command does with an open store. */
import { rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import { exportedLine } from '#edge/contact/message.ts'
import { PAUSE } from '#edge/contact/pause.ts'
import { deleteExportedLines } from '#edge/node/exports.ts'
import { ExplainedError } from '#lib/explainedError.ts'
import { isExportOf } from './exported.ts'
import { type Listed, shown } from './format.ts'
import type { Request } from './request.ts'
import type { Selection } from './selection.ts'

export interface Output {
  print: (text: string) => void
  complain: (text: string) => void
}

/** What is not delivered. */
const OPEN: Selection = { condition: "state <> 'delivered'", values: [] }

/** Does what was asked for with an open store. Returns the exit code of the command. */
export async function act(
  database: DatabaseSync,
  dir: string,
  { action, values, selection }: Request,
  { print, complain }: Output,
): Promise<number> {
  if (action === 'retry') return retry(database, selection, print)
  if (action === 'delete') return remove(database, dir, selection ?? OPEN, { print, complain })
  if (action === 'backup') {
    await copyTo(createFile(values.backup), database)
    print(`The store is copied to ${values.backup}.`)
    return 0
  }
  const messages = select(database, selection ?? OPEN)
  if (action === 'export') {
    writeWhole(createFile(values.export), messages.map(exportedLine).join(''))
    print(`Messages written to ${values.export}: ${messages.length}.`)
    return 0
  }
  print(messages.length === 0 ? nothingFor(selection) : messages.map(shown).join('\n'))
  return 0
}

const select = (database: DatabaseSync, { condition, values }: Selection) =>
  database
    .prepare(`SELECT * FROM messages WHERE ${condition} ORDER BY state, accepted_at`)
    .all(...values) as unknown as Listed[]

const nothingFor = (selection: Selection | undefined) =>
  selection
    ? 'There are no such messages.'
    : 'Nothing waits, was given up or is kept. Add --delivered for what was delivered.'

/** Makes an empty file that only this user can read, and never touches one that is there. */
function createFile(path = ''): string {
  if (path === '') throw new ExplainedError('A file name is missing.')
  try {
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
    return path
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new ExplainedError(`${path} exists already. Choose a new file.`)
    if (code === 'ENOENT')
      throw new ExplainedError(`There is no folder ${dirname(path)}. Make it first.`)
    throw new ExplainedError(`${path} cannot be written (${code}).`)
  }
}

/** Writes a file that is still empty, and leaves no half of it behind. */
function writeWhole(file: string, content: string): void {
  try {
    writeFileSync(file, content)
  } catch (error) {
    rmSync(file, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw new ExplainedError(
      `${file} cannot be written (${code}). Make room on its disk, or choose another.`,
    )
  }
}

/** Copies the store, and leaves no half copy behind. */
async function copyTo(file: string, database: DatabaseSync): Promise<void> {
  try {
    await backup(database, file)
  } catch (error) {
    rmSync(file, { force: true })
    throw new ExplainedError(
      `The store could not be copied to ${file} (${(error as Error).message}). Make room on its disk, or choose another.`,
    )
  }
}

/** A delivered message gets a new identity: the provider would recognize the old one, and not send it again. */
function retry(
  database: DatabaseSync,
  selection: Selection | undefined,
  print: (text: string) => void,
) {
  const { condition, values } = selection ?? OPEN
  database.prepare('DELETE FROM notes WHERE name = ?').run(PAUSE)
  const { changes } = database
    .prepare(
      `UPDATE messages SET
        mail_key = CASE state WHEN 'delivered' THEN ${RANDOM_UUID} ELSE mail_key END,
        keyed_at = CASE state WHEN 'delivered' THEN NULL ELSE keyed_at END,
        state = 'waiting', lane = CASE lane WHEN 'deferred' THEN lane ELSE 'retry' END,
        attempts = 0, refusals = 0, tried_at = NULL, next_at = 0, delivered_at = NULL, message_id = NULL
        WHERE ${condition}`,
    )
    .run(...values)
  print(`Messages waiting for delivery: ${changes}.`)
  return changes === 0 && selection ? 1 : 0
}

/** A random UUID of version 8, like the other keys. */
const RANDOM_UUID =
  "LOWER(HEX(RANDOMBLOB(4)) || '-' || HEX(RANDOMBLOB(2)) || '-8' || SUBSTR(HEX(RANDOMBLOB(2)), 2) || '-a' || SUBSTR(HEX(RANDOMBLOB(2)), 2) || '-' || HEX(RANDOMBLOB(6)))"

function remove(
  database: DatabaseSync,
  dir: string,
  selection: Selection,
  { print, complain }: Output,
) {
  const { condition, values } = selection
  database.exec('BEGIN IMMEDIATE')
  const { changes } = database.prepare(`DELETE FROM messages WHERE ${condition}`).run(...values)
  const exported = deleteExportedLines(dir, isExportOf(selection))
  database.exec('COMMIT')
  for (const place of exported.unread)
    complain(
      `${place} is not a whole message, so it stays. If it holds words that are to go, delete the line by hand.`,
    )
  // The log of recent writes holds them, too.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const deleted = Number(changes) + exported.deleted
  print(`Messages deleted: ${deleted}.`)
  return deleted === 0 ? 1 : 0
}
