/**
 * `npm run letters`: lists the messages that await delivery, were given up, or are kept because no mail provider is set,
 * with their text. `--retry` sends the dead and the kept ones, `--delete <reference>` deletes one.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { DATABASE } from '#edge/node/sqlite.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { values } = parseArgs({
  options: { retry: { type: 'boolean' }, delete: { type: 'string' } },
})
const file = join(process.env.DATA_DIR?.trim() || 'data', DATABASE)
if (!existsSync(file)) {
  console.error(`There are no stored messages: ${file} does not exist.`)
  process.exit(1)
}
const database = new DatabaseSync(file, { timeout: 5000 })
const retry =
  "UPDATE messages SET state = 'waiting', attempts = 0, tried_at = NULL, next_at = 0 WHERE state IN ('dead', 'kept')"
if (values.delete !== undefined) {
  const { changes } = database
    .prepare('DELETE FROM messages WHERE reference = ?')
    .run(values.delete.toUpperCase())
  console.log(`Messages deleted: ${changes}.`)
  process.exitCode = changes === 0 ? 1 : 0
} else if (values.retry) {
  console.log(`Messages waiting for delivery again: ${database.prepare(retry).run().changes}.`)
} else {
  const open =
    "SELECT * FROM messages WHERE state IN ('waiting', 'dead', 'kept') ORDER BY state, accepted_at"
  for (const { reference, state, accepted_at, attempts, problem, email, comment } of database
    .prepare(open)
    .all()) {
    const accepted = new Date(Number(accepted_at)).toISOString()
    console.log(
      `${reference} ${state}, accepted ${accepted}, tried ${attempts} times (${problem ?? 'no problem yet'})`,
    )
    console.log(`  ${email}\n  ${String(comment).replaceAll('\n', '\n  ')}\n`)
  }
}
