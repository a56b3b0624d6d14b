/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals'
import { REFERENCE, REFERENCE_PLACEHOLDER } from '#lib/contact/protocol.ts'
import { openSqlite } from '../node/sqlite.ts'
import { DAY, MARKED, type MailboxRig, MINUTE, openMailboxRig } from '../testing/mailboxRig.ts'
import { until } from '../testing/rig.ts'
import { newReference } from './identity.ts'

let rig: MailboxRig

beforeEach(async () => {
  rig = await openMailboxRig()
})

describe('identity', () => {
  const network = 'the same address'

  it('is the same text within ten minutes, with or without script, in either order', async () => {
    for (const [before, after] of [
      [undefined, undefined],
      ['draft-number-1', undefined],
      [undefined, 'draft-number-2'],
    ]) {
      const first = await rig.accept('Hello', { id: before, network })
      rig.time += 10 * MINUTE - 1
      expect(await rig.accept('Hello', { id: after, network })).toEqual({
        ...first,
        isFresh: false,
      })
      expect(await rig.accept('Hello!', { id: after })).toMatchObject({ isFresh: true })
      rig.time += 10 * MINUTE
    }
    expect(await rig.accept('Hello', { id: 'draft-number-3' })).toMatchObject({ isFresh: true })
    expect(await rig.accept('Hello', { id: 'draft-number-4' })).toMatchObject({ isFresh: true })
  })

  it('is not the same text of a time that the clock has not reached', async () => {
    rig.time += 30 * DAY
    await rig.accept('Hello')
    rig.time -= 30 * DAY
    expect(await rig.accept('Hello')).toMatchObject({ isFresh: true })
  })

  it('is not the same text from another address', async () => {
    const first = await rig.accept('Hello', { network, ...MARKED })
    const second = await rig.accept('Hello', { network: 'another address' })
    expect(second).toMatchObject({ isFresh: true, lane: 'first' })
    expect(second.reference).not.toBe(first.reference)
  })

  it('loses its mark, and is deferred no more, if it comes again without one', async () => {
    const first = await rig.accept('Hello', { network, ...MARKED })
    expect(first.lane).toBe('deferred')
    expect(await rig.accept('Hello', { network })).toEqual({
      ...first,
      isFresh: false,
      lane: 'first',
    })
    await rig.mailbox.deliver()
    expect(rig.sent).toEqual(['Hello'])
  })

  describe('of a marked message whose mail has gone out', () => {
    const MARKED_MAIL = '[Suspected spam: speed]\n\nHello'
    const repeat = () => rig.accept('Hello', { network })

    it('gets another mail, if it comes again without a mark', async () => {
      const first = await rig.accept('Hello', { network, ...MARKED })
      await rig.mailbox.deliver()
      expect(await repeat()).toEqual({ ...first, isFresh: false, lane: 'first' })
      await rig.mailbox.deliver()
      expect(rig.sent).toEqual([MARKED_MAIL, 'Hello'])
      const [marked, other] = rig.mails
      expect(other?.key).not.toBe(marked?.key)
      expect(other?.tags).not.toContain('suspected-spam')
      await repeat()
      await rig.mailbox.deliver()
      expect(rig.sent).toHaveLength(2)
    })

    it('gets it while the marked one is on its way, too', async () => {
      const { promise, resolve } = Promise.withResolvers<{ messageId: string }>()
      rig.answer = () => promise
      await rig.accept('Hello', { network, ...MARKED })
      const delivery = rig.mailbox.deliver()
      await until(() => rig.sent.length === 1)
      await repeat()
      resolve({ messageId: '1' })
      await delivery
      await rig.mailbox.deliver()
      expect(rig.sent).toEqual([MARKED_MAIL, 'Hello'])
    })

    it('gets it once its sender is within the quota', async () => {
      rig.mailbox = await rig.open({ quotaPerMinute: 1 })
      await rig.accept('Hello', { network, ...MARKED })
      await rig.mailbox.deliver()
      expect(await repeat()).toMatchObject({ lane: 'deferred' })
      await rig.mailbox.deliver()
      expect(rig.sent).toHaveLength(1)
      rig.time += MINUTE
      await repeat()
      await rig.mailbox.deliver()
      expect(rig.sent).toEqual([MARKED_MAIL, 'Hello'])
    })

    it('gets it even if the provider only remembers the marked one', async () => {
      await rig.accept('Hello', { network, ...MARKED })
      await rig.mailbox.deliver()
      const [marked] = rig.mails
      rig.found = ({ tags }) =>
        marked?.tags.at(-1) === tags.at(-1) ? { messageId: '1' } : undefined
      await repeat()
      rig.fail()
      await rig.mailbox.deliver()
      rig.time += 30 * MINUTE
      rig.answer = () => ({ messageId: '2' })
      await rig.mailbox.deliver()
      expect(rig.asked).toBe(1)
      expect(rig.sent).toEqual([MARKED_MAIL, 'Hello', 'Hello'])
    })

    it('gets no other one if only its number deferred it', async () => {
      rig.mailbox = await rig.open({ quotaPerMinute: 1 })
      await rig.accept('First', { network })
      await rig.accept('Hello', { network })
      await rig.mailbox.deliver()
      rig.time += MINUTE
      await repeat()
      await rig.mailbox.deliver()
      expect(rig.sent).toEqual(['First', 'Hello'])
    })
  })

  it('is the id and the text, as long as the message is stored', async () => {
    const first = await rig.accept('Hello', { id: 'draft-number-1' })
    rig.time += 6 * DAY
    rig.mailbox = await rig.open()
    expect(await rig.accept('Hello', { id: 'draft-number-1' })).toEqual({
      ...first,
      isFresh: false,
    })
    expect(await rig.accept('Hello!', { id: 'draft-number-1' })).toMatchObject({ isFresh: true })
    expect(await rig.accept('Hello', { id: 'draft-number-2' })).toMatchObject({ isFresh: true })
  })

  it('cannot be computed from the text alone', async () => {
    await rig.accept('', { id: 'draft-number-1' })
    const here = rig.sql.all('SELECT key FROM messages')
    rig.sql = openSqlite(undefined)
    rig.mailbox = await rig.open()
    await rig.accept('', { id: 'draft-number-1' })
    expect(rig.sql.all('SELECT key FROM messages')).not.toEqual(here)
  })
})

it.each([
  ['Tester', 'TE'],
  ['Ängström & Co', 'AN'],
  ['4 Eyes', 'EY'],
  ['7', 'XX'],
])(
  'a reference of the site %s begins with %s, and can be told from what is none',
  (name, letters) => {
    const reference = newReference(name)
    expect(reference).toMatch(REFERENCE)
    expect(reference.slice(0, 3)).toBe(`${letters}-`)
    expect(REFERENCE_PLACEHOLDER).not.toMatch(REFERENCE)
  },
)
