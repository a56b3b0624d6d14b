/** `npm run serve`: serves `out/` and the API. Reads `.env` if there is one, but variables that are already set win. */
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { explanationOf, isBundled, readCommandLine } from '#lib/commandLine.ts'
import { ConfigError } from '#lib/configError.ts'
import { loadEnvFile } from '#lib/envFile.ts'
import { ExplainedError } from '#lib/explainedError.ts'
import { embeddedDefaults, readConfig, secretsOf } from '../config.ts'
import { NewerStoreError } from '../contact/schema.ts'
import { createLog } from '../log.ts'
import { startServer } from './server.ts'
import { readSiteName, siteFolder } from './siteFolder.ts'
import { isBusy } from './sqlite.ts'

/**
 * A release has this program next to its pages, and is run from the folder with `.env` and `data/`. A checkout has
 * everything in one place.
 */
const program = import.meta.dirname
const root = isBundled ? process.cwd() : join(program, '../..')

/** What each setting is for, in a checkout and in a release. */
const settingsExplained = join(isBundled ? program : root, '.env.example')

const { values } = readCommandLine(
  `Usage: ${isBundled ? 'node serve.mjs' : 'npm run serve --'} [--out FOLDER] [--no-dotenv]
Serves finished pages with the two APIs. Settings are read from .env in the folder it is started from.

  --out FOLDER   an out/, or the folder of a release; by default, its own release or out/
  --no-dotenv    does without .env`,
  {
    options: { out: { type: 'string' }, dotenv: { type: 'boolean', default: true } },
    allowNegative: true,
  },
)

const NO_HOST = 'HOST takes an address of this machine, such as 0.0.0.0 for all of them.'

/** What an operator can do, by the system's code for the failure. */
const REMEDIES: Readonly<Record<string, string>> = {
  EADDRINUSE:
    'Another program listens there, perhaps this server, started before. End it, or set PORT.',
  EADDRNOTAVAIL: NO_HOST,
  EINVAL: NO_HOST,
  ENOTFOUND: NO_HOST,
  EACCES: 'Its user may neither listen on a PORT below 1024 nor read what belongs to others.',
}

try {
  if (values.dotenv) loadEnvFile(join(root, '.env'))

  // With a full disk under the log, or its reader gone, visitors are still served, only without a log.
  process.stdout.on('error', () => {})

  const outDir = siteFolder(values.out ?? (isBundled ? program : join(root, 'out')))
  const config = readConfig(process.env, readSiteName(outDir))
  const dataDir = resolve(root, config.dataDir ?? 'data')
  if (isWithin(outDir, dataDir))
    throw new ExplainedError(
      'DATA_DIR is in the folder of the pages, from which visitors could download messages. Set another one.',
    )
  const log = createLog((line) => process.stdout.write(`${line}\n`), secretsOf(config))
  const server = await startServer({ config, outDir, dataDir, log })
  // Before anybody is told that it serves, and may end it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  const defaults = embeddedDefaults(config)
  // For people, on stderr: stdout carries only one JSON line per event.
  console.error(
    [
      `Serving ${server.pages} pages on http://${hostInUrl(config.host)}:${server.port}`,
      ...defaults,
    ].join('\n'),
  )
  if (server.storeProblem) console.error(explainStore(server.storeProblem))
  log('edge.start', { runtime: 'node', host: config.host, port: server.port, dataDir, defaults })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

/** Whether a path is that of a folder or of something in it. */
function isWithin(folder: string, path: string): boolean {
  const steps = relative(folder, path)
  return !isAbsolute(steps) && steps.split(sep)[0] !== '..'
}

/** The host by which a browser on this machine reaches the server. */
function hostInUrl(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Describes failures the operator can fix in a sentence, and others with their stack. */
function explain(error: unknown): string {
  const { message, syscall, code = '' } = error as NodeJS.ErrnoException
  if (error instanceof ConfigError)
    return `${message}\n${relative('', settingsExplained)} says what each name is for.`
  if (error instanceof ExplainedError || syscall === undefined) return explanationOf(error)
  const advice = REMEDIES[code] ?? 'It reads finished pages, and listens on HOST and PORT.'
  return `The server cannot start (${message}). ${advice}`
}

/** Says why the contact form answers with an error while pages are served, and what an operator can do. */
function explainStore(problem: unknown): string {
  const { message } = problem as Error
  const remedy = storeRemedy(problem)
  return `Messages cannot be stored: ${message}.${remedy} It is tried again every minute.`
}

function storeRemedy(problem: unknown): string {
  if (problem instanceof NewerStoreError) return ''
  if (isBusy(problem))
    return ' Another program has locked contact.sqlite, such as one that copies or opens it: end that.'
  return ' Its user must own DATA_DIR and have space there. If contact.sqlite is damaged, restore a backup.'
}
