/** `npm run messages`: see `messages.ts`. */

import { loadSettings } from '#lib/commandLine.ts'
import { runMessages } from '#scripts/messages/messages.ts'

loadSettings()
process.exitCode = await runMessages(process.argv.slice(2), {
  dir: process.env.DATA_DIR?.trim() || 'data',
  print: console.log,
  complain: console.error,
})
