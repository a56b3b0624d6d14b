/** The setup shared by both runtimes' tests: runtimes in several configurations, and their upstreams. */
import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { messages } from '#lib/contact/protocol.ts'
import type { NewsAnswer } from '#lib/news/answer.ts'
import { NO_LIMITS } from './noLimits.ts'
import type { Runtime, StartRuntime, StoredMessage } from './runtimes.ts'
import { type Stub, startStub, status } from './stub.ts'

/** Planted keys: none may ever appear in a response or in the output of a runtime. */
export const NEWS_KEY = 'planted-news-key-7c1e'
export const FEED_KEY = 'planted-feed-key-4b2d'
export const MAIL_KEY = 'planted-mail-key-93af'

/** Planted visitor input: none of it may appear in the output of a runtime. */
export const VISITOR = 'visitor-4711'
export const WORDS = 'Words-that-only-the-visitor-knows'

/** Recipient and sender of all mails; their names are those of the site. */
export const RECIPIENT = 'hello@tester.example'
export const SENDER = 'website@tester.example'

/** Short enough for tests, long enough for a busy machine. No caching, so that each request reaches its upstream. */
export const QUICK = {
  ...NO_LIMITS,
  newsTimeoutMs: 1000,
  newsFreshMs: 0,
  newsStaleMs: 0,
  newsPauseMs: 0,
  mailTimeoutMs: 1000,
  deliverPauseMs: 20,
  deliverMaxPauseMs: 1500,
  bodyTimeoutMs: 700,
}

/** Limits a test can reach. News is cached and refreshed. */
export const STRICT = {
  newsFreshMs: 0,
  newsPauseMs: 0,
  newsTimeoutMs: 1000,
  mailTimeoutMs: 600,
  deliverPauseMs: 100,
  deliverMaxPauseMs: 700,
  keyMemoryMs: 1000,
  quotaPerMinute: 5,
  deferredPerMinute: 2,
  storeMaxBytes: 120_000,
  storeMaxDeferredBytes: 60_000,
}

/** Maximum file size for the runtime with a small disk. */
const DISK_BYTES = 2 * 1024 * 1024

/** How much longer than its time limit a response may take on a busy machine. */
export const SLACK_MS = 2500

/** With stub upstreams on loopback. */
export class Rig {
  stub!: Stub
  /** With keys, short limits and no caching. */
  quick!: Runtime
  /** With news but no mail provider, everything as in production, and a small disk. */
  usual!: Runtime
  /** With upstreams of its own, hosts of pictures, and tight limits. */
  strict!: Runtime
  /** Every response so far, to be searched for keys. */
  readonly answers: string[] = []
  private clients = 0

  async start(startRuntime: StartRuntime): Promise<void> {
    this.stub = await startStub()
    const serviceEnv = (path: string) => ({
      NEWS_API_URL: this.stub.url(path),
      NEWS_API_KEY: NEWS_KEY,
    })
    const feedEnv = { NEWS_FALLBACK_URL: this.stub.url(`/feed?apiKey=${FEED_KEY}`) }
    const newsEnv = { ...serviceEnv('/primary'), ...feedEnv }
    const mailEnv = (path: string) => ({
      MAIL_API_URL: this.stub.url(path),
      MAIL_API_KEY: MAIL_KEY,
      CONTACT_TO_EMAIL: RECIPIENT,
      CONTACT_SENDER_EMAIL: SENDER,
    })
    // Asked before a second try if the provider's memory is set to zero; it does not know.
    this.stub.on('/statistics/events', status(404))
    const tuned = (tuning: object) => ({ EDGE_TUNING: JSON.stringify(tuning) })
    ;[this.quick, this.usual, this.strict] = await Promise.all([
      startRuntime({ env: { ...newsEnv, ...mailEnv('/mail'), ...tuned(QUICK) } }),
      startRuntime({ env: newsEnv, diskBytes: DISK_BYTES }),
      startRuntime({
        publishers: this.stub.url(''),
        env: {
          ...serviceEnv('/articles'),
          NEWS_IMAGE_HOSTS: 'News.example, cdn.example',
          ...mailEnv('/strict'),
          ...tuned(STRICT),
        },
      }),
    ])
  }

  async stop(): Promise<void> {
    await Promise.all([this.quick?.stop(), this.usual?.stop(), this.strict?.stop()])
    await this.stub?.close()
  }

  async ask(runtime: Runtime, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(runtime.url + path, { redirect: 'manual', ...init })
    const body = await response.text()
    this.answers.push(JSON.stringify([...response.headers]), body)
    return { response, body }
  }

  async news(runtime: Runtime): Promise<{ status: number; answer: NewsAnswer; ms: number }> {
    const begun = Date.now()
    const { response, body } = await this.ask(runtime, '/api/news')
    return { status: response.status, answer: JSON.parse(body), ms: Date.now() - begun }
  }

  /** Sends a message like the island. */
  post(runtime: Runtime, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(runtime, '/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from(this.nextClient()), ...headers },
      body: JSON.stringify(body),
    })
  }

  /** Sends a message like a browser without script. */
  postForm(
    runtime: Runtime,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.ask(runtime, '/api/contact', {
      method: 'POST',
      headers: { ...from(this.nextClient()), ...headers },
      body: new URLSearchParams(fields),
    })
  }

  /** Returns the reference of an accepted message. */
  async accepted(
    runtime: Runtime,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const { response, body: answer } = await this.post(runtime, body, headers)
    expect([response.status, answer]).toEqual([200, expect.stringContaining('"ok":true')])
    return JSON.parse(answer).reference
  }

  /** The mails that the provider was asked to send. */
  mails(path = '/mail') {
    return this.stub.received(path).map((received) => JSON.parse(received.body))
  }

  /** Waits until the message with this reference is delivered or in another state. */
  async settled(
    runtime: Runtime,
    reference: string,
    state: StoredMessage['state'] = 'delivered',
  ): Promise<void> {
    const now = () => runtime.messages().find((message) => message.reference === reference)?.state
    await until(() => now() === state)
    expect(now()).toBe(state)
  }

  /** Sends a message to the quick runtime, and waits until its mail has been delivered. Returns its reference. */
  async delivered(body: object = draft(), headers: Record<string, string> = {}): Promise<string> {
    const reference = await this.accepted(this.quick, body, headers)
    await this.settled(this.quick, reference)
    return reference
  }

  /** Waits until the quick runtime has nothing left to deliver from an earlier test. */
  idle(): Promise<void> {
    return until(() => this.quick.messages().every(({ state }) => state !== 'waiting'))
  }

  /** An address that has not made a request for a long time, in a block of its own. */
  nextClient(): string {
    this.clients += 1
    return `198.18.${this.clients % 250}.1`
  }
}

export interface Answer {
  response: Response
  body: string
}

/** Headers that make each runtime see a client with this address. */
export function from(address: string): Record<string, string> {
  return { 'X-Forwarded-For': address, 'CF-Connecting-IP': address }
}

/** A valid message with some fields overridden. */
export function draft(more: Record<string, unknown> = {}) {
  const id = randomUUID()
  return {
    email: `${VISITOR}@example.org`,
    comment: `${WORDS} <b>&"'\nsecond line of ${id}`,
    id,
    ...more,
  }
}

export const article = (number: number) => ({
  title: `Title ${number}`,
  body: `${'Body text. '.repeat(20)}`,
  description: `${'Description. '.repeat(12)}`,
  url: `https://news.example/${number}`,
  image: `https://news.example/${number}.jpg`,
  urlToImage: `https://news.example/${number}.png`,
})

export const primaryAnswer = {
  articles: { results: [article(1), article(2), article(3), article(4)] },
}

/** A valid message that takes much of a small store. */
export const large = () => ({ comment: randomUUID().padEnd(9000, 'x') })

/** The status and body of the answer to a message that cannot be stored. */
export const SEND_FAILED = [503, { ok: false, message: messages.sendFailed }]

/** Waits for a line in the log, which may arrive after the response it reports, and returns it. */
export async function logged({ output }: Pick<Runtime, 'output'>, line: RegExp): Promise<string> {
  await until(() => line.test(output()))
  expect(output()).toMatch(line)
  return line.exec(output())?.[0] ?? ''
}

/** The spam signals of a message, from the log. */
export async function signalsOf(runtime: Runtime, reference: string): Promise<string[]> {
  const line = new RegExp(`.*"message.accepted","reference":"${reference}".*`)
  return JSON.parse(await logged(runtime, line)).signals
}

/** Expects a refusal with a message for people. */
export function expectSentence(body: string): void {
  const { ok, message } = JSON.parse(body)
  expect(ok).toBe(false)
  expect(message).toMatch(/^[A-Z].{10,}/)
}

/** Waits up to ten seconds for something to become true. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000
  while (Date.now() < end && !(await condition()))
    await new Promise((resolve) => setTimeout(resolve, 10))
}
