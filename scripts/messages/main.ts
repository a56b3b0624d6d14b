/** `npm run messages`: see `messages.ts`. */
import { existsSync } from 'node:fs'
import { runMessages } from '#scripts/messages/messages.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
process.exitCode = await runMessages(process.argv.slice(2), {
  dir: process.env.DATA_DIR?.trim() || 'data',
  print: console.log,
  complain: console.error,
})
