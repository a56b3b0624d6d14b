/**
 * `npm run serve`: serves the built site and its API on this machine.
 *
 * Options (for tests and unusual setups): `--out <folder>` instead of `out/`, `--no-dotenv` to ignore `.env`.
 * Everything else comes from the environment; `.env` is read if present, and variables already set win.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, embeddedDefaults, readConfig, secretsOf } from '#edge/config.ts'
import { createLog } from '#edge/log.ts'
import { type RunningServer, startServer } from '#edge/node/server.ts'

const root = join(import.meta.dirname, '../..')

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

try {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, dotenv: { type: 'boolean', default: true } },
    allowNegative: true,
  })
  const outDir = resolve(values.out ?? join(root, 'out'))
  const envFile = join(root, '.env')
  if (values.dotenv && existsSync(envFile)) process.loadEnvFile(envFile)

  if (!existsSync(join(outDir, 'index.html'))) {
    stop(`There is no built site in ${outDir}. Run \`npm run build\` first.`)
  }

  // With a full disk under the log, or its reader gone, visitors are still served, only without a log.
  process.stdout.on('error', () => {})

  const config = readConfig(process.env)
  const dataDir = resolve(config.dataDir ?? join(root, 'data'))
  const log = createLog((line) => process.stdout.write(`${line}\n`), secretsOf(config))
  const server = await startServer({ config, outDir, dataDir, log })
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  // For people, on stderr: stdout carries only one JSON line per event.
  console.error(`Serving ${server.pages} pages on http://${host}:${server.port}`)
  const defaults = embeddedDefaults(config)
  for (const sentence of defaults) console.error(sentence)
  log('edge.start', { runtime: 'node', host: config.host, port: server.port, dataDir, defaults })
  stopOnSignal(server)
} catch (error) {
  stop(explain(error))
}

/** Describes failures the operator can fix in a sentence, and others with their stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, message, syscall, errcode } = error as NodeJS.ErrnoException & { errcode?: number }
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}. There are two options: --out <folder>, --no-dotenv.`
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `The server cannot listen (${message}). Choose another address by HOST or another port by PORT.`
  if (syscall === 'mkdir' || syscall === 'chmod' || errcode !== undefined)
    return `Messages cannot be stored in DATA_DIR (${process.env.DATA_DIR || 'data/'}: ${message}). It must be a folder that this user owns; if contact.sqlite in it is damaged, restore a backup.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** First signal: finish requests in progress. Second signal: exit immediately. */
function stopOnSignal(server: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.on(signal, () => process.exit(1))
      void server.close().then(() => process.exit(0))
    })
  }
}
