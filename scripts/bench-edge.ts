/**
 * `npm run bench:edge`: a bounded load on the Node runtime, over loopback, with a stand-in for the upstreams
 * in this process. Prints a table and writes it into `docs/benchmarks.md`.
 *
 * Options: `--out <folder>` in place of `out/`; `--no-write` prints only.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root, startProgram } from '#edge/testing/runtimes.ts'
import { json, startStub } from '#edge/testing/stub.ts'
import type { NewsAnswer } from '#lib/news/answer.ts'
import { recordResults } from '#tools/bench/results.ts'

/** Three loads of this length, and their warm-up, stay under ten seconds. */
const LOAD_MS = 2800
const WARM_UP_MS = 300
const CONNECTIONS = 32

/** The largest that are passed on, and more than fit into the memory that is given to them. */
const PICTURES = 1000
const PICTURE_BYTES = 512 * 1024

/** Not to be measured: limits that would stop the load. Everything else is as in production. */
const TUNING = { ratePerAddress: 1_000_000_000, rateInAll: 1_000_000_000 }

/** One kind of request, made anew for each one that is sent. */
interface Load {
  name: string
  path: string
  make(): { method: string; headers: Record<string, string>; body?: string }
}

interface Result {
  name: string
  bytes: number
  perSecond: number
  p50: number
  p99: number
  failed: number
  memoryMb: number
  upstreamCalls: number
}

const { values } = parseArgs({
  options: { out: { type: 'string' }, write: { type: 'boolean', default: true } },
  allowNegative: true,
})
const outDir = resolve(values.out ?? join(root, 'out'))
if (!existsSync(join(outDir, 'about-us.html'))) {
  console.error(`There is no built site in ${outDir}. Run \`npm run build\` first.`)
  process.exit(1)
}

const loads: readonly Load[] = [
  {
    name: 'page (`/about-us`)',
    path: '/about-us',
    make: () => ({ method: 'GET', headers: { 'Accept-Encoding': 'br, gzip' } }),
  },
  { name: '`/api/news`, warm', path: '/api/news', make: () => ({ method: 'GET', headers: {} }) },
  {
    name: '`/api/contact`',
    path: '/api/contact',
    make: () => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: 'someone@example.org',
        comment: 'A question. '.repeat(20),
        id: randomUUID(),
      }),
    }),
  },
]

interface Driven {
  times: number[]
  failed: number
  /** Length of the body of the last answer, as sent. */
  bytes: number
}

/** Sends one kind of request over all connections until the time is up. */
async function drive(port: number, load: Load, durationMs: number): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + durationMs
  const times: number[] = []
  let failed = 0
  let bytes = 0
  const one = () =>
    new Promise<void>((done) => {
      const { method, headers, body } = load.make()
      const begun = performance.now()
      const outgoing = request(
        { agent, host: '127.0.0.1', port, path: load.path, method, headers },
        (response) => {
          let length = 0
          response.on('data', (chunk: Buffer) => {
            length += chunk.byteLength
          })
          response.once('end', () => {
            times.push(performance.now() - begun)
            bytes = length
            if (response.statusCode !== 200) failed += 1
            done()
          })
        },
      )
      outgoing.once('error', () => {
        failed += 1
        done()
      })
      outgoing.end(body)
    })
  const connection = async () => {
    while (performance.now() < end) await one()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return { times, failed, bytes }
}

function quantiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

/** Resident memory in MB, as the kernel counts it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** A thousand pictures at their largest, three by three as the news changes; then the last of them, warm. */
async function measurePictures(): Promise<Result> {
  const stub = await startStub()
  let published = 0
  stub.on('/news', (response, ...more) => {
    const results = Array.from({ length: 3 }, () => {
      published += 1
      const address = `https://news.example/${published}`
      return {
        title: `${published}`,
        body: 'b',
        url: address,
        image: `${address.replace(/\d+$/, 'picture')}?${published}`,
      }
    })
    json({ articles: { results } })(response, ...more)
  })
  stub.on('/picture', (response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    response.end(Buffer.alloc(PICTURE_BYTES, published))
  })
  const dir = await mkdtemp(join(tmpdir(), 'edge-bench-'))
  const runtime = await startProgram(
    [join(root, 'scripts/serve.ts'), '--out', outDir, '--outbox', join(dir, 'outbox'), '--no-dotenv'],
    {
      cwd: dir,
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        NEWS_API_URL: stub.url('/news'),
        NEWS_API_KEY: 'bench-key',
        PUBLISHERS: stub.url(''),
        NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'edge/testing/publishers.ts'))}`,
        EDGE_TUNING: JSON.stringify({ newsFreshMs: 0 }),
      },
    },
    /http:\/\/localhost:(\d+)/,
  )
  try {
    const seen = new Set<string>()
    let path = ''
    let failed = 0
    while (seen.size < PICTURES) {
      const { articles } = (await (
        await fetch(`http://127.0.0.1:${runtime.port}/api/news`)
      ).json()) as NewsAnswer
      const fresh = articles.map(({ image }) => image ?? '').filter((image) => !seen.has(image))
      for (path of fresh) {
        seen.add(path)
        const response = await fetch(`http://127.0.0.1:${runtime.port}${path}`)
        if (response.status !== 200) failed += 1
        await response.arrayBuffer()
      }
    }
    const upstreamCalls = stub.received('/picture').length
    const memoryMb = await memoryOf(runtime.pid)
    const warm = { name: '', path, make: () => ({ method: 'GET', headers: {} }) }
    const begun = performance.now()
    const { times, failed: refused, bytes } = await drive(runtime.port, warm, LOAD_MS)
    return {
      name: `picture of the news, warm, after ${seen.size} others`,
      bytes,
      perSecond: times.length / ((performance.now() - begun) / 1000),
      ...quantiles(times),
      failed: failed + refused,
      memoryMb,
      upstreamCalls,
    }
  } finally {
    await runtime.kill()
    await stub.close()
    await rm(dir, { recursive: true, force: true })
  }
}

async function measure(): Promise<Result[]> {
  const stub = await startStub()
  stub.on('/mail', json({ messageId: '1' }, 201))
  const results: unknown[] = ['one', 'two', 'three'].map((title) => ({
    title,
    body: 'x'.repeat(300),
    url: 'https://a.example/',
  }))
  stub.on('/news', json({ articles: { results } }))
  const dir = await mkdtemp(join(tmpdir(), 'edge-bench-'))
  const runtime = await startProgram(
    [join(root, 'scripts/serve.ts'), '--out', outDir, '--no-dotenv'],
    {
      cwd: dir,
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        NEWS_API_URL: stub.url('/news'),
        NEWS_API_KEY: 'bench-key',
        MAIL_API_URL: stub.url('/mail'),
        MAIL_API_KEY: 'bench-key',
        CONTACT_TO_EMAIL: 'hello@plumbline.example',
        CONTACT_SENDER_EMAIL: 'website@plumbline.example',
        EDGE_TUNING: JSON.stringify(TUNING),
      },
    },
    /http:\/\/localhost:(\d+)/,
  )
  try {
    const measured: Result[] = []
    for (const load of loads) {
      await drive(runtime.port, load, WARM_UP_MS)
      const calls = () => stub.received('/news').length + stub.received('/mail').length
      const before = load.path === '/api/news' ? 0 : calls()
      const begun = performance.now()
      const { times, failed, bytes } = await drive(runtime.port, load, LOAD_MS)
      const seconds = (performance.now() - begun) / 1000
      measured.push({
        name: load.name,
        bytes,
        perSecond: times.length / seconds,
        ...quantiles(times),
        failed,
        memoryMb: await memoryOf(runtime.pid),
        // The one call for news falls into its warm-up, and counts.
        upstreamCalls: calls() - before,
      })
    }
    return measured
  } finally {
    await runtime.kill()
    await stub.close()
    await rm(dir, { recursive: true, force: true })
  }
}

function table(results: readonly Result[]): string {
  const rows = results.map(({ name, bytes, perSecond, p50, p99, failed, memoryMb, upstreamCalls }) =>
    [
      name,
      bytes,
      Math.round(perSecond),
      p50.toFixed(2),
      p99.toFixed(2),
      failed,
      upstreamCalls,
      Math.round(memoryMb),
    ].join(' | '),
  )
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`
  return [
    '| request | bytes | per second | p50 (ms) | p99 (ms) | not 200 | upstream calls | memory after (MB) |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
    '',
    `${machine}; ${CONNECTIONS} connections kept open, ${LOAD_MS / 1000} s each, load and upstreams on the same machine.`,
    ...(values.out ? ['Measured on a small stand-in for the site (`--out`), not on the built one.'] : []),
  ].join('\n')
}

const text = table([...(await measure()), await measurePictures()])
console.log(text)
if (values.write) recordResults('bench:edge', text)
