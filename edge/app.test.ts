/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { messages } from '#lib/contact/protocol.ts'
import { dueTasks } from '#lib/testing/tasks.ts'
import { type Edge, openEdge } from './app.ts'
import { readConfig } from './config.ts'
import type { Provider } from './contact/provider.ts'
import { STORE_VERSION } from './contact/schema.ts'
import type { Sql } from './contact/sql.ts'
import { Failure } from './failure.ts'
import { createLog } from './log.ts'
import sample from './news/sample.json' with { type: 'json' }
import { openSqlite } from './node/sqlite.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let time: number
let lines: string[]
let calls: string[]
let sql: ReturnType<typeof openSqlite>
/** The upstream's response; throwing simulates a broken network. */
let upstream: (url: string) => Promise<Response>
/** The mail provider's response. */
let provider: Provider

const environment = {
  NEWS_API_URL: 'https://news.example/api',
  NEWS_API_KEY: 'planted-news-key',
  NEWS_FALLBACK_URL: 'https://feed.example/top.json',
}

/** As after a restart, on the same database. */
const open = (env: Record<string, string> = environment, openSql: () => Sql = () => sql) =>
  openEdge({
    config: readConfig(env),
    openSql,
    provider,
    log: createLog((line) => lines.push(line), ['planted-news-key']),
    now: () => time,
    fetch: (url) => {
      calls.push(url)
      return upstream(url)
    },
    clientAddress: () => 'x',
    wake: () => {},
  })

const articles = (title: string) =>
  Response.json({ articles: { results: [{ title, body: 'b', url: 'https://news.example/1' }] } })

async function firstTitle({ app }: Edge): Promise<unknown> {
  const response = await app.request('/api/news')
  // The refresh runs in the background.
  await dueTasks()
  const body = (await response.json()) as { articles: { title: string }[] }
  return response.status === 200 ? body.articles[0]?.title : response.status
}

beforeEach(() => {
  time = Date.parse('2025-01-01T00:00:00Z')
  lines = []
  calls = []
  upstream = async () => articles('one')
  provider = { kind: 'api', send: () => Promise.reject(new Failure('status')) }
  sql = openSqlite(undefined)
})

afterEach(() => {
  try {
    sql.close()
  } catch {
    // One of the tests has closed it.
  }
})

describe('the age of news', () => {
  it('is a quarter of an hour before anyone asks again, and a day before it is thrown away', async () => {
    let edge = await open()
    expect(await firstTitle(edge)).toBe('one')
    upstream = async () => articles('two')
    time += 15 * MINUTE - 1
    edge = await open()
    expect(await firstTitle(edge)).toBe('one')
    expect(calls).toHaveLength(1)

    time += 1
    expect(await firstTitle(edge)).toBe('one')
    expect(calls).toHaveLength(2)
    expect(await firstTitle(edge)).toBe('two')
    expect(calls).toHaveLength(2)

    upstream = () =>
      Promise.reject(
        new TypeError('getaddrinfo ENOTFOUND https://news.example/?key=planted-news-key'),
      )
    time += 24 * HOUR - 1
    expect(await firstTitle(edge)).toBe('two')
    time += 1
    expect(await firstTitle(edge)).toBe(502)
    upstream = async () => articles('three')
    time += 15_000
    expect(await firstTitle(edge)).toBe('three')
    upstream = async () => articles('after the clock was set back')
    time -= 48 * HOUR
    expect(await firstTitle(edge)).toBe('after the clock was set back')
  })

  it.each([
    ['is not JSON', () => '{"articles":'],
    ['is of another form', () => '{"items":[]}'],
    ['has no time', (note: string) => note.replace(/,"fetchedAt":\d+/, '')],
    ['has a number as a title', (note: string) => note.replace('"one"', '7')],
    ['has one article', (note: string) => note.replace(/"articles":\[(.*?)\]/, '"articles":$1')],
  ])('ends at a restart if what is noted of it %s', async (_fault, spoil) => {
    expect(await firstTitle(await open())).toBe('one')
    const [{ value } = { value: '' }] = sql.all<{ value: string }>(
      "SELECT value FROM notes WHERE name = 'news'",
    )
    expect(spoil(value)).not.toBe(value)
    sql.all("UPDATE notes SET value = ? WHERE name = 'news'", spoil(value))
    upstream = async () => articles('two')
    expect(await firstTitle(await open())).toBe('two')
  })

  it('does not hammer sources that are down', async () => {
    const { app } = await open()
    upstream = async () => new Response('', { status: 503 })
    for (let visit = 0; visit < 50; visit++)
      expect(await app.request('/api/news')).toHaveProperty('status', 502)
    expect(calls).toEqual(['https://news.example/api', 'https://feed.example/top.json'])
    time += 15_000
    await app.request('/api/news')
    expect(calls).toHaveLength(4)
  })

  it('names its source, and so does the recorded sample, which says that it is one', async () => {
    const configured = await open()
    const none = await open({})
    expect(await (await configured.app.request('/api/news')).json()).toMatchObject({
      source: 'primary',
    })
    const shown = await (await none.app.request('/api/news')).json()
    expect(shown).toEqual({ articles: sample, source: 'sample' })
    for (const { title, description, url } of sample) {
      expect(title).toMatch(/^Sample article/)
      expect(Array.from(description)).toHaveLength(101)
      expect(url).toMatch(/^\/[a-z-]+$/)
    }
    expect(calls).toHaveLength(1)
  })
})

describe('when something breaks', () => {
  const post = (
    { app }: Edge,
    body: string | URLSearchParams = '{"email":"someone@example.org"}',
  ) =>
    app.request('/api/contact', {
      method: 'POST',
      headers: typeof body === 'string' ? { 'Content-Type': 'application/json' } : {},
      body,
    })
  const report = async ({ app }: Edge) => {
    time += 10_000
    const response = await app.request('/api/health')
    const { status, problems, attention } = (await response.json()) as {
      status: string
      problems: string[]
      attention: string[]
    }
    expect([response.status, status]).toEqual(problems.length > 0 ? [503, 'failing'] : [200, 'ok'])
    return [problems, attention]
  }

  it('is unhealthy if nothing gets through, but not for messages that were refused or given up', async () => {
    const edge = await open()
    expect(await report(edge)).toEqual([[], []])
    const refuse = (details: Failure['details']) => {
      provider.send = () => Promise.reject(new Failure('status', details))
    }
    const pass = async (ms: number, step = 26 * MINUTE) => {
      for (const end = time + ms; time < end; time += step) await edge.deliver()
    }
    refuse({ status: 401 })
    await post(edge, '{"email":"a@example.org"}')
    await pass(2 * MINUTE, 5000)
    expect(await report(edge)).toEqual([['delivery'], []])
    provider.send = async () => ({ messageId: '1' })
    await pass(HOUR)
    expect(await report(edge)).toEqual([[], []])

    refuse({ mailRefused: true, status: 400 })
    await post(edge, '{"email":"b@example.org"}')
    await pass(HOUR, 10_000)
    expect(await report(edge)).toEqual([[], ['refused']])
    await pass(25 * HOUR)
    expect(await report(edge)).toEqual([[], ['given-up']])
    sql.close()
    time += MINUTE
    expect(await report(edge)).toEqual([['store'], []])
  })

  it('counts messages for a health check once in a while, however often it is asked', async () => {
    const edge = await open()
    await edge.app.request('/api/health')
    const all = jest.spyOn(sql, 'all')
    for (let asked = 0; asked < 50; asked++) await edge.app.request('/api/health')
    expect(all).not.toHaveBeenCalled()
    time += 5000
    await edge.app.request('/api/health')
    expect(all).toHaveBeenCalled()
  })

  it('serves news, refuses messages, and says what is needed, on the store of a newer release', async () => {
    await open()
    await sql.commit(() => sql.writeVersion(99))
    const edge = await open()
    expect(await firstTitle(edge)).toBe('one')
    const response = await post(edge)
    expect([response.status, await response.json()]).toEqual([
      503,
      { ok: false, message: messages.sendFailed },
    ])
    const health = await edge.app.request('/api/health')
    expect([health.status, await health.json()]).toMatchObject([
      503,
      { problems: ['store'], store: { version: 99, supported: STORE_VERSION } },
    ])
    expect((await edge.app.request('/api/live')).status).toBe(200)
    const alarms = lines.map((line) => JSON.parse(line)).filter(({ alarm }) => alarm)
    expect(alarms.map(({ event }) => event)).toEqual(['store.unavailable', 'message.not-stored'])
    expect(alarms[0]).toMatchObject({ version: 99, supported: STORE_VERSION })
  })

  it('takes messages again once the store can be opened', async () => {
    let isBroken = true
    const opening = jest.fn(() => {
      if (isBroken) throw new Error('unable to open database file')
      return sql
    })
    const edge = await open(environment, opening)
    for (let count = 0; count < 9; count++) expect((await post(edge)).status).toBe(503)
    expect(opening).toHaveBeenCalledTimes(1)
    isBroken = false
    expect(await edge.deliver()).toBe(time + MINUTE)
    time += MINUTE
    expect((await post(edge)).status).toBe(200)
    expect(lines.map((line) => JSON.parse(line).event)).toContain('store.available')
  })

  it('answers an unexpected error with a message or a page, and logs where it was thrown', async () => {
    const edge = await open()
    edge.app.all('/broken', () => {
      throw new RangeError('planted')
    })
    const response = await edge.app.request('/broken')
    expect([response.status, await response.json()]).toEqual([
      500,
      { ok: false, message: 'Something went wrong on our side. Please try again later.' },
    ])
    const bare = await edge.app.request('/broken', { method: 'POST', body: new URLSearchParams() })
    expect([bare.status, bare.headers.get('Location')]).toEqual([303, '/contact-us/not-sent'])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'edge.broke', error: 'RangeError' })
    expect(lines[0]).not.toContain('planted')
  })
})
