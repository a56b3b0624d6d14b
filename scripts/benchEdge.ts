/** `npm run bench:edge`: loads the Node runtime over loopback, with stubbed upstreams, for `docs/benchmarks.md`. */
import { randomUUID } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import { Agent, type RequestOptions, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon, { type Options } from 'autocannon'
import { NO_LIMITS } from '#edge/testing/noLimits.ts'
import { root, startNodeRuntime } from '#edge/testing/runtimes.ts'
import { json, startStub, taken } from '#edge/testing/stub.ts'
import { readCommandLine } from '#lib/commandLine.ts'
import type { NewsAnswer } from '#lib/news/answer.ts'
import { record } from './support/results.ts'

readCommandLine(
  `Usage: npm run bench:edge
Loads the server over loopback, with stubs for the services it calls. Updates docs/benchmarks.md.`,
  {},
)

const CONNECTIONS = 32
const SECONDS = 3
const MESSAGES = 10_000

/** More than fit into their memory cache. */
const PICTURES = 1000

const stub = await startStub()
const site = (dir: string) => cp(join(root, 'out'), dir, { recursive: true })
const news = { NEWS_API_URL: stub.url('/news'), NEWS_API_KEY: 'bench-key' }

async function load(name: string, pid: number, options: Options): Promise<(string | number)[]> {
  const { requests, latency, non2xx, errors } = await autocannon({
    connections: CONNECTIONS,
    ...options,
  })
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
  const memory = Math.round(Number(kilobytes) / 1024)
  return [name, Math.round(requests.average), latency.p50, latency.p99, non2xx + errors, memory]
}

async function pagesAndMessages() {
  stub.on('/mail', taken)
  const article = { body: 'x'.repeat(300), url: 'https://a.example/' }
  const results = ['one', 'two', 'three'].map((title) => ({ title, ...article }))
  stub.on('/news', json({ articles: { results } }))
  const mail = { MAIL_API_URL: stub.url('/mail'), MAIL_API_KEY: 'bench-key' }
  const people = {
    CONTACT_TO_EMAIL: 'hello@tester.example',
    CONTACT_SENDER_EMAIL: 'website@tester.example',
  }
  const env = { ...news, ...mail, ...people, EDGE_TUNING: JSON.stringify(NO_LIMITS) }
  const { url, pid, stop } = await startNodeRuntime({ site, env })
  const page = { url: `${url}/about-us`, headers: { 'Accept-Encoding': 'br, gzip' } }
  await autocannon({ ...page, connections: CONNECTIONS, duration: 1 })
  const message = () => {
    const id = randomUUID()
    return JSON.stringify({
      email: 'someone@example.org',
      comment: `${id} ${'A question. '.repeat(17)}`,
      id,
    })
  }
  const posted = {
    url: `${url}/api/contact`,
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json' },
  }
  const requests = [{ setupRequest: (request: object) => ({ ...request, body: message() }) }]
  const rows = [
    await load('Page (`/about-us`)', pid, { ...page, duration: SECONDS }),
    await load('`/api/news`, warm', pid, { url: `${url}/api/news`, duration: SECONDS }),
    await load(`\`/api/contact\`, ${MESSAGES} messages`, pid, {
      ...posted,
      requests,
      amount: MESSAGES,
    }),
  ]
  // The messages still to be delivered would slow down what follows.
  while ((await (await fetch(`${url}/api/health`)).json()).messages.waiting > 0) await delay(200)
  const atRates = [
    ...(await steps('Page', page)),
    ...(await steps('Message', { ...posted, body: message })),
  ]
  await stop()
  return { rows, atRates }
}

/** Requests per second offered to each path, whether or not earlier ones have been answered. */
const RATES = { Page: [250, 500, 1000, 2000, 4000], Message: [100, 200, 400, 800, 1600, 3200] }
const STEP_SECONDS = 5

/** Beyond the limit, requests wait here rather than each for a connection of its own. */
const SOCKETS = 256

/** A rate counts as held if all requests are answered in time. */
const HELD = { share: 0.95, p99: 250 }

type Offered = RequestOptions & { url: string; body?: () => string }

/** Sends evenly spaced requests for some seconds. Returns how long each took from when it was due, and its status. */
async function offer(rate: number, { url, body, ...options }: Offered) {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  const begun = performance.now()
  const send = (due: number) =>
    new Promise<{ status: number; ms: number; inTime: boolean }>((resolve) => {
      const done = (status = 0) => {
        const now = performance.now()
        resolve({ status, ms: now - due, inTime: now - begun <= STEP_SECONDS * 1000 })
      }
      request(url, { ...options, agent }, (response) =>
        response.on('end', () => done(response.statusCode)).resume(),
      )
        .on('error', () => done())
        .end(body?.())
    })
  const answers = []
  for (let count = 0; count < rate * STEP_SECONDS; count++) {
    const due = begun + (count / rate) * 1000
    const early = due - performance.now()
    if (early > 0) await delay(early)
    answers.push(send(due))
  }
  const answered = await Promise.all(answers)
  agent.destroy()
  return answered
}

async function steps(name: keyof typeof RATES, options: Offered): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = []
  for (const rate of RATES[name]) {
    const answers = await offer(rate, options)
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
    const percentiles = [50, 90, 99, 99.9].map((p) =>
      Math.round(times[Math.ceil((times.length * p) / 100) - 1] ?? 0),
    )
    const answered = Math.round(answers.filter(({ inTime }) => inTime).length / STEP_SECONDS)
    const bad = answers.filter(({ status }) => status !== 200).length
    const held = bad === 0 && answered >= HELD.share * rate && (percentiles[2] ?? 0) <= HELD.p99
    rows.push([`${name}, ${rate}`, answered, ...percentiles, bad, held ? 'yes' : 'no'])
  }
  return rows
}

/** Requests a thousand pictures of maximum size, three at a time as the news changes; then measures the last, warm. */
async function pictures() {
  const env = { ...news, EDGE_TUNING: JSON.stringify({ newsFreshMs: 0 }) }
  const { url, pid, stop } = await startNodeRuntime({ site, env, publishers: stub.url('') })
  let published = 0
  stub.on('/news', (response, ...more) => {
    published += 3
    const images = [1, 2, 3].map((number) => `https://news.example/picture?${published + number}`)
    const results = images.map((image) => ({ title: 'a', body: 'b', url: image, image }))
    json({ articles: { results } })(response, ...more)
  })
  stub.on('/picture', (response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    response.end(Buffer.alloc(512 * 1024, published))
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
  const name = `News picture, warm, after ${seen.size} others`
  const row = await load(name, pid, { url: url + path, duration: SECONDS })
  await stop()
  return row
}

const { rows, atRates } = await pagesAndMessages()
rows.push(await pictures())
const head = ['Request', 'Per second', 'p50 (ms)', 'p99 (ms)', 'Not 200', 'Memory after (MB)']
record(
  'bench:edge',
  head,
  rows,
  `; ${CONNECTIONS} connections kept open, load and upstreams on the same machine.`,
)
const times = ['p50', 'p90', 'p99', 'p99.9'].map((name) => `${name} (ms)`)
const columns = ['Path, Offered per second', 'Answered per second', ...times, 'Not 200', 'Held']
const conditions = `; ${STEP_SECONDS} seconds at each rate, load and upstreams on the same machine.`
record('bench:edge steps', columns, atRates, conditions)
await stub.close()
