/** `npm run serve`: serves `out/` and the API. Reads `.env` if there is one, but variables that are already set win. */
import { join, resolve } from 'node:path'
import { embeddedDefaults, readConfig, secretsOf } from '#edge/config.ts'
import { NewerStoreError } from '#edge/contact/schema.ts'
import { createLog } from '#edge/log.ts'
import { startServer } from '#edge/node/server.ts'
import { readSiteName, siteFolder } from '#edge/node/siteFolder.ts'
import { explanationOf, readCommandLine } from '#lib/commandLine.ts'
import { loadEnvFile } from '#lib/envFile.ts'
import { ExplainedError } from '#lib/explainedError.ts'

/**
 * A release has this program next to its pages, and is run from the folder with `.env` and `data/`. A checkout has
 * everything in one place.
 */
const program = import.meta.dirname
const isBundled = !import.meta.filename.endsWith('.ts')
const root = isBundled ? process.cwd() : join(program, '../..')

const { values } = readCommandLine(
  `Usage: npm run serve [-- --out FOLDER] [--no-dotenv], or: node serve.mjs
Serves finished pages with the two APIs. Settings are read from .env in the folder it is started from.

  --out FOLDER   an out/, or the folder of a release; by default, its own release or out/
  --no-dotenv    does without .env`,
  {
    options: { out: { type: 'string' }, dotenv: { type: 'boolean', default: true } },
    allowNegative: true,
  },
)

try {
  if (values.dotenv) loadEnvFile(join(root, '.env'))

  // With a full disk under the log, or its reader gone, visitors are still served, only without a log.
  process.stdout.on('error', () => {})

  const outDir = siteFolder(values.out ?? (isBundled ? program : join(root, 'out')))
  const config = readConfig(process.env, readSiteName(outDir))
  const dataDir = resolve(root, config.dataDir ?? 'data')
  const log = createLog((line) => process.stdout.write(`${line}\n`), secretsOf(config))
  const server = await startServer({ config, outDir, dataDir, log })
  // Before anybody is told that it serves, and may end it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(config.host)
    ? 'localhost'
    : config.host
  const defaults = embeddedDefaults(config)
  // For people, on stderr: stdout carries only one JSON line per event.
  console.error(
    [`Serving ${server.pages} pages on http://${host}:${server.port}`, ...defaults].join('\n'),
  )
  if (server.storeProblem) console.error(explainStore(server.storeProblem))
  log('edge.start', { runtime: 'node', host: config.host, port: server.port, dataDir, defaults })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

/** Describes failures the operator can fix in a sentence, and others with their stack. */
function explain(error: unknown): string {
  const { message, syscall, errcode } = error as NodeJS.ErrnoException & { errcode?: number }
  if (error instanceof ExplainedError || (syscall === undefined && errcode === undefined))
    return explanationOf(error)
  return `The server cannot start (${message}). It reads what \`npm run build\` makes, and listens on HOST and PORT.`
}

/** Says why the contact form answers with an error while pages are served, and what an operator can do. */
function explainStore(problem: unknown): string {
  const { message } = problem as Error
  const advice =
    problem instanceof NewerStoreError
      ? ''
      : ' Its user must own DATA_DIR and have space there. If contact.sqlite is damaged, restore a backup.'
  return `Messages cannot be stored: ${message}.${advice} It is tried again every minute.`
}
