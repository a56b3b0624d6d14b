import { DatabaseSync } from 'node:sqlite'
import { jsonOf } from '#edge/network.ts'
import type { Selection } from './selection.ts'

/** What a line of an export file has of a message (edge/contact/space.ts). Its lane and network address are not there. */
type Exported = { reference: string; state: string; accepted: string; email: string }

/** Returns a function that tells whether a line of an export file is one of the selected messages. */
export function isExportOf({ condition, values }: Selection): (line: string) => boolean {
  const database = new DatabaseSync(':memory:')
  database.exec(
    "CREATE TABLE messages (reference, state, email, accepted_at, lane DEFAULT '', network DEFAULT '')",
  )
  const insert = database.prepare(
    'INSERT INTO messages (reference, state, email, accepted_at) VALUES (?, ?, ?, ?)',
  )
  const selected = database.prepare(`SELECT 1 FROM messages WHERE ${condition}`)
  return (line) => {
    // A power failure may have cut it off; its message is still in the store.
    const message = jsonOf(line) as Exported | undefined
    if (!message) return false
    database.exec('DELETE FROM messages')
    insert.run(message.reference, message.state, message.email, Date.parse(message.accepted))
    return selected.get(...values) !== undefined
  }
}
