/** @jest-environment node */
import { once } from 'node:events'
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { openEdge } from '../app.ts'
import { readConfig } from '../config.ts'
import { until } from '../testing/rig.ts'
import { createStorage, startDelivery } from './server.ts'
import { DATABASE, openSqlite } from './sqlite.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mailbox-'))
})
afterEach(async () => {
  jest.useRealTimers()
  await rm(dir, { recursive: true })
})

it('refuses messages once its file is gone', async () => {
  const sql = openSqlite(dir)
  await rm(join(dir, DATABASE))
  await expect(sql.commit(() => 1)).rejects.toThrow('ENOENT')
  const other = openSqlite(dir)
  await expect(sql.commit(() => 1)).rejects.toThrow('another file')
  other.close()
  sql.close()
})

it.each([
  ['its file', DATABASE],
  ['its folder', ''],
])('refuses messages while %s is away, and has them all when it is back', async (_, name) => {
  let time = Date.now()
  const events: string[] = []
  const storage = createStorage(join(dir, 'data'))
  const edge = await openEdge({
    config: readConfig({}),
    openSql: storage.open,
    clientAddress: () => '',
    wake: () => {},
    log: (event) => events.push(event),
    now: () => time,
  })
  /** Sends a message, and asks whether all is well, after the pause between two tries to open the store. */
  const statuses = async (email: string) => {
    time += 60_000
    const body = JSON.stringify({ email })
    const headers = { 'Content-Type': 'application/json' }
    const answers = [
      await edge.app.request('/api/contact', { method: 'POST', headers, body }),
      await edge.app.request('/api/health'),
    ]
    return answers.map(({ status }) => status)
  }
  const place = join(dir, 'data', name)
  expect(await statuses('before@b.co')).toEqual([200, 200])
  await rename(place, join(dir, 'away'))
  for (let count = 0; count < 2; count++)
    expect(await statuses('meanwhile@b.co')).toEqual([503, 503])
  await rename(join(dir, 'away'), place)
  expect(await statuses('after@b.co')).toEqual([200, 200])
  expect(events.filter((event) => event.startsWith('store.'))).toEqual([
    'store.unavailable',
    'store.available',
  ])
  storage.close()
  const again = openSqlite(join(dir, 'data'))
  expect(again.all('SELECT email FROM messages ORDER BY email')).toEqual([
    { email: 'after@b.co' },
    { email: 'before@b.co' },
  ])
  again.close()
})

it('keeps its latest writes from other users, refuses messages once they are gone, and has them after a restart', async () => {
  const sql = openSqlite(dir)
  expect((await stat(join(dir, `${DATABASE}-wal`))).mode & 0o077).toBe(0)
  await sql.commit(() => sql.all('CREATE TABLE kept (words)'))
  await rm(join(dir, `${DATABASE}-wal`))
  await expect(sql.commit(() => 1)).rejects.toThrow('ENOENT')
  sql.close()
  const again = openSqlite(dir)
  expect(again.all('SELECT * FROM kept')).toEqual([])
  again.close()
})

it('waits while another process repairs the file after a crash', async () => {
  const sql = openSqlite(dir)
  const run = jest
    .fn<() => string>(() => 'kept')
    .mockImplementationOnce(() => {
      throw Object.assign(new Error('locked'), { errcode: 261 })
    })
  expect(await sql.commit(run)).toBe('kept')
  sql.close()
})

it.each([
  ['writing', 'BEGIN EXCLUSIVE'],
  ['about to write', 'BEGIN IMMEDIATE'],
])('waits at startup while another process is %s in the same new folder', async (_, lock) => {
  const holds = `const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(${JSON.stringify(join(dir, DATABASE))})
    database.exec('${lock}')
    require('node:worker_threads').parentPort.postMessage('held')
    setTimeout(() => database.close(), 200)`
  const other = new Worker(holds, { eval: true })
  await once(other, 'message')
  openSqlite(dir).close()
  await other.terminate()
})

it('waits for another process’s lock without blocking other work', async () => {
  const sql = openSqlite(dir)
  const other = new DatabaseSync(join(dir, DATABASE))
  other.exec('BEGIN IMMEDIATE')
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const kept = Promise.allSettled([sql.commit(() => 'kept')])
  for (let tick = 0; tick < 80; tick++) {
    await new Promise(setImmediate)
    jest.advanceTimersByTime(50)
  }
  other.exec('COMMIT')
  await new Promise(setImmediate)
  jest.advanceTimersByTime(50)
  expect(await kept).toEqual([{ status: 'fulfilled', value: 'kept' }])

  other.exec('BEGIN IMMEDIATE')
  const refused = Promise.allSettled([sql.commit(() => 'refused')])
  for (let tick = 0; tick < 110; tick++) {
    await new Promise(setImmediate)
    if (tick === 50) jest.setSystemTime(Date.now() - 3_600_000)
    jest.advanceTimersByTime(50)
  }
  expect(await refused).toMatchObject([{ status: 'rejected', reason: { errcode: 5 } }])
  other.close()
  sql.close()
})

it('says that its store is damaged once that has cost a message, though other parts can be written', async () => {
  let time = Date.now()
  const openStored = async () => {
    const sql = openSqlite(dir)
    const edge = await openEdge({
      config: readConfig({}),
      openSql: () => sql,
      clientAddress: () => '',
      wake: () => {},
      log: () => {},
      now: () => time,
    })
    return { ...edge, sql }
  }
  const { sql } = await openStored()
  const [found] = sql.all<{ page: number; size: number }>(
    "SELECT rootpage AS page, page_size AS size FROM sqlite_schema, pragma_page_size WHERE name = 'words'",
  )
  sql.close()
  const { page = 0, size = 0 } = found ?? {}
  const file = await open(join(dir, DATABASE), 'r+')
  await file.write(new Uint8Array(size).fill(255), 0, size, (page - 1) * size)
  await file.close()

  const damaged = await openStored()
  const health = async () => (await damaged.app.request('/api/health')).status
  const body = new URLSearchParams({ email: 'a@b.co' })
  const before = await health()
  await damaged.app.request('/api/contact', { method: 'POST', body })
  // What health says is kept for some seconds.
  time += 60_000
  expect([before, await health()]).toEqual([200, 503])
  damaged.sql.close()
})

it('delivers messages that another process accepted and left behind', async () => {
  const events: string[] = []
  const open = (log: (event: string) => unknown) => {
    const sql = openSqlite(dir)
    const parts = {
      config: readConfig({}),
      openSql: () => sql,
      clientAddress: () => '',
      wake: () => {},
    } as const
    return openEdge({ ...parts, log }).then((edge) => ({ ...edge, sql }))
  }
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const younger = await open((event) => events.push(event))
  const older = await open(() => {})
  const delivery = startDelivery(younger.deliver)
  delivery.wake()
  await new Promise(setImmediate)
  await older.app.request('/api/contact', {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@b.co' }),
  })
  older.sql.close()
  jest.advanceTimersByTime(60_000)
  jest.useRealTimers()
  await until(() => events.length > 0)
  await delivery.stop(1000)
  younger.sql.close()
  expect(events).toEqual(['message.kept'])
})

it('starts no more deliveries once it stops, and finishes those in progress', async () => {
  const sql = openSqlite(dir)
  const { promise, resolve } = Promise.withResolvers<{ messageId: string }>()
  let calls = 0
  const send = () => {
    calls += 1
    return promise
  }
  const { app, deliver } = await openEdge({
    config: readConfig({}),
    openSql: () => sql,
    provider: { kind: 'smtp', send },
    log: () => {},
    clientAddress: () => '',
    wake: () => {},
  })
  for (let count = 0; count < 20; count++)
    await app.request('/api/contact', {
      method: 'POST',
      body: new URLSearchParams({ email: `${count}@b.co` }),
    })
  const delivery = startDelivery(deliver)
  delivery.wake()
  await until(() => calls > 0)
  const stopped = delivery.stop(5000)
  resolve({ messageId: '1' })
  await stopped
  expect(sql.all("SELECT 1 FROM messages WHERE state = 'delivered'")).toHaveLength(calls)
  expect(calls).toBeLessThan(10)
  sql.close()
})
