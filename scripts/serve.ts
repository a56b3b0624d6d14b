/**
 * `npm run serve`: serves the built site and its API on this machine.
 *
 * Options (for tests and unusual set-ups): `--out <folder>` in place of `out/`, `--outbox <folder>` in place of
 * `outbox/`, `--no-dotenv` to leave `.env` unread. Everything else comes from the environment; `.env` is read if it is
 * there, and what is set already wins.
 */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ConfigError, embeddedDefaults, readConfig, secretsOf } from '#edge/config.ts'
import { createLog } from '#edge/log.ts'
import { type RunningServer, startServer } from '#edge/node/server.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Ends the program with one sentence in place of a stack. */
function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    outbox: { type: 'string' },
    dotenv: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const outDir = resolve(values.out ?? join(root, 'out'))
const outboxDir = resolve(values.outbox ?? join(root, 'outbox'))
const envFile = join(root, '.env')
if (values.dotenv && existsSync(envFile)) process.loadEnvFile(envFile)

if (!existsSync(join(outDir, 'index.html'))) {
  stop(`There is no built site in ${outDir}. Run \`npm run build\` first.`)
}

try {
  const config = readConfig(process.env)
  const log = createLog((line) => process.stdout.write(`${line}\n`), secretsOf(config))
  const server = await startServer({ config, outDir, outboxDir, log })
  // For people, on the error stream: the output carries nothing but one JSON line per event.
  console.error(`Serving ${server.pages} pages on http://localhost:${server.port}`)
  const defaults = embeddedDefaults(config, outboxDir)
  for (const sentence of defaults) console.error(sentence)
  log('edge.start', { runtime: 'node', port: server.port, defaults })
  stopOnSignal(server)
} catch (error) {
  if (error instanceof ConfigError) stop(error.message)
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') {
    stop(
      `Port ${port} is in use by another program. Choose another one, for example PORT=${(port ?? 0) + 1}.`,
    )
  }
  if (code === 'EACCES')
    stop(`Port ${port} may not be used without more rights. Choose one above 1023 by PORT.`)
  throw error
}

/** First signal: finish what is at work. Second one: end at once. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      void server.close().then(() => process.exit(0))
    })
  }
}
