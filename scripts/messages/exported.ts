import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { jsonOf } from '#edge/network.ts'
import type { Selection } from './selection.ts'

/** What a line of an export file has of a message (edge/contact/message.ts). Its lane and network address are not there. */
const exportedMessage = z.object({
  reference: z.string(),
  state: z.string(),
  accepted: z.iso.datetime(),
  email: z.string(),
})

/**
 * Returns a function that tells whether a line of an export file is one of the selected messages. It is undecided on a line
 * that it cannot read: a power failure may have cut it off, or a hand changed it.
 */
export function isExportOf({
  condition,
  values,
}: Selection): (line: string) => boolean | undefined {
  const database = new DatabaseSync(':memory:')
  database.exec(
    "CREATE TABLE messages (reference, state, email, accepted_at, lane DEFAULT '', network DEFAULT '')",
  )
  const insert = database.prepare(
    'INSERT INTO messages (reference, state, email, accepted_at) VALUES (?, ?, ?, ?)',
  )
  const selected = database.prepare(`SELECT 1 FROM messages WHERE ${condition}`)
  return (line) => {
    const message = exportedMessage.safeParse(jsonOf(line)).data
    if (!message) return undefined
    database.exec('DELETE FROM messages')
    insert.run(message.reference, message.state, message.email, Date.parse(message.accepted))
    return selected.get(...values) !== undefined
  }
}
