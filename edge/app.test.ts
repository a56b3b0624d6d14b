/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Hono } from 'hono'
import { dueTasks } from '#lib/testing/tasks.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { newsSample } from './news/sources.ts'
import { createNodeState } from './node/state.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let dir: string
let time: number
let lines: string[]
let calls: string[]
/** What the upstream answers; throwing is a broken network. */
let upstream: (url: string) => Promise<Response>

const environment = {
  NEWS_API_URL: 'https://news.example/api',
  NEWS_API_KEY: 'planted-news-key',
  NEWS_FALLBACK_URL: 'https://feed.example/top.json',
  MAIL_API_URL: 'https://mail.example/send',
  MAIL_API_KEY: 'planted-mail-key',
  CONTACT_TO_EMAIL: 'hello@plumbline.example',
  CONTACT_SENDER_EMAIL: 'website@plumbline.example',
}

function newApp(env: Record<string, string> = environment, outboxDir = join(dir, 'outbox')): Hono {
  const config = readConfig(env)
  const { ratePerAddress, rateInAll } = config.tuning
  return createApp({
    config,
    state: createNodeState({ outboxDir, ratePerAddress, rateInAll, now: () => time }),
    assets: { knownAmong: () => new Set(['/']), fetch: async () => new Response('page') },
    log: createLog(
      (line) => lines.push(line),
      ['planted-news-key', 'planted-mail-key'],
      () => time,
    ),
    clientAddress: ({ req }) => req.header('X-Client') ?? 'x',
    now: () => time,
    fetch: (url) => {
      calls.push(url)
      return upstream(url)
    },
  })
}

const articles = (title: string) =>
  Response.json({ articles: { results: [{ title, body: 'b', url: 'https://news.example/1' }] } })

async function firstTitle(app: Hono): Promise<unknown> {
  const response = await app.request('/api/news')
  // The refresh runs behind the answer.
  await dueTasks()
  const body = (await response.json()) as { articles: { title: string }[] }
  return response.status === 200 ? body.articles[0]?.title : response.status
}

function post(app: Hono, body: unknown, headers: Record<string, string> = {}) {
  return app.request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'edge-app-'))
})

afterAll(() => rm(dir, { recursive: true, force: true }))

beforeEach(() => {
  time = Date.parse('2025-01-01T00:00:00Z')
  lines = []
  calls = []
  upstream = async () => articles('one')
})

describe('the age of news', () => {
  it('is a quarter of an hour before anyone asks again, and a day before it is thrown away', async () => {
    const app = newApp()
    expect(await firstTitle(app)).toBe('one')
    upstream = async () => articles('two')
    time += 15 * MINUTE - 1
    expect(await firstTitle(app)).toBe('one')
    expect(calls).toHaveLength(1)

    time += 1
    expect(await firstTitle(app)).toBe('one')
    expect(calls).toHaveLength(2)
    expect(await firstTitle(app)).toBe('two')
    expect(calls).toHaveLength(2)

    upstream = () =>
      Promise.reject(new TypeError('getaddrinfo ENOTFOUND https://news.example/?key=planted-news-key'))
    time += 24 * HOUR - 1
    expect(await firstTitle(app)).toBe('two')
    time += 1
    expect(await firstTitle(app)).toBe(502)
    upstream = async () => articles('three')
    time += 15_000
    expect(await firstTitle(app)).toBe('three')
  })

  it('does not hammer sources that are down', async () => {
    const app = newApp()
    upstream = async () => new Response('', { status: 503 })
    for (let visit = 0; visit < 50; visit++)
      expect(await app.request('/api/news')).toHaveProperty('status', 502)
    expect(calls).toEqual(['https://news.example/api', 'https://feed.example/top.json'])
    time += 15_000
    await app.request('/api/news')
    expect(calls).toHaveLength(4)
  })

  it('shows when it was fetched', async () => {
    const app = newApp()
    await app.request('/api/news')
    time += MINUTE
    expect(await (await app.request('/api/news')).json()).toMatchObject({
      fetchedAt: '2025-01-01T00:00:00.000Z',
    })
  })
})

describe('the recorded sample', () => {
  it('says that it is one, and links to pages of the site', async () => {
    const response = await newApp({}).request('/api/news')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      articles: newsSample,
      source: 'sample',
      fetchedAt: '2025-01-01T00:00:00.000Z',
    })
    for (const { title, description, url } of newsSample) {
      expect(title).toMatch(/^Sample article/)
      expect(Array.from(description)).toHaveLength(101)
      expect(url).toMatch(/^\/[a-z-]+$/)
    }
    expect(calls).toEqual([])
  })
})

describe('limits and failures', () => {
  const draft = (number: number) => ({
    email: 'someone@example.org',
    comment: `${number}`,
    id: `draft-number-${number}`,
  })

  it('stops at the limit of all, without counting what is not sent, and remembers no refusal', async () => {
    const app = newApp()
    const send = (number: number) => post(app, draft(number), { 'X-Client': `client-${number}` })
    upstream = async () => Response.json({})
    for (let number = 1; number <= 60; number++) expect(await send(number)).toHaveProperty('status', 200)
    expect(await send(1)).toHaveProperty('status', 200)
    const refused = await send(61)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(calls).toHaveLength(60)
    time += MINUTE
    expect(await send(61)).toHaveProperty('status', 200)
    expect(calls).toHaveLength(61)
  })

  it('fails where a message cannot be kept, and says why without a word of it', async () => {
    await writeFile(join(dir, 'file'), '')
    const app = newApp({}, join(dir, 'file/outbox'))
    const response = await post(app, draft(1))
    expect([response.status, await response.json()]).toEqual([
      502,
      { ok: false, message: 'There was an error sending your message. Please try again later.' },
    ])
    expect(lines.join('\n')).toContain('"contact.broke"')
    expect(lines.join('\n')).not.toContain('someone')
  })

  it('remembers a sent draft for a day', async () => {
    const app = newApp()
    upstream = async () => Response.json({})
    await post(app, draft(1))
    time += 24 * HOUR - 1
    await post(app, draft(1))
    expect(calls).toHaveLength(1)
  })

  it('takes the same words from the bare form for a new message after ten minutes', async () => {
    const app = newApp()
    upstream = async () => Response.json({})
    const send = () =>
      app.request('/api/contact', {
        method: 'POST',
        body: new URLSearchParams({ email: 'someone@example.org' }),
      })
    await send()
    time += 10 * MINUTE - 1
    await send()
    expect(calls).toHaveLength(1)
    time += 1
    await send()
    expect(calls).toHaveLength(2)
  })

  it('answers an unexpected error with a sentence, and logs where it arose', async () => {
    const config = readConfig({})
    const broken = () => {
      throw new RangeError('planted')
    }
    const app = createApp({
      config,
      state: createNodeState({ outboxDir: dir, ratePerAddress: 1, rateInAll: 1 }),
      assets: { knownAmong: broken, fetch: broken },
      log: createLog((line) => lines.push(line), []),
      clientAddress: () => '',
    })
    const response = await app.request('/about-us/')
    expect([response.status, await response.json()]).toEqual([
      500,
      { ok: false, message: 'Something went wrong on our side. Please try again later.' },
    ])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'edge.broke', error: 'RangeError' })
    expect(lines[0]).not.toContain('planted')
  })
})
