/**
 * `npm run bench:edge`: a bounded load on the Node runtime, over loopback, with a stand-in for the upstreams in this
 * process. Prints a table and writes it into `docs/benchmarks.md`.
 *
 * Options: `--out <folder>` in place of `out/`; `--no-write` prints only.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import autocannon, { type Options } from 'autocannon'
import { openSqlite } from '#edge/node/sqlite.ts'
import { root, startProgram } from '#edge/testing/runtimes.ts'
import { json, type Stub, startStub, taken } from '#edge/testing/stub.ts'
import type { NewsAnswer } from '#lib/news/answer.ts'
import { machine, recordResults, table } from '#tools/bench/results.ts'

const CONNECTIONS = 32
const SECONDS = 3
const MESSAGES = 10_000

/** The largest that are passed on, and more than fit into the memory that is given to them. */
const PICTURES = 1000
const PICTURE_BYTES = 512 * 1024

/** Not to be measured: limits that would stop the load. Everything else is as in production. */
const UNLIMITED = { ratePerAddress: 1_000_000_000, ratePerMinute: 1_000_000_000 }

type Row = (string | number)[]

const { values } = parseArgs({
  options: { out: { type: 'string' }, write: { type: 'boolean', default: true } },
  allowNegative: true,
})
const outDir = resolve(values.out ?? join(root, 'out'))
if (!existsSync(join(outDir, 'about-us.html'))) {
  console.error(`There is no built site in ${outDir}. Run \`npm run build\` first.`)
  process.exit(1)
}

/** Resident memory in MB, as the kernel counts it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024)
}

/** Runs `work` on a server of its own, with upstreams on loopback. */
async function withServer<Result>(
  env: (stub: Stub) => Record<string, string>,
  work: (server: { url: string; pid: number; stub: Stub }) => Promise<Result>,
): Promise<Result> {
  const stub = await startStub()
  const dir = await mkdtemp(join(tmpdir(), 'edge-bench-'))
  const news = { NEWS_API_URL: stub.url('/news'), NEWS_API_KEY: 'bench-key' }
  const program = await startProgram(
    [join(root, 'edge/node/serve.ts'), '--out', outDir, '--no-dotenv'],
    {
      cwd: dir,
      env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: join(dir, 'data'), ...news, ...env(stub) },
    },
    /http:\/\/localhost:(\d+)/,
  )
  try {
    return await work({ url: `http://127.0.0.1:${program.port}`, pid: program.pid, stub })
  } finally {
    await program.kill()
    await stub.close()
    await rm(dir, { recursive: true, force: true })
  }
}

async function load(name: string, pid: number, options: Options): Promise<Row> {
  const { requests, latency, non2xx, errors } = await autocannon({ connections: CONNECTIONS, ...options })
  return [name, Math.round(requests.average), latency.p50, latency.p99, non2xx + errors, await memoryOf(pid)]
}

const rows = await withServer(
  (stub) => ({
    MAIL_API_URL: stub.url('/mail'),
    MAIL_API_KEY: 'bench-key',
    CONTACT_TO_EMAIL: 'hello@plumbline.example',
    CONTACT_SENDER_EMAIL: 'website@plumbline.example',
    EDGE_TUNING: JSON.stringify(UNLIMITED),
  }),
  async ({ url, pid, stub }) => {
    stub.on('/mail', taken)
    const results = ['one', 'two', 'three'].map((title) => ({
      title,
      body: 'x'.repeat(300),
      url: 'https://a.example/',
    }))
    stub.on('/news', json({ articles: { results } }))
    const headers = { 'Accept-Encoding': 'br, gzip' }
    await autocannon({ url: `${url}/about-us`, connections: CONNECTIONS, duration: 1, headers })
    const message = () => ({
      email: 'someone@example.org',
      comment: 'A question. '.repeat(20),
      id: randomUUID(),
    })
    return [
      await load('page (`/about-us`)', pid, { url: `${url}/about-us`, duration: SECONDS, headers }),
      await load('`/api/news`, warm', pid, { url: `${url}/api/news`, duration: SECONDS }),
      await load(`\`/api/contact\`, ${MESSAGES} messages`, pid, {
        url: `${url}/api/contact`,
        amount: MESSAGES,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(message()) }) }],
      }),
    ]
  },
)

/** A thousand pictures at their largest, three by three as the news changes; then the last of them, warm. */
const pictures = await withServer(
  (stub) => ({
    PUBLISHERS: stub.url(''),
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'edge/testing/publishers.ts'))}`,
    EDGE_TUNING: JSON.stringify({ newsFreshMs: 0 }),
  }),
  async ({ url, pid, stub }) => {
    let published = 0
    stub.on('/news', (response, ...more) => {
      const results = Array.from({ length: 3 }, () => {
        published += 1
        const host = 'https://news.example'
        return {
          title: `${published}`,
          body: 'b',
          url: `${host}/${published}`,
          image: `${host}/picture?${published}`,
        }
      })
      json({ articles: { results } })(response, ...more)
    })
    stub.on('/picture', (response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' })
      response.end(Buffer.alloc(PICTURE_BYTES, published))
    })
    const seen = new Set<string>()
    let path = ''
    while (seen.size < PICTURES) {
      const { articles } = (await (await fetch(`${url}/api/news`)).json()) as NewsAnswer
      for (path of articles.map(({ image }) => image ?? '').filter((image) => !seen.has(image))) {
        seen.add(path)
        await (await fetch(url + path)).arrayBuffer()
      }
    }
    return load(`picture of the news, warm, after ${seen.size} others`, pid, {
      url: url + path,
      duration: SECONDS,
    })
  },
)

/** Milliseconds of one commit by itself, with and without waiting for the disk. */
async function commitMs(durability: 'FULL' | 'OFF'): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'edge-bench-'))
  const sql = openSqlite(dir, durability)
  sql.all('CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT)')
  const count = 500
  const begun = performance.now()
  for (let number = 0; number < count; number++)
    await sql.commit(() => sql.all('INSERT INTO notes VALUES (?, ?)', `${number}`, 'x'.repeat(500)))
  const ms = (performance.now() - begun) / count
  sql.close()
  await rm(dir, { recursive: true, force: true })
  return ms
}

const head = ['request', 'per second', 'p50 (ms)', 'p99 (ms)', 'not 200', 'memory after (MB)']
const [full, off] = [await commitMs('FULL'), await commitMs('OFF')]
const text = `${table(head, [...rows, pictures])}

${machine()}; ${CONNECTIONS} connections kept open, load and upstreams on the same machine. A commit alone takes ${full.toFixed(2)} ms, ${off.toFixed(2)} without waiting for the disk; messages that come in the same turn share one.${values.out ? ' Measured on a small stand-in for the site (`--out`), not on the built one.' : ''}`
console.log(text)
if (values.write) recordResults('bench:edge', text)
