/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { Failure } from '../network.ts'
import { openSqlite } from '../node/sqlite.ts'
import { createMailbox, type Mailbox, type SentMessage } from './mailbox.ts'
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
let networks: number

/** Opens a mailbox on the same database, as after a restart. */
async function open(tuning = {}, env: Record<string, string> = {}) {
  const config = readConfig({
    MAIL_API_URL: 'https://mail.example/',
    MAIL_API_KEY: 'a-key',
    RETENTION_DAYS: '7',
    CONTACT_TO_EMAIL: 'a@b.co',
    CONTACT_SENDER_EMAIL: 'b@b.co',
    ...env,
    EDGE_TUNING: JSON.stringify({ storeMaxBytes: 600_000, ...tuning }),
  })
  const send = async ({ text, isPlain }: { text: string; isPlain: boolean }) => {
    sent.push(isPlain ? `plain ${text.split('\n\n')[1]}` : text)
    return answer()
  }
  const find = async () => {
    asked += 1
    return found()
  }
  return createMailbox({
    config,
    store: await openStore(sql, config.tuning),
    provider: { name: 'api', send, find },
    log: (event) => events.push(event),
    now: () => time,
  })
}

/** A message from a network address of its own, if none is given. */
const accept = (comment: string, more: Partial<SentMessage> = {}) => {
  networks += 1
  const network = `address ${networks}`
  const message = { email: 'someone@example.org', comment, id: undefined, signals: '', network }
  return mailbox.accept({ ...message, ...more })
}

const MARKED = { signals: 'speed' }

const fail = (more: Failure['details'] = {}) => {
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
  networks = 0
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
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(pauses.slice(0, 6)).toEqual([5, 15, 45, 135, 405, 1215].map((seconds) => seconds * 1000))
    expect(Math.max(...pauses)).toBeLessThan(30 * MINUTE)
    expect(times.at(-1)).toBeGreaterThanOrEqual(DAY)
    expect(times.at(-1)).toBeLessThan(DAY + 30 * MINUTE)
    expect(events.filter((event) => event === 'message.given-up')).toHaveLength(1)
    expect(await mailbox.health()).toMatchObject({ waiting: 0, dead: 1 })
  })

  it('honors Retry-After for all messages and across restarts', async () => {
    fail({ status: 429, retryAfterMs: 20 * MINUTE })
    await accept('first')
    await pass(MINUTE)
    answer = () => ({ messageId: '1' })
    mailbox = await open()
    await accept('second')
    expect(await mailbox.health()).toMatchObject({ isStuck: false, isLate: false })
    await pass(19 * MINUTE - 1)
    expect(sent).toEqual(['first'])
    // Both have waited for a long time.
    expect(await mailbox.health()).toMatchObject({ isStuck: true, isLate: true })
    await pass(MINUTE)
    expect(sent.toSorted()).toEqual(['first', 'first', 'second'])
  })

  it('believes no pause longer than its own longest', async () => {
    fail({ status: 429, retryAfterMs: 73 * 365 * DAY })
    await accept('Hello')
    const begun = time
    await mailbox.deliver()
    expect(events).toContain('delivery.paused')
    expect(await mailbox.health()).toMatchObject({ pausedUntil: begun + 25 * MINUTE })
    answer = () => ({ messageId: '1' })
    await pass(25 * MINUTE)
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['another provider', { MAIL_API_KEY: 'another-key' }, () => {}],
    ['the operator, who starts it again', {}, () => mailbox.resume()],
  ])('a pause does not stop %s', async (_name, env, act) => {
    fail({ status: 429, retryAfterMs: 20 * MINUTE })
    await accept('Hello')
    await pass(MINUTE)
    answer = () => ({ messageId: '1' })
    mailbox = await open({}, env)
    await act()
    await pass(0)
    expect(sent).toEqual(['Hello', 'Hello'])
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

  it('makes sixty calls a minute for first tries, and six for deferred messages', async () => {
    for (let count = 0; count < 100; count++) await accept(`visitor ${count}`)
    for (let count = 0; count < 20; count++) await accept(`spam ${count}`, MARKED)
    const counts = () => [
      sent.filter((text) => text.startsWith('v')).length,
      sent.filter((text) => text.startsWith('[Suspected spam')).length,
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

  it('tries first what nobody has tried, and keeps calls for it while others stall', async () => {
    fail({ status: 503 })
    for (let count = 0; count < 20; count++) await accept(`old ${count}`)
    await mailbox.deliver()
    sent = []
    const stalled = Promise.withResolvers<Receipt>()
    answer = () => (sent.at(-1)?.startsWith('old') ? stalled.promise : { messageId: '1' })
    time += MINUTE
    await accept('new')
    const trying = mailbox.deliver()
    while (sent.length < 5) await new Promise(setImmediate)
    expect(sent).toEqual(['new', ...Array(4).fill(expect.stringMatching('old'))])
    stalled.resolve({ messageId: '2' })
    await trying
  })

  it('lets network addresses take turns', async () => {
    mailbox = await open({ firstTriesPerMinute: 4 })
    for (let count = 0; count < 9; count++) await accept(`flood ${count}`, { network: 'flooder' })
    await mailbox.deliver()
    await accept('visitor', { network: 'visitor' })
    await accept('second visitor', { network: 'second visitor' })
    await pass(MINUTE)
    const order = sent.slice(4, 8).sort()
    expect(order).toEqual(['flood 4', 'flood 5', 'second visitor', 'visitor'])
  })

  it('gives a mail that is refused its plainest form, and then few tries, hours apart', async () => {
    fail({ status: 400, refused: true, mailRefused: true, code: 'invalid_parameter' })
    await accept('Hello')
    const begun = time
    const times: number[] = []
    const failing = answer
    answer = () => {
      times.push(time - begun)
      return failing()
    }
    await pass(10 * MINUTE)
    expect(sent).toEqual(['Hello', 'plain Hello'])
    expect(events.filter((event) => event === 'message.refused')).toHaveLength(1)
    expect(await mailbox.health()).toMatchObject({ refused: 1, isStuck: false })
    await pass(2 * DAY)
    expect(times.map((tried) => Math.round(tried / HOUR))).toEqual([0, 0, 1, 7, 24])
    expect(await mailbox.health()).toMatchObject({ waiting: 0, refused: 0, dead: 1 })
  })

  it('tries a message with a wrong key like one without an answer', async () => {
    fail({ status: 401, refused: true })
    await accept('Hello')
    await pass(2 * MINUTE)
    expect(sent).toEqual(Array(4).fill('Hello'))
    expect(await mailbox.health()).toMatchObject({ refused: 0, isStuck: true })
    answer = () => ({ messageId: '1' })
    await pass(25 * MINUTE)
    expect(await mailbox.health()).toMatchObject({ waiting: 0, isStuck: false })
  })

  it('believes that the provider has a mail only if it was tried before', async () => {
    answer = () => {
      throw new Failure('duplicate')
    }
    await accept('Hello')
    await mailbox.deliver()
    expect(await mailbox.health()).toMatchObject({ waiting: 1 })
    await pass(MINUTE)
    expect(await mailbox.health()).toMatchObject({ waiting: 0, dead: 0 })
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
    expect(events).toContain('message.deleted')
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
  const network = 'the same address'

  it('is the same text within ten minutes, with or without script, in either order', async () => {
    for (const [before, after] of [
      [undefined, undefined],
      ['draft-number-1', undefined],
      [undefined, 'draft-number-2'],
    ]) {
      const first = await accept('Hello', { id: before, network })
      time += 10 * MINUTE - 1
      expect(await accept('Hello', { id: after, network })).toEqual({ ...first, isFresh: false })
      expect(await accept('Hello!', { id: after })).toMatchObject({ isFresh: true })
      time += 10 * MINUTE
    }
    expect(await accept('Hello', { id: 'draft-number-3' })).toMatchObject({ isFresh: true })
    expect(await accept('Hello', { id: 'draft-number-4' })).toMatchObject({ isFresh: true })
  })

  it('is not the same text of a time that the clock has not reached', async () => {
    time += 30 * DAY
    await accept('Hello')
    time -= 30 * DAY
    expect(await accept('Hello')).toMatchObject({ isFresh: true })
  })

  it('is not the same text from another address', async () => {
    const first = await accept('Hello', { network, ...MARKED })
    const second = await accept('Hello', { network: 'another address' })
    expect(second).toMatchObject({ isFresh: true, lane: 'first' })
    expect(second.reference).not.toBe(first.reference)
  })

  it('loses its mark, and is deferred no more, if it comes again without one', async () => {
    const first = await accept('Hello', { network, ...MARKED })
    expect(first.lane).toBe('deferred')
    expect(await accept('Hello', { network })).toEqual({ ...first, isFresh: false, lane: 'first' })
    await mailbox.deliver()
    expect(sent).toEqual(['Hello'])
  })

  it('is the id and the text, as long as the message is stored', async () => {
    const first = await accept('Hello', { id: 'draft-number-1' })
    time += 6 * DAY
    mailbox = await open()
    expect(await accept('Hello', { id: 'draft-number-1' })).toEqual({ ...first, isFresh: false })
    expect(await accept('Hello!', { id: 'draft-number-1' })).toMatchObject({ isFresh: true })
    expect(await accept('Hello', { id: 'draft-number-2' })).toMatchObject({ isFresh: true })
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
  expect(await mailbox.health()).toMatchObject({ waiting, isWritable: false })
})

describe('room', () => {
  const large = (more: Partial<SentMessage> = {}) => {
    time += 1
    return accept(crypto.randomUUID().padEnd(9000, 'x'), { id: crypto.randomUUID(), ...more })
  }
  const fill = async (more: Partial<SentMessage> = {}) => {
    while ((await large(more)).reference) time += 1
  }

  it('is there again once somebody has deleted messages', async () => {
    await fill()
    expect(await mailbox.health()).toMatchObject({ isWritable: false, isFilling: true })
    // Delivered messages make way for new ones.
    sql.all("UPDATE messages SET state = 'delivered', delivered_at = ?", time)
    expect(await mailbox.health()).toMatchObject({ isWritable: true, isFilling: false })
    sql.all('DELETE FROM messages')
    expect(await mailbox.health()).toMatchObject({ isWritable: true })
    expect(await accept('Hello')).toMatchObject({ isFresh: true })
  })

  it('is made by delivered and by deferred messages, but by none in good order that waits', async () => {
    mailbox = await open({ storeMaxDeferredBytes: 300_000 })
    await fill({ network: 'spammer', ...MARKED })
    const visitors =
      'SELECT 1 FROM messages WHERE network <> (SELECT network FROM messages LIMIT 1)'
    expect(sql.all(visitors)).toHaveLength(0)
    for (let count = 0; count < 50; count++) expect((await large()).reference).toBeDefined()
    expect(events).toContain('message.dropped')
    await fill()
    const lanes = sql.all('SELECT DISTINCT state, lane FROM messages')
    expect(lanes).toEqual([{ state: 'waiting', lane: 'first' }])
  })

  it('is refused to whoever has deferred most, and not to another one that is marked', async () => {
    mailbox = await open({ storeMaxDeferredBytes: 300_000 })
    await fill({ network: 'spammer', ...MARKED })
    const marked = await large({ network: 'a visitor in a hurry', ...MARKED })
    expect(marked.reference).toBeDefined()
    expect((await large({ network: 'spammer', ...MARKED })).reference).toBeUndefined()
    for (let count = 0; count < 20; count++) await large({ network: `other ${count}`, ...MARKED })
    expect(
      sql.all('SELECT 1 FROM messages WHERE reference = ?', marked.reference ?? ''),
    ).toHaveLength(1)
  })

  it('is made by moving messages in good order to a file, where there are files', async () => {
    const lines: string[] = []
    sql.exportLines = (day, text) => {
      lines.push(...text.trim().split('\n'))
      return `exported-${day}.jsonl`
    }
    const references: unknown[] = []
    for (let count = 0; count < 150; count++) references.push((await large()).reference)
    expect(references).not.toContain(undefined)
    expect(events).toEqual(expect.arrayContaining(['message.filling', 'message.exported']))
    const stored = sql.all<{ reference: string }>('SELECT reference FROM messages')
    const moved = lines.map((line) => JSON.parse(line))
    expect(moved[0]).toMatchObject({ state: 'waiting', email: 'someone@example.org' })
    expect([...moved, ...stored].map(({ reference }) => reference).sort()).toEqual(
      references.toSorted(),
    )
    expect(await mailbox.health()).toMatchObject({ isWritable: true })
  })

  it.each(['x', 'ä', '字', '👍'])('is counted in bytes as stored: %s', async (character) => {
    mailbox = await open({ storeMaxBytes: 1e9 })
    for (let count = 0; count < 300; count++) {
      const words = crypto.randomUUID()
      await accept(words + character.repeat((9000 - words.length) / character.length))
    }
    const bytes = sql.all<{ bytes: number }>('SELECT SUM(bytes) AS bytes FROM space')[0]?.bytes ?? 0
    const [{ page_count = 0 } = {}] = sql.all<{ page_count: number }>('PRAGMA page_count')
    expect((page_count * 4096) / bytes).toBeGreaterThan(0.6)
    expect((page_count * 4096) / bytes).toBeLessThan(1.6)
  })
})

describe('quotas of a network address', () => {
  const count = async (number: number, network: string) => {
    const lanes: string[] = []
    for (let sent = 0; sent < number; sent++)
      lanes.push((await accept(crypto.randomUUID(), { network })).lane)
    return lanes.filter((lane) => lane === 'first').length
  }

  it('are ten a minute, thirty an hour and sixty a day, also after a restart', async () => {
    expect(await count(12, 'a')).toBe(10)
    mailbox = await open()
    expect(await count(1, 'a')).toBe(0)
    expect(await count(1, 'b')).toBe(1)
    time += MINUTE
    expect(await count(12, 'a')).toBe(10)
    time += MINUTE
    // All that it sends counts, deferred or not: twenty-five so far.
    expect(await count(10, 'a')).toBe(5)
    time += 2 * HOUR
    expect(await count(10, 'a')).toBe(10)
    time += MINUTE
    expect(await count(10, 'a')).toBe(10)
    time += 2 * HOUR
    expect(await count(10, 'a')).toBe(5)
    time += DAY
    expect(await count(10, 'a')).toBe(10)
  })

  it('hold for a day, however its messages are spread', async () => {
    let inGoodOrder = 0
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      inGoodOrder += await count(3, 'a')
      time += 10 * MINUTE
    }
    expect(inGoodOrder).toBeGreaterThanOrEqual(60)
    expect(inGoodOrder).toBeLessThanOrEqual(62)
  })

  it('are not lifted by sending the same again', async () => {
    await count(10, 'a')
    const first = await accept('Hello', { network: 'a', id: 'draft-number-1' })
    expect(first.lane).toBe('deferred')
    expect((await accept('Hello', { network: 'a', id: 'draft-number-1' })).lane).toBe('deferred')
    time += MINUTE
    expect((await accept('Hello', { network: 'a', id: 'draft-number-1' })).lane).toBe('first')
    expect(await count(12, 'a')).toBe(9)
  })
})

it('fails quietly if a delivery outlives the shutdown', async () => {
  sql.close()
  await expect(sql.commit(() => 1)).rejects.toThrow('not open')
})
