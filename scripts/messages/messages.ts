import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { exportedLine } from '#edge/contact/message.ts'
import { PAUSE } from '#edge/contact/pause.ts'
import { STORE_VERSION } from '#edge/contact/schema.ts'
import { deleteExportedLines } from '#edge/node/exports.ts'
import { DATABASE } from '#edge/node/sqlite.ts'
import { explainOptionKeptByNpm, firstSentence, isBundled } from '#lib/commandLine.ts'
import { isExportOf } from './exported.ts'
import { type Listed, shown } from './format.ts'
import { type Selection, STATES, selectionOf } from './selection.ts'

const HELP = `Usage: ${isBundled ? 'node messages.mjs' : 'npm run messages --'} [what to do] [which messages]

Lists stored messages, and sends, deletes or copies them, also while the server runs.

What to do:
  (nothing)        list them, with their words: those not delivered, if none are chosen
  --retry          send them again within a minute, delivered ones too if chosen; without a choice all that
                   wait, were given up or are kept. Also ends a pause that the provider asked for
  --delete         delete them for good, also from files to which they moved (except by --like); needs a choice
  --export FILE    write them to a new file, one JSON object a line
  --backup FILE    copy the whole store to a new file
  --help           show this

Which messages (all conditions together):
  TE-7K3F-92 …     these references
  --from ADDRESS   from this email address
  --like TE-…      from the same network address as this one
  --state STATE    ${Object.keys(STATES).join(', ')}
  --older DAYS     accepted longer ago
  --delivered      the delivered ones: short for --state delivered
`

const OPTIONS = {
  retry: { type: 'boolean' },
  delete: { type: 'boolean' },
  export: { type: 'string' },
  backup: { type: 'string' },
  help: { type: 'boolean' },
  from: { type: 'string' },
  like: { type: 'string' },
  state: { type: 'string' },
  older: { type: 'string' },
  delivered: { type: 'boolean' },
} as const

interface Output {
  print: (text: string) => void
  complain: (text: string) => void
}

interface Surroundings extends Output {
  /** Returns the folder of the store. Throws if the settings, which name it, cannot be read. */
  findFolder: () => string
}

/** What is not delivered. */
const OPEN: Selection = { condition: "state <> 'delivered'", values: [] }

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
  let request: ReturnType<typeof read>
  try {
    request = read(args)
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

/** Does what was asked for with an open store. Returns the exit code of the command. */
async function act(
  database: DatabaseSync,
  dir: string,
  { action, values, selection }: ReturnType<typeof read>,
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

/** What an operator can do about faults of SQLite that are not the file's own, by its code. */
const REMEDIES: Readonly<Record<number, string>> = {
  5: 'Another program has locked it, such as one that copies or opens it: end that.',
  10: 'Its disk may be full, or fail: make room there, and look for faults of the disk in the log of the system.',
  13: 'Make room on its disk first: deleting takes some, too.',
}

/** SQLite's words alone would not say which file is meant, or what to do. */
function explainFault(error: unknown, file: string): string {
  const { message, code, errcode = 0 } = error as NodeJS.ErrnoException & { errcode?: number }
  const remedy =
    REMEDIES[errcode % 256] ??
    "Run this as the server's user. If the file is damaged, restore a backup."
  return code === 'ERR_SQLITE_ERROR' ? `${file} cannot be used (${message}). ${remedy}` : message
}

/** Reads the command line. @throws an explanation if it makes no sense. */
function read(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const actions = (['help', 'retry', 'delete', 'export', 'backup'] as const).filter(
    (name) => values[name] !== undefined,
  )
  if (actions.length > 1) throw new Error(`--${actions.join(' and --')} do not go together.`)
  const action = actions[0] ?? 'list'
  const wrong = positionals.find((text) => !/^[A-Z]{2}-\w{4}-\w{2}$/i.test(text))
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a reference such as TE-7K3F-92.`)
  if (values.delivered && values.state !== undefined && values.state !== 'delivered')
    throw new Error(`--delivered and --state ${values.state} do not go together.`)
  const state = values.delivered ? 'delivered' : values.state
  const selection = selectionOf({ ...values, state, references: positionals }, Date.now())
  if (action === 'delete' && !selection)
    throw new Error('--delete needs to know which messages, such as --state given-up.')
  if (action === 'backup' && selection) throw new Error('--backup copies all messages.')
  return { action, values, selection }
}

const versionOf = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()?.user_version as number

const explainVersion = (file: string, version: number) =>
  `${file} has version ${version}, and this release works on version ${STORE_VERSION}. ` +
  (version < STORE_VERSION
    ? 'Start the server once; it brings the store to its version.'
    : 'Use the release that made it, or a later one.')

/** Makes an empty file that only this user can read, and never touches one that is there. */
function createFile(path = ''): string {
  if (path === '') throw new Error('A file name is missing.')
  try {
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
    return path
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Error(`${path} exists already. Choose a new file.`)
    if (code === 'ENOENT') throw new Error(`There is no folder ${dirname(path)}. Make it first.`)
    throw new Error(`${path} cannot be written (${code}).`)
  }
}

/** Writes a file that is still empty, and leaves no half of it behind. */
function writeWhole(file: string, content: string): void {
  try {
    writeFileSync(file, content)
  } catch (error) {
    rmSync(file, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
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
    throw new Error(
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
