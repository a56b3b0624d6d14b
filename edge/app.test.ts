/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { dueTasks } from '#lib/testing/tasks.ts'
import { type Edge, openEdge } from './app.ts'
import { readConfig } from './config.ts'
import type { Provider } from './contact/provider.ts'
import { createLog } from './log.ts'
import { Failure } from './network.ts'
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
const open = (env: Record<string, string> = environment) =>
  openEdge({
    ...{ config: readConfig(env), sql, provider },
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
  provider = { name: 'api', send: () => Promise.reject(new Failure('status', { refused: true })) }
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
    const [own, none] = [await open(), await open({})]
    expect(await (await own.app.request('/api/news')).json()).toMatchObject({ source: 'primary' })
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
  const problems = async ({ app }: Edge) => {
    const response = await app.request('/api/health')
    const { status, problems } = (await response.json()) as { status: string; problems: string[] }
    expect([response.status, status]).toEqual(problems.length > 0 ? [503, 'failing'] : [200, 'ok'])
    return problems
  }

  it('is unhealthy if the provider refuses, messages were given up, or the database is gone', async () => {
    const edge = await open()
    expect(await problems(edge)).toEqual([])
    const { send } = provider
    for (const [answer, found] of [
      [send, ['delivery']],
      [async () => ({ messageId: '1' }), []],
      [send, ['delivery']],
    ] as const) {
      provider.send = answer
      await post(edge, `{"email":"${time}@example.org"}`)
      await edge.deliver()
      expect(await problems(edge)).toEqual(found)
      time += HOUR
    }
    expect(await problems(edge)).toEqual(['delivery'])
    for (const end = time + 25 * HOUR; time < end; time += 26 * MINUTE) await edge.deliver()
    expect(await problems(edge)).toEqual(['dead-letters'])
    sql.close()
    expect(await problems(edge)).toEqual(['store'])
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
