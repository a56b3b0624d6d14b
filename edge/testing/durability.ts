/** The kill test: every message a patient visitor is thanked for arrives, whatever crashes in between. */
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { NO_LIMITS } from './noLimits.ts'
import type { Runtime, StartRuntime } from './runtimes.ts'
import { type Behavior, json, type Received, startStub } from './stub.ts'

export interface Outcome {
  accepted: number
  refused: number
  kills: number
  calls: number
  /** Messages that were answered 200 but never arrived, that arrived twice, or that arrived despite a refusal. */
  lost: string[]
  doubled: string[]
  unwanted: string[]
}

/** Concurrent visitors. */
const CLIENTS = 16

const TUNING = {
  ...NO_LIMITS,
  mailTimeoutMs: 250,
  deliverPauseMs: 30,
  deliverMaxPauseMs: 300,
}

export async function tryDurability(
  startRuntime: StartRuntime,
  { messages, kills, forgets }: { messages: number; kills: number; forgets: boolean },
): Promise<Outcome> {
  const stub = await startStub()
  const provider = misbehaving(forgets)
  stub.on('/mail', provider.answer)
  stub.on('/statistics/events', provider.list)
  const runtime = await startRuntime({
    env: {
      MAIL_API_URL: stub.url('/mail'),
      MAIL_API_KEY: 'durability-key',
      CONTACT_TO_EMAIL: 'hello@tester.example',
      CONTACT_SENDER_EMAIL: 'website@tester.example',
      EDGE_TUNING: JSON.stringify({ ...TUNING, ...(forgets && { keyMemoryMs: 0 }) }),
    },
  })
  const accepted: string[] = []
  const refused: string[] = []
  let number = 0
  const client = async () => {
    while (number < messages) {
      number += 1
      const words = `message ${number} of ${randomUUID()}`
      const status = await sendUntilAnswered(runtime, words, number)
      if (status === 200) accepted.push(words)
      else refused.push(words)
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client))
  for (let count = 1; count <= kills; count++) {
    // Spread over the whole run, each at a random moment.
    const threshold = (messages * (count - Math.random())) / kills
    await until(() => number >= threshold)
    await pause(Math.random() * 100)
    await runtime.kill()
    await runtime.restart()
  }
  await clients
  provider.behave()
  // A request wakes it: a Durable Object sleeps until its alarm or a request.
  await until(async () => {
    await fetch(`${runtime.url}/api/health`)
    return runtime.messages().every(({ state }) => state !== 'waiting')
  })
  const calls = stub.received('/mail').length
  await runtime.stop()
  await stub.close()
  const arrivals = (words: string) => provider.arrived.filter((arrival) => arrival === words).length
  return {
    accepted: accepted.length,
    refused: refused.length,
    kills,
    calls,
    lost: accepted.filter((words) => arrivals(words) === 0),
    doubled: [...accepted, ...refused].filter((words) => arrivals(words) > 1),
    unwanted: refused.filter((words) => arrivals(words) > 0),
  }
}

/** Sends a message as a patient visitor would: the same draft until there is an answer. Some are invalid. */
async function sendUntilAnswered(runtime: Runtime, words: string, number: number): Promise<number> {
  const id = randomUUID()
  const email = number % 10 === 0 ? 'someone' : 'someone@example.org'
  const crossSite: Record<string, string> =
    number % 10 === 5 ? { 'Sec-Fetch-Site': 'cross-site' } : {}
  for (;;) {
    try {
      const response = await fetch(`${runtime.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...crossSite },
        body: JSON.stringify({ email, comment: words, id }),
        signal: AbortSignal.timeout(10_000),
      })
      const answer = (await response.json()) as { ok?: boolean }
      // The Workers runtime's local proxy answers 500 while the worker behind it is down.
      if (response.status < 500) return response.status === 200 && answer.ok ? 200 : response.status
    } catch {
      // Just killed, or not up again yet.
    }
    await pause(20)
  }
}

/** A provider that hangs, disconnects, fails, sends garbage, and sometimes accepts a message, one per key. */
function misbehaving(forgets: boolean) {
  const arrived: string[] = []
  const keys = new Set<string>()
  const events: { messageId: string; subject: string }[] = []
  let behaves = false
  const answer = (response: ServerResponse, _call: number, { body }: Received) => {
    const { textContent, subject, headers } = JSON.parse(body) as {
      textContent: string
      subject: string
      headers: { idempotencyKey: string }
    }
    const reply = (status: number, text: string, more: Record<string, string> = {}) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...more })
      response.end(text)
    }
    const take = () => {
      if (!forgets) keys.add(headers.idempotencyKey)
      arrived.push(textContent)
      events.push({ messageId: `<${arrived.length}@provider.example>`, subject })
    }
    const chance = behaves ? 1 : Math.random()
    if (chance < 0.12) return
    if (chance < 0.24) return void response.socket?.destroy()
    if (chance < 0.36) return reply(503, '{}')
    if (chance < 0.37) return reply(429, '{}', { 'Retry-After': '1' })
    if (chance < 0.5) return reply(200, '<!doctype html><h1>Log in</h1>')
    if (chance < 0.6) return reply(200, '{"code":"unauthorized"}')
    if (keys.has(headers.idempotencyKey)) return reply(400, '{"code":"duplicate_parameter"}')
    take()
    // Accepted without saying so.
    if (chance < 0.7) return
    if (chance < 0.8) return void response.socket?.destroy()
    reply(201, `{"messageId":"<${arrived.length}@provider.example>"}`)
  }
  return {
    arrived,
    answer,
    list: ((response, call, received) => {
      const [reference] = JSON.parse(
        new URL(received.url, 'http://x').searchParams.get('tags') ?? '[""]',
      )
      json({ events: events.filter(({ subject }) => subject.includes(reference)) })(
        response,
        call,
        received,
      )
    }) satisfies Behavior,
    behave: () => {
      behaves = true
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(20)
}
