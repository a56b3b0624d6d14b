import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { writeHostFiles } from '../workers/hostFiles.ts'
import { writeSite } from './smallSite.ts'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The project's own Node, which runs TypeScript; the one running the tests may be older. */
export const node = existsSync(join(root, 'node_modules/.bin/node'))
  ? join(root, 'node_modules/.bin/node')
  : process.execPath

/** A runtime serving a small site on a real socket in its own process. */
export interface Runtime {
  name: 'node' | 'workers'
  readonly url: string
  readonly port: number
  /** The server's own process id. */
  readonly pid: number
  /** Everything printed so far, including before restarts. */
  output(): string
  /** The stored messages, oldest first. */
  messages(): StoredMessage[]
  /** Sends SIGKILL immediately. */
  kill(): Promise<void>
  /** Restarts it on its stored data, on another port, with changes to its environment. */
  restart(changes?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/** Some columns of the messages table. */
export interface StoredMessage {
  key: string
  reference: string
  state: 'waiting' | 'delivered' | 'kept' | 'dead'
  comment: string
  attempts: number
  delivered_at: number | null
  next_at: number
}

interface RuntimeOptions {
  /** Environment variables, including `EDGE_TUNING`. Nothing is inherited. */
  env?: Record<string, string>
  /** Writes the site into a folder; the usual small one by default. */
  site?: (dir: string) => Promise<void>
  /** Address of a stub for all hosts under `.example`, none of which exist. */
  publishers?: string
  /** Maximum file size, on Node only; beyond it, writes fail as on a full disk. */
  diskBytes?: number
  /** The most that the program's objects may take, on Node only. */
  heapMegabytes?: number
}

export type StartRuntime = (options?: RuntimeOptions) => Promise<Runtime>

/** Even slow, busy machines start within this time. */
const START_TIMEOUT_MS = 45_000

/** The part of this environment a child needs, without anything that could configure it. */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', TMPDIR, NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(TMPDIR && { TMPDIR }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

/** Starts the Node runtime with the program that `npm start` runs. */
export const startNodeRuntime: StartRuntime = async (options = {}) => {
  const { env = {}, site = writeSite, publishers, diskBytes, heapMegabytes } = options
  const dir = await mkdtemp(join(tmpdir(), 'edge-node-'))
  await site(join(dir, 'out'))
  const data = join(dir, 'data')
  const args = [join(root, 'edge/node/serve.ts'), '--out', join(dir, 'out'), '--no-dotenv']
  const defaults = { ...bareEnvironment(), PORT: '0', DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1' }
  const start = (changes = {}) => {
    const all = { ...defaults, ...env, ...changes, ...(publishers && ahead(publishers)) }
    const flags = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]
    return startProgram(
      [...flags, ...args],
      { cwd: dir, env: all, diskBytes },
      /http:\/\/localhost:(\d+)/,
    )
  }
  return runtimeOf('node', dir, await start(), start, () => join(data, 'contact.sqlite'))
}

/** Wraps a program that can be restarted as a runtime. */
function runtimeOf(
  name: Runtime['name'],
  dir: string,
  first: Program,
  start: (changes?: Record<string, string>) => Promise<Program>,
  database: () => string,
): Runtime {
  let program = first
  let before = ''
  return {
    name,
    get url() {
      return `http://127.0.0.1:${program.port}`
    },
    get port() {
      return program.port
    },
    get pid() {
      return program.pid
    },
    output: () => before + program.output(),
    messages() {
      if (!existsSync(database())) return []
      const opened = new DatabaseSync(database(), { readOnly: true })
      const messages = opened.prepare('SELECT * FROM messages ORDER BY accepted_at').all()
      opened.close()
      return messages as unknown as StoredMessage[]
    },
    kill: () => program.kill(),
    async restart(changes) {
      before += program.output()
      program = await start(changes)
    },
    async stop() {
      await program.kill()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Arguments that make Node preload the publishers' stub. */
const ahead = (publishers: string) => ({
  PUBLISHERS: publishers,
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'edge/testing/publishers.ts'))}`,
})

/** Printed by either way of running a worker once it listens. */
const READY = /Ready on http:\/\/127\.0\.0\.1:(\d+)/

/** Starts the worker in the real Workers runtime with the project's configuration. */
export const startWorkersRuntime: StartRuntime = async ({
  env = {},
  site = writeSite,
  publishers,
} = {}) => {
  const dir = await mkdtemp(join(tmpdir(), 'edge-workers-'))
  await site(join(dir, 'out'))
  await writeHostFiles(join(dir, 'out'))
  const { assets, compatibility_date, durable_objects, name } = await workerConfig(dir)
  const options = {
    name,
    modules: true,
    compatibilityDate: compatibility_date,
    host: '127.0.0.1',
    port: 0,
    scriptPath: await bundle('edge/workers/worker.ts', dir, publishers && wayTo(publishers)),
    assets: { ...assets, assetConfig: assets, routerConfig: { has_user_worker: true } },
    durableObjects: Object.fromEntries(
      durable_objects.bindings.map((binding) => [
        binding.name,
        { className: binding.class_name, useSQLite: true },
      ]),
    ),
    resourcePersistencePath: join(dir, 'state'),
  }
  const start = (changes = {}) => {
    const all = JSON.stringify({ ...options, bindings: { ...env, ...changes } })
    return startProgram(
      [join(root, 'edge/testing/workerd.ts'), all],
      { cwd: dir, env: bareEnvironment() },
      READY,
    )
  }
  const database = () => {
    const objects = join(dir, 'state/do', `${name}-ApiObject`)
    if (!existsSync(objects)) return join(objects, 'none')
    const file = readdirSync(objects).find(
      (name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite',
    )
    return join(objects, file ?? 'none')
  }
  return runtimeOf('workers', dir, await start(), start, database)
}

/** Runs `wrangler dev` on a folder's `wrangler.json`. */
export async function startWrangler(
  dir: string,
  state: string,
  env: Record<string, string>,
): Promise<Program> {
  // Where keys are kept in development, because wrangler prints its configuration.
  const lines = Object.entries(env).map(([name, value]) => `${name}='${value}'\n`)
  await writeFile(join(dir, '.dev.vars'), lines.join(''))
  return startProgram(
    [
      join(root, 'node_modules/wrangler/bin/wrangler.js'),
      'dev',
      '--local',
      '--config',
      join(dir, 'wrangler.json'),
      '--ip',
      '127.0.0.1',
      '--port',
      '0',
      '--inspector-port',
      '0',
      '--persist-to',
      state,
      '--show-interactive-dev-session=false',
    ],
    {
      cwd: dir,
      env: {
        ...bareEnvironment(),
        HOME: dir,
        WRANGLER_SEND_METRICS: 'false',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_LOG_PATH: join(dir, 'logs'),
        WRANGLER_REGISTRY_PATH: join(dir, 'registry'),
        NO_COLOR: '1',
      },
    },
    READY,
  )
}

/** The project's own configuration with the test's site instead of the built one. */
export async function workerConfig(dir: string) {
  const { build, ...config } = parseJsonc(await readFile(join(root, 'wrangler.jsonc'), 'utf8')) as {
    name: string
    build: unknown
    compatibility_date: string
    assets: object
    durable_objects: { bindings: { name: string; class_name: string }[] }
  }
  const assets = { ...config.assets, directory: join(dir, 'out') }
  return { ...config, main: join(root, 'edge/workers/worker.ts'), assets }
}

/** Bundles a worker into one file with the same bundler and conditions as wrangler. */
export async function bundle(entry: string, dir: string, firstLines = ''): Promise<string> {
  const outfile = join(dir, 'bundle/worker.js')
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*'],
    banner: { js: firstLines },
    logLevel: 'error',
  })
  return outfile
}

/** The publishers' stub for the worker, prepended to its bundle. */
const wayTo = (publishers: string) => `const outward = fetch
globalThis.fetch = (url, init) => outward(String(url).replace(/^https?:\\/\\/[\\w.-]+\\.example/, '${publishers}'), init)`

/** Parses JSON with whole-line comments, the only kind in `wrangler.jsonc`. */
export function parseJsonc(source: string): unknown {
  return JSON.parse(source.replace(/^\s*\/\/.*$/gm, ''))
}

export interface Program {
  port: number
  pid: number
  output(): string
  /** Sends SIGKILL to it and everything it started. */
  kill(): Promise<void>
}

/**
 * Starts a program that ends, along with everything it starts, when stopped or when this process ends.
 *
 * @param ready finds the port in the program's output.
 */
async function startProgram(
  args: readonly string[],
  options: { cwd: string; env: Record<string, string>; diskBytes?: number | undefined },
  ready: RegExp,
): Promise<Program> {
  // `env` replaces this process's whole environment; a build tool's typings require a mode in it.
  const env = options.env as unknown as NodeJS.ProcessEnv
  const leash = join(root, 'edge/testing/leash.ts')
  // Detached, so that the leash can kill its process group as a whole.
  const { cwd, diskBytes } = options
  const limit =
    diskBytes === undefined ? '' : `trap '' XFSZ; ulimit -f ${Math.ceil(diskBytes / 512)};`
  const command = ['-c', `${limit} exec "$@"`, 'sh', node, leash, ...args]
  const child = spawn('/bin/sh', command, { cwd, env, detached: true, stdio: 'pipe' })
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await exited
  }
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS)
    const fail = (what: string) => {
      clearTimeout(timer)
      void kill()
      reject(new Error(`The runtime ${what}:\n${output}`))
    }
    const onData = (data: Buffer) => {
      output += data.toString()
      const found = ready.exec(output)?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(Number(found))
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
    child.once('exit', () => fail('ended'))
  })
  return { port, pid: Number(/^leash (\d+)$/m.exec(output)?.[1]), output: () => output, kill }
}
