/** `npm run messages`: see `messages.ts`. */

import { explanationOf } from '#lib/commandLine.ts'
import { loadEnvFile } from '#lib/envFile.ts'
import { runMessages } from './messages.ts'

try {
  process.exitCode = await runMessages(process.argv.slice(2), {
    findFolder() {
      loadEnvFile()
      return process.env.DATA_DIR?.trim() || 'data'
    },
    print: console.log,
    complain: console.error,
  })
} catch (error) {
  console.error(explanationOf(error))
  process.exitCode = 1
}
