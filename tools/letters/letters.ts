/**
 * `npm run letters`: lists the messages that await delivery, were given up, or are kept because no mail provider is set,
 * with their text. `--retry` retries the dead ones, `--delete <reference>` deletes one. Reads `DATA_DIR` like
 * `npm run serve`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { DATABASE } from '#edge/node/sqlite.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const file = join(process.env.DATA_DIR || 'data', DATABASE)
try {
  const { values } = parseArgs({ options: { retry: { type: 'boolean' }, delete: { type: 'string' } } })
  if (!existsSync(file)) throw new Error(`There are no stored messages: ${file} does not exist.`)
  const database = new DatabaseSync(file, { timeout: 5000 })
  if (values.delete !== undefined) {
    const { changes } = database.prepare('DELETE FROM messages WHERE reference = ?').run(values.delete)
    if (changes === 0) throw new Error(`No message has the reference "${values.delete}".`)
    console.log(`Deleted ${values.delete}.`)
  } else if (values.retry) {
    const { changes } = database
      .prepare("UPDATE messages SET state = 'waiting', attempts = 0, tried_at = NULL, next_at = 0 WHERE state = 'dead'")
      .run()
    console.log(`${changes} dead letters wait for delivery again.`)
  } else {
    const rows = database
      .prepare("SELECT * FROM messages WHERE state IN ('waiting', 'dead', 'kept') ORDER BY state, accepted_at")
      .all()
    for (const { reference, state, accepted_at, attempts, problem, email, comment } of rows) {
      const accepted = new Date(Number(accepted_at)).toISOString()
      console.log(
        `${reference} ${state}, accepted ${accepted}, tried ${attempts} times (${problem ?? 'no problem yet'})`,
      )
      console.log(`  ${email}\n  ${String(comment).replaceAll('\n', '\n  ')}\n`)
    }
    console.log(`${rows.length} messages wait, are dead or are kept.`)
  }
} catch (error) {
  const { message, errcode } = error as Error & { errcode?: number }
  console.error(errcode === undefined ? message : `${file} cannot be used: ${message}.`)
  process.exitCode = 1
}
