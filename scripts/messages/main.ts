/** `npm run messages`: see `messages.ts`. */

import { readConfig } from '#edge/config.ts'
import { explanationOf } from '#lib/commandLine.ts'
import { loadEnvFile } from '#lib/envFile.ts'
import { runMessages } from './messages.ts'

try {
  process.exitCode = await runMessages(process.argv.slice(2), {
    findFolder() {
      loadEnvFile()
      const { DATA_DIR } = process.env
      return readConfig({ DATA_DIR }).dataDir ?? 'data'
    },
    print: console.log,
    complain: console.error,
  })
} catch (error) {
  console.error(explanationOf(error))
  process.exitCode = 1
}
