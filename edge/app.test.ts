/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Hono } from 'hono'
import { dueTasks } from '#lib/testing/tasks.ts'
import { type AppOptions, createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Mailbox } from './contact/mailbox.ts'
import { createLog } from './log.ts'
import { createNews } from './news/news.ts'
import { newsSample } from './news/sources.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let time: number
let lines: string[]
let calls: string[]
/** What the upstream answers; throwing is a broken network. */
let upstream: (url: string) => Promise<Response>

const environment = {
  NEWS_API_URL: 'https://news.example/api',
  NEWS_API_KEY: 'planted-news-key',
  NEWS_FALLBACK_URL: 'https://feed.example/top.json',
}

const mailbox: Mailbox = {
  accept: async () => ({ reference: 'PL-7K3F-92', fresh: true }),
  health: async () => ({ writable: true, waiting: 0, dead: 0, stuck: 0, lastDelivery: null }),
}

function newApp(env: Record<string, string> = environment, more: Partial<AppOptions> = {}): Hono {
  const config = readConfig(env)
  const kept = new Map<string, unknown>()
  const log = createLog((line) => lines.push(line), ['planted-news-key'])
  const news = createNews({
    ...{ config, log, now: () => time },
    store: { get: async <T>(key: string) => kept.get(key) as T, put: async (...entry) => kept.set(...entry) },
    fetch: (url) => {
      calls.push(url)
      return upstream(url)
    },
  })
  return createApp({
    ...{ runtime: 'node', config, news, mailbox, log },
    overBudget: async () => false,
    assets: { knownAmong: () => new Set(['/']), fetch: async () => new Response('page') },
    clientAddress: () => 'x',
    ...more,
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

describe('when something breaks', () => {
  const broken = (error: Error) => () => Promise.reject(error)

  it('says the error that is specified where a message cannot be stored, and logs why, without a word of it', async () => {
    const full = Object.assign(new Error('no space for someone@example.org'), { code: 'ENOSPC' })
    const app = newApp(environment, { mailbox: { ...mailbox, accept: broken(full) } })
    const response = await app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'someone@example.org' }),
    })
    expect([response.status, await response.json()]).toEqual([
      503,
      { ok: false, message: 'There was an error sending your message. Please try again later.' },
    ])
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      event: 'contact.not-stored',
      alarm: true,
      code: 'ENOSPC',
    })
    expect(lines.join()).not.toContain('someone')
  })

  it.each([
    ['cannot be written', async () => ({ ...(await mailbox.health()), writable: false }), 'store'],
    ['is gone', broken(new Error()), 'store'],
    ['is refused by the provider', async () => ({ ...(await mailbox.health()), stuck: 1 }), 'delivery'],
    ['has given messages up', async () => ({ ...(await mailbox.health()), dead: 1 }), 'dead-letters'],
  ])('is unhealthy where the mailbox %s', async (_name, health, problem) => {
    const response = await newApp(environment, { mailbox: { ...mailbox, health } }).request('/api/health')
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { status: 'failing', problems: [problem] },
    ])
  })

  it('answers an unexpected error with a sentence, and logs where it arose', async () => {
    const fails = () => {
      throw new RangeError('planted')
    }
    const response = await newApp({}, { assets: { knownAmong: fails, fetch: fails } }).request('/about-us/')
    expect([response.status, await response.json()]).toEqual([
      500,
      { ok: false, message: 'Something went wrong on our side. Please try again later.' },
    ])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'edge.broke', error: 'RangeError' })
    expect(lines[0]).not.toContain('planted')
  })
})
