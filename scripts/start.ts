/** `npm start`: builds the site, then serves it. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { endWith, readCommandLine } from '#lib/commandLine.ts'

readCommandLine(
  `Usage: npm start
Builds the site, then serves it with its two APIs. Settings are read from .env, such as PORT: see .env.example.`,
  {},
)

const build = join(import.meta.dirname, 'build.ts')
if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0)
  endWith('Nothing is served, because the build failed.')
// In this process, so that a signal ends the server itself.
await import('#edge/node/serve.ts')
