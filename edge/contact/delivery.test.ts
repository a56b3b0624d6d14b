/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals'
import { Failure } from '../failure.ts'
import {
  DAY,
  HOUR,
  MARKED,
  type MailboxRig,
  MINUTE,
  openMailboxRig,
} from '../testing/mailboxRig.ts'
import type { Receipt } from './provider.ts'

let rig: MailboxRig

beforeEach(async () => {
  rig = await openMailboxRig()
})

describe('delivery', () => {
  it('retries for a day with growing delays within the provider’s memory, then gives up', async () => {
    rig.fail({ status: 503 })
    await rig.accept('Hello')
    const times: number[] = []
    const begun = rig.time
    const failing = rig.answer
    rig.answer = () => {
      times.push(rig.time - begun)
      return failing()
    }
    await rig.pass(2 * DAY)
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(pauses.slice(0, 6)).toEqual([5, 15, 45, 135, 405, 1215].map((seconds) => seconds * 1000))
    expect(Math.max(...pauses)).toBeLessThan(30 * MINUTE)
    expect(times.at(-1)).toBeGreaterThanOrEqual(DAY)
    expect(times.at(-1)).toBeLessThan(DAY + 30 * MINUTE)
    expect(rig.events.filter((event) => event === 'message.given-up')).toHaveLength(1)
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 0, dead: 1 })
  })

  it('honors Retry-After for all messages and across restarts', async () => {
    rig.fail({ status: 429, retryAfterMs: 20 * MINUTE })
    await rig.accept('first')
    await rig.pass(MINUTE)
    rig.answer = () => ({ messageId: '1' })
    rig.mailbox = await rig.open()
    await rig.accept('second')
    expect(await rig.mailbox.health()).toMatchObject({ isStuck: false, isLate: false })
    await rig.pass(19 * MINUTE - 1)
    expect(rig.sent).toEqual(['first'])
    // Both have waited for a long time.
    expect(await rig.mailbox.health()).toMatchObject({ isStuck: true, isLate: true })
    await rig.pass(MINUTE)
    expect(rig.sent.toSorted()).toEqual(['first', 'first', 'second'])
  })

  it('believes no pause longer than its own longest', async () => {
    rig.fail({ status: 429, retryAfterMs: 73 * 365 * DAY })
    await rig.accept('Hello')
    const begun = rig.time
    await rig.mailbox.deliver()
    expect(rig.events).toContain('delivery.paused')
    expect(await rig.mailbox.health()).toMatchObject({ pausedUntil: begun + 25 * MINUTE })
    rig.answer = () => ({ messageId: '1' })
    await rig.pass(25 * MINUTE)
    expect(rig.sent).toHaveLength(2)
  })

  it.each([
    ['another provider', { MAIL_API_KEY: 'another-key' }, () => {}],
    ['the operator, who starts it again', {}, () => rig.mailbox.resume()],
  ])('a pause does not stop %s', async (_name, env, act) => {
    rig.fail({ status: 429, retryAfterMs: 20 * MINUTE })
    await rig.accept('Hello')
    await rig.pass(MINUTE)
    rig.answer = () => ({ messageId: '1' })
    rig.mailbox = await rig.open({}, env)
    await act()
    await rig.pass(0)
    expect(rig.sent).toEqual(['Hello', 'Hello'])
  })

  it('gives a message another day of tries after days of downtime', async () => {
    rig.fail({ status: 503 })
    await rig.accept('Hello')
    await rig.mailbox.deliver()
    rig.time += 3 * DAY
    rig.mailbox = await rig.open()
    await rig.mailbox.deliver()
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 1, dead: 0 })
    await rig.pass(DAY - HOUR)
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 1, dead: 0 })
    await rig.pass(2 * HOUR)
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 0, dead: 1 })
  })

  it.each([10, 20, 40, 300])(
    'delivers a message once if its first answer is lost and nothing else gets through for %d minutes',
    async (minutes) => {
      const begun = rig.time
      let arrived = 0
      const unlessDown = () => {
        if (rig.time < begun + minutes * MINUTE) throw new Failure('network')
        return { messageId: '1' }
      }
      rig.answer = () => {
        // The provider forgets after half an hour what it accepted at first.
        if (rig.time === begun) arrived += 1
        const receipt = unlessDown()
        if (rig.time >= begun + HOUR / 2) arrived += 1
        return receipt
      }
      rig.found = unlessDown
      await rig.accept('Hello')
      await rig.mailbox.deliver()
      rig.mailbox = await rig.open()
      await rig.pass(DAY)
      expect(arrived).toBe(1)
      expect(await rig.mailbox.health()).toMatchObject({ waiting: 0, dead: 0 })
    },
  )

  it('tries for a day even if the clock jumps ahead during the first try', async () => {
    const failing = () => {
      throw new Failure('network')
    }
    rig.answer = () => {
      rig.time += 25 * HOUR
      rig.answer = failing
      return failing()
    }
    await rig.accept('Hello')
    await rig.mailbox.deliver()
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 1, dead: 0 })
  })

  it.each([HOUR, 3 * DAY])(
    'delivers, and keeps its limits, if the clock is set back by %d ms',
    async (back) => {
      rig.fail({ status: 429, retryAfterMs: HOUR })
      await rig.accept('Hello')
      await rig.mailbox.deliver()
      rig.time -= back
      rig.answer = () => ({ messageId: '1' })
      for (let count = 0; count < 100; count++) await rig.accept(`visitor ${count}`)
      await rig.pass(HOUR)
      expect(rig.sent).toHaveLength(102)
      // Nobody knows how long ago the first try was.
      expect(rig.asked).toBe(1)
    },
  )

  it('makes sixty calls a minute for first tries, and six for deferred messages', async () => {
    for (let count = 0; count < 100; count++) await rig.accept(`visitor ${count}`)
    for (let count = 0; count < 20; count++) await rig.accept(`spam ${count}`, MARKED)
    const counts = () => [
      rig.sent.filter((text) => text.startsWith('v')).length,
      rig.sent.filter((text) => text.startsWith('[Suspected spam')).length,
    ]
    await rig.mailbox.deliver()
    expect(counts()).toEqual([60, 6])
    await rig.pass(MINUTE)
    expect(counts()).toEqual([100, 12])
    await rig.pass(10 * MINUTE)
    expect(counts()).toEqual([100, 20])
  })

  it('does not deliver twice if two processes share a database', async () => {
    const other = await rig.open()
    for (let count = 0; count < 20; count++) await rig.accept(`${count}`)
    await Promise.all([rig.mailbox.deliver(), other.deliver()])
    expect(new Set(rig.sent).size).toBe(20)
    expect(rig.sent).toHaveLength(20)
  })

  it('leaves alone messages that another process is still delivering', async () => {
    const { promise, resolve } = Promise.withResolvers<Receipt>()
    rig.answer = () => promise
    await rig.accept('Hello')
    const trying = rig.mailbox.deliver()
    while (rig.sent.length === 0) await new Promise(setImmediate)
    const other = await rig.open()
    rig.time += 9_000
    await other.deliver()
    resolve({ messageId: '1' })
    await trying
    await rig.pass(HOUR)
    expect(rig.sent).toEqual(['Hello'])
  })

  it('tries first what nobody has tried, and keeps calls for it while others stall', async () => {
    rig.fail({ status: 503 })
    for (let count = 0; count < 20; count++) await rig.accept(`old ${count}`)
    await rig.mailbox.deliver()
    rig.sent = []
    const stalled = Promise.withResolvers<Receipt>()
    rig.answer = () => (rig.sent.at(-1)?.startsWith('old') ? stalled.promise : { messageId: '1' })
    rig.time += MINUTE
    await rig.accept('new')
    const trying = rig.mailbox.deliver()
    while (rig.sent.length < 5) await new Promise(setImmediate)
    expect(rig.sent).toEqual(['new', ...Array(4).fill(expect.stringMatching('old'))])
    stalled.resolve({ messageId: '2' })
    await trying
  })

  it('lets network addresses take turns', async () => {
    rig.mailbox = await rig.open({ firstTriesPerMinute: 4 })
    for (let count = 0; count < 9; count++)
      await rig.accept(`flood ${count}`, { network: 'flooder' })
    await rig.mailbox.deliver()
    await rig.accept('visitor', { network: 'visitor' })
    await rig.accept('second visitor', { network: 'second visitor' })
    await rig.pass(MINUTE)
    const order = rig.sent.slice(4, 8).sort()
    expect(order).toEqual(['flood 4', 'flood 5', 'second visitor', 'visitor'])
  })

  it('lets blocks of addresses take turns, so that having many addresses is of little use', async () => {
    for (let count = 0; count < 200; count++)
      await rig.accept(`spam ${count}`, { network: `2001:db8:1:${count}::/64`, ...MARKED })
    await rig.accept('neighbor', { network: '2001:db8:1:ffff::/64', ...MARKED })
    await rig.accept('visitor', { network: '2001:db8:2:1::/64', ...MARKED })
    await rig.pass(2 * MINUTE)
    const place = (words: string) => rig.sent.findIndex((text) => text.includes(words))
    expect(place('visitor')).toBeLessThan(16)
    expect(place('visitor')).toBeGreaterThanOrEqual(0)
    // Nobody can tell the neighbor from the sender of the rest.
    expect(place('neighbor')).toBe(-1)
  })

  it('lets a neighbor pass what a single address of the block has sent', async () => {
    for (let count = 0; count < 100; count++)
      await rig.accept(`spam ${count}`, { network: '192.0.2.1', ...MARKED })
    await rig.accept('neighbor', { network: '192.0.2.2', ...MARKED })
    await rig.pass(2 * MINUTE)
    expect(rig.sent.some((text) => text.includes('neighbor'))).toBe(true)
  })

  it('gives a mail that is refused its plainest form, and then few tries, hours apart', async () => {
    rig.fail({ status: 400, mailRefused: true, code: 'invalid_parameter' })
    await rig.accept('Hello')
    const begun = rig.time
    const times: number[] = []
    const failing = rig.answer
    rig.answer = () => {
      times.push(rig.time - begun)
      return failing()
    }
    await rig.pass(10 * MINUTE)
    expect(rig.sent).toEqual(['Hello', 'plain Hello'])
    expect(rig.events.filter((event) => event === 'message.refused')).toHaveLength(1)
    expect(await rig.mailbox.health()).toMatchObject({ refused: 1, isStuck: false })
    await rig.pass(2 * DAY)
    expect(times.map((tried) => Math.round(tried / HOUR))).toEqual([0, 0, 1, 7, 24])
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 0, refused: 0, dead: 1 })
  })

  it('tries a message with a wrong key like one without an answer', async () => {
    rig.fail({ status: 401 })
    await rig.accept('Hello')
    await rig.pass(2 * MINUTE)
    expect(rig.sent).toEqual(Array(4).fill('Hello'))
    expect(await rig.mailbox.health()).toMatchObject({ refused: 0, isStuck: true })
    rig.answer = () => ({ messageId: '1' })
    await rig.pass(25 * MINUTE)
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 0, isStuck: false })
  })

  it('believes that the provider has a mail only if it was tried before', async () => {
    rig.answer = () => {
      throw new Failure('duplicate')
    }
    await rig.accept('Hello')
    await rig.mailbox.deliver()
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 1 })
    await rig.pass(MINUTE)
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 0, dead: 0 })
  })

  it('delivers others while one stalls, which is not tried twice at a time', async () => {
    rig.mailbox = await rig.open({ mailTimeoutMs: 20, deliverPauseMs: 60 })
    const { promise, resolve } = Promise.withResolvers<Receipt>()
    rig.answer = () => promise
    await rig.accept('stalls')
    await rig.mailbox.deliver()
    rig.answer = () => ({ messageId: '2' })
    const due = () =>
      rig.sql.all<{ next_at: number }>("SELECT next_at FROM messages WHERE comment = 'stalls'")[0]
        ?.next_at ?? 0
    for (const words of ['one', 'two']) {
      rig.time += 50
      // The next try is put off again and again.
      while (due() < rig.time + 60) await new Promise(setImmediate)
      await rig.accept(words)
      await rig.mailbox.deliver()
    }
    expect(rig.sent).toEqual(['stalls', 'one', 'two'])
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 1 })
    resolve({ messageId: '1' })
    await promise
    await rig.pass(MINUTE)
    expect(await rig.mailbox.health()).toMatchObject({ waiting: 0 })
    expect(rig.sent).toHaveLength(3)
  })

  it('deletes a message after its retention period, and no other', async () => {
    await rig.accept('Hello')
    await rig.pass(7 * DAY - 1)
    const rows = () => rig.sql.all('SELECT * FROM messages')
    rig.fail({ status: 503 })
    await rig.accept('Waiting')
    expect(rows()).toHaveLength(2)
    await rig.pass(1)
    await rig.mailbox.deliver()
    expect(rows()).toMatchObject([{ comment: 'Waiting' }])
    expect(rig.events).toContain('message.deleted')
  })

  it('deletes a message in time that was delivered while the clock was ahead', async () => {
    rig.time += 400 * DAY
    await rig.accept('Hello')
    await rig.pass(MINUTE)
    rig.time -= 400 * DAY
    await rig.pass(8 * DAY)
    expect(rig.sql.all('SELECT * FROM messages')).toEqual([])
  })
})
