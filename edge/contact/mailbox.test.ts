/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { Failure } from '../network.ts'
import { openSqlite } from '../node/sqlite.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import type { Receipt } from './provider.ts'
import { openStore } from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let time: number
let sent: string[]
let asked: number
let found: () => Receipt | undefined
let answer: () => Receipt | Promise<Receipt>
let sql: ReturnType<typeof openSqlite>
let mailbox: Mailbox
let events: string[]

/** Opens a mailbox on the same database, as after a restart. */
async function open(tuning = {}) {
  const config = readConfig({
    RETENTION_DAYS: '7',
    EDGE_TUNING: JSON.stringify({ storeMaxBytes: 600_000, ...tuning }),
  })
  const send = async ({ text }: { text: string }) => {
    sent.push(text)
    return answer()
  }
  const find = async () => {
    asked += 1
    return found()
  }
  return createMailbox({
    ...{
      config,
      store: await openStore(sql, config.tuning),
      provider: { name: 'api', send, find },
    },
    log: (event) => events.push(event),
    now: () => time,
  })
}

const accept = (comment: string, more: { id?: string | undefined; deferred?: boolean } = {}) =>
  mailbox.accept({
    email: 'someone@example.org',
    comment,
    id: more.id,
    signals: '',
    deferred: more.deferred ?? false,
  })

const fail = (more: { status?: number; retryAfterMs?: number } = {}) => {
  answer = () => {
    throw new Failure('status', more)
  }
}

/** Lets time pass as a runtime does: sleeping until there is something to do. */
async function pass(ms: number): Promise<void> {
  const end = time + ms
  for (;;) {
    const next = await mailbox.deliver()
    if (next === undefined || next > end) break
    expect(next).toBeGreaterThan(time)
    time = next
  }
  time = end
}

beforeEach(async () => {
  time = Date.parse('2025-01-01T00:00:00Z')
  sent = []
  asked = 0
  found = () => undefined
  events = []
  answer = () => ({ messageId: '1' })
  sql = openSqlite(undefined)
  mailbox = await open()
})

describe('delivery', () => {
  it('retries for a day with growing delays within the provider’s memory, then gives up', async () => {
    fail({ status: 503 })
    await accept('Hello')
    const times: number[] = []
    const begun = time
    const failing = answer
    answer = () => {
      times.push(time - begun)
      return failing()
    }
    await pass(2 * DAY)
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    expect(pauses.slice(0, 6)).toEqual([5, 15, 45, 135, 405, 1215].map((seconds) => seconds * 1000))
    expect(Math.max(...pauses)).toBeLessThan(30 * MINUTE)
    expect(times.at(-1)).toBeGreaterThanOrEqual(DAY)
    expect(times.at(-1)).toBeLessThan(DAY + 30 * MINUTE)
    expect(events.filter((event) => event === 'contact.dead')).toHaveLength(1)
    expect(await mailbox.health()).toMatchObject({ waiting: 0, dead: 1 })
  })

  it('honors Retry-After for all messages and across restarts', async () => {
    fail({ status: 429, retryAfterMs: HOUR })
    await accept('first')
    await pass(MINUTE)
    answer = () => ({ messageId: '1' })
    mailbox = await open()
    await accept('second')
    expect(await mailbox.health()).toMatchObject({ stuck: 0 })
    await pass(HOUR - MINUTE - 1)
    expect(sent).toEqual(['first'])
    // Both have waited for a long time.
    expect(await mailbox.health()).toMatchObject({ stuck: 2 })
    await pass(MINUTE)
    expect(sent.toSorted()).toEqual(['first', 'first', 'second'])
  })

  it('gives a message another day of tries after days of downtime', async () => {
    fail({ status: 503 })
    await accept('Hello')
    await mailbox.deliver()
    time += 3 * DAY
    mailbox = await open()
    await mailbox.deliver()
    expect(await mailbox.health()).toMatchObject({ waiting: 1, dead: 0 })
    await pass(DAY - HOUR)
    expect(await mailbox.health()).toMatchObject({ waiting: 1, dead: 0 })
    await pass(2 * HOUR)
    expect(await mailbox.health()).toMatchObject({ waiting: 0, dead: 1 })
  })

  it.each([10, 20, 40, 300])(
    'delivers a message once if its first answer is lost and nothing else gets through for %d minutes',
    async (minutes) => {
      const begun = time
      let arrived = 0
      const unlessDown = () => {
        if (time < begun + minutes * MINUTE) throw new Failure('network')
        return { messageId: '1' }
      }
      answer = () => {
        // The provider forgets after half an hour what it accepted at first.
        if (time === begun) arrived += 1
        const receipt = unlessDown()
        if (time >= begun + HOUR / 2) arrived += 1
        return receipt
      }
      found = unlessDown
      await accept('Hello')
      await mailbox.deliver()
      mailbox = await open()
      await pass(DAY)
      expect(arrived).toBe(1)
      expect(await mailbox.health()).toMatchObject({ waiting: 0, dead: 0 })
    },
  )

  it('tries for a day even if the clock jumps ahead during the first try', async () => {
    const failing = () => {
      throw new Failure('network')
    }
    answer = () => {
      time += 25 * HOUR
      answer = failing
      return failing()
    }
    await accept('Hello')
    await mailbox.deliver()
    expect(await mailbox.health()).toMatchObject({ waiting: 1, dead: 0 })
  })

  it.each([HOUR, 3 * DAY])(
    'delivers, and keeps its limits, if the clock is set back by %d ms',
    async (back) => {
      fail({ status: 429, retryAfterMs: HOUR })
      await accept('Hello')
      await mailbox.deliver()
      time -= back
      answer = () => ({ messageId: '1' })
      for (let count = 0; count < 100; count++) await accept(`visitor ${count}`)
      await pass(HOUR)
      expect(sent).toHaveLength(102)
      // Nobody knows how long ago the first try was.
      expect(asked).toBe(1)
    },
  )

  it('makes sixty calls a minute, and six more for low-priority messages', async () => {
    for (let count = 0; count < 100; count++) await accept(`visitor ${count}`)
    for (let count = 0; count < 20; count++) await accept(`spam ${count}`, { deferred: true })
    const counts = () => [
      sent.filter((text) => text.startsWith('v')).length,
      sent.filter((text) => text.startsWith('s')).length,
    ]
    await mailbox.deliver()
    expect(counts()).toEqual([60, 6])
    await pass(MINUTE)
    expect(counts()).toEqual([100, 12])
    await pass(10 * MINUTE)
    expect(counts()).toEqual([100, 20])
  })

  it('does not deliver twice if two processes share a database', async () => {
    const other = await open()
    for (let count = 0; count < 20; count++) await accept(`${count}`)
    await Promise.all([mailbox.deliver(), other.deliver()])
    expect(new Set(sent).size).toBe(20)
    expect(sent).toHaveLength(20)
  })

  it('leaves alone messages that another process is still delivering', async () => {
    const { promise, resolve } = Promise.withResolvers<Receipt>()
    answer = () => promise
    await accept('Hello')
    const trying = mailbox.deliver()
    while (sent.length === 0) await new Promise(setImmediate)
    const other = await open()
    time += 9_000
    await other.deliver()
    resolve({ messageId: '1' })
    await trying
    await pass(HOUR)
    expect(sent).toEqual(['Hello'])
  })

  it('delivers others while one stalls, which is not tried twice at a time', async () => {
    mailbox = await open({ mailTimeoutMs: 20, deliverPauseMs: 60 })
    const { promise, resolve } = Promise.withResolvers<Receipt>()
    answer = () => promise
    await accept('stalls')
    await mailbox.deliver()
    answer = () => ({ messageId: '2' })
    const due = () =>
      sql.all<{ next_at: number }>("SELECT next_at FROM messages WHERE comment = 'stalls'")[0]
        ?.next_at ?? 0
    for (const words of ['one', 'two']) {
      time += 50
      // The next try is put off again and again.
      while (due() < time + 60) await new Promise(setImmediate)
      await accept(words)
      await mailbox.deliver()
    }
    expect(sent).toEqual(['stalls', 'one', 'two'])
    expect(await mailbox.health()).toMatchObject({ waiting: 1 })
    resolve({ messageId: '1' })
    await promise
    await pass(MINUTE)
    expect(await mailbox.health()).toMatchObject({ waiting: 0 })
    expect(sent).toHaveLength(3)
  })

  it('deletes a message after its retention period, and no other', async () => {
    await accept('Hello')
    await pass(7 * DAY - 1)
    const rows = () => sql.all('SELECT * FROM messages')
    fail({ status: 503 })
    await accept('Waiting')
    expect(rows()).toHaveLength(2)
    await pass(1)
    await mailbox.deliver()
    expect(rows()).toMatchObject([{ comment: 'Waiting' }])
    expect(events).toContain('contact.deleted')
  })

  it('deletes a message in time that was delivered while the clock was ahead', async () => {
    time += 400 * DAY
    await accept('Hello')
    await pass(MINUTE)
    time -= 400 * DAY
    await pass(8 * DAY)
    expect(sql.all('SELECT * FROM messages')).toEqual([])
  })
})

describe('identity', () => {
  it('is the same text within ten minutes, with or without script, in either order', async () => {
    for (const [before, after] of [
      [undefined, undefined],
      ['draft-number-1', undefined],
      [undefined, 'draft-number-2'],
    ]) {
      const first = await accept('Hello', { id: before })
      time += 10 * MINUTE - 1
      expect(await accept('Hello', { id: after })).toEqual({ ...first, fresh: false })
      expect(await accept('Hello!', { id: after })).toMatchObject({ fresh: true })
      time += 10 * MINUTE
    }
    expect(await accept('Hello', { id: 'draft-number-3' })).toMatchObject({ fresh: true })
    expect(await accept('Hello', { id: 'draft-number-4' })).toMatchObject({ fresh: true })
  })

  it('is not the same text of a time that the clock has not reached', async () => {
    time += 30 * DAY
    await accept('Hello')
    time -= 30 * DAY
    expect(await accept('Hello')).toMatchObject({ fresh: true })
  })

  it('is the id and the text, as long as the message is stored', async () => {
    const first = await accept('Hello', { id: 'draft-number-1' })
    time += 6 * DAY
    mailbox = await open()
    expect(await accept('Hello', { id: 'draft-number-1' })).toEqual({ ...first, fresh: false })
    expect(await accept('Hello!', { id: 'draft-number-1' })).toMatchObject({ fresh: true })
    expect(await accept('Hello', { id: 'draft-number-2' })).toMatchObject({ fresh: true })
  })

  it('cannot be computed from the text alone', async () => {
    await accept('', { id: 'draft-number-1' })
    const here = sql.all('SELECT key FROM messages')
    sql = openSqlite(undefined)
    mailbox = await open()
    await accept('', { id: 'draft-number-1' })
    expect(sql.all('SELECT key FROM messages')).not.toEqual(here)
  })
})

it('keeps nothing if the disk rejects it, and reports that', async () => {
  sql.all('PRAGMA max_page_count = 12')
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, async (_, count) => {
      await new Promise((resolve) => setTimeout(resolve, count))
      return accept(String(count).padEnd(9000, 'x'))
    }),
  )
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed.length).toBeGreaterThan(0)
  expect(failed[0]?.reason).toMatchObject({ errcode: 13 })
  expect(sql.all('SELECT * FROM messages')).toHaveLength(results.length - failed.length)
  time += HOUR
  const waiting = results.length - failed.length
  expect(await mailbox.health()).toMatchObject({ waiting, writable: false })
})

it('has room again once somebody has deleted messages', async () => {
  while (await accept(crypto.randomUUID().padEnd(9000, 'x'), { id: crypto.randomUUID() })) time += 1
  expect(await mailbox.health()).toMatchObject({ writable: false })
  // Delivered messages make way for new ones.
  sql.all("UPDATE messages SET state = 'delivered', delivered_at = ?", time)
  expect(await mailbox.health()).toMatchObject({ writable: true })
  sql.all('DELETE FROM messages')
  expect(await mailbox.health()).toMatchObject({ writable: true })
  expect(await accept('Hello')).toMatchObject({ fresh: true })
})

it('lets delivered messages make way for a visitor, but none that waits', async () => {
  const flood = (more = {}) =>
    accept(crypto.randomUUID().padEnd(9000, 'x'), { id: crypto.randomUUID(), ...more })
  while (await flood()) time += 1
  await pass(HOUR)
  expect(await flood({ deferred: true })).toBeUndefined()
  expect(await flood()).toMatchObject({ fresh: true })
  while (await flood()) time += 1
  const states = sql.all<{ state: string }>('SELECT DISTINCT state FROM messages')
  expect(states).toEqual([{ state: 'waiting' }])
})

it('fails quietly if a delivery outlives the shutdown', async () => {
  sql.close()
  await expect(sql.commit(() => 1)).rejects.toThrow('not open')
})

it('counts the messages of a store that did not keep totals yet', async () => {
  await accept('Hello', { id: 'draft-number-1' })
  const totals = () => sql.all('SELECT deferred, bytes FROM totals')
  const kept = totals()
  sql.all('DELETE FROM totals')
  mailbox = await open()
  expect(kept).toHaveLength(1)
  expect(totals()).toEqual(kept)
})
