/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals'
import { MARKED, type MailboxRig, openMailboxRig } from '../testing/mailboxRig.ts'
import type { SentMessage } from './mailbox.ts'

let rig: MailboxRig

beforeEach(async () => {
  rig = await openMailboxRig()
})

describe('room', () => {
  const large = (more: Partial<SentMessage> = {}) => {
    rig.time += 1
    return rig.accept(crypto.randomUUID().padEnd(9000, 'x'), { id: crypto.randomUUID(), ...more })
  }
  const fill = async (more: Partial<SentMessage> = {}) => {
    while ((await large(more)).reference) rig.time += 1
  }

  it('is there again once somebody has deleted messages', async () => {
    await fill()
    expect(await rig.mailbox.health()).toMatchObject({ isWritable: false, isFilling: true })
    // Delivered messages make way for new ones.
    rig.sql.all("UPDATE messages SET state = 'delivered', delivered_at = ?", rig.time)
    expect(await rig.mailbox.health()).toMatchObject({ isWritable: true, isFilling: false })
    rig.sql.all('DELETE FROM messages')
    expect(await rig.mailbox.health()).toMatchObject({ isWritable: true })
    expect(await rig.accept('Hello')).toMatchObject({ isFresh: true })
  })

  it('is made by delivered and by deferred messages, but by none in good order that waits', async () => {
    rig.mailbox = await rig.open({ storeMaxDeferredBytes: 300_000 })
    await fill({ network: 'spammer', ...MARKED })
    const visitors =
      'SELECT 1 FROM messages WHERE network <> (SELECT network FROM messages LIMIT 1)'
    expect(rig.sql.all(visitors)).toHaveLength(0)
    for (let count = 0; count < 50; count++) expect((await large()).reference).toBeDefined()
    expect(rig.events).toContain('message.dropped')
    await fill()
    const lanes = rig.sql.all('SELECT DISTINCT state, lane FROM messages')
    expect(lanes).toEqual([{ state: 'waiting', lane: 'first' }])
  })

  it('is refused to whoever has deferred most, and not to another one that is marked', async () => {
    rig.mailbox = await rig.open({ storeMaxDeferredBytes: 300_000 })
    await fill({ network: 'spammer', ...MARKED })
    const marked = await large({ network: 'a visitor in a hurry', ...MARKED })
    expect(marked.reference).toBeDefined()
    expect((await large({ network: 'spammer', ...MARKED })).reference).toBeUndefined()
    for (let count = 0; count < 20; count++) await large({ network: `other ${count}`, ...MARKED })
    expect(
      rig.sql.all('SELECT 1 FROM messages WHERE reference = ?', marked.reference ?? ''),
    ).toHaveLength(1)
  })

  it('is refused to whoever has deferred most by many addresses, and to no other one', async () => {
    rig.mailbox = await rig.open({ storeMaxDeferredBytes: 300_000 })
    for (let count = 0; count < 200; count++)
      await large({ network: `2001:db8:1:${count.toString(16)}::/64`, ...MARKED })
    const marked = await large({ network: '2001:db8:2:1::/64', ...MARKED })
    expect(marked.reference).toBeDefined()
    for (let count = 200; count < 400; count++)
      await large({ network: `2001:db8:1:${count.toString(16)}::/64`, ...MARKED })
    expect(
      rig.sql.all('SELECT 1 FROM messages WHERE reference = ?', marked.reference ?? ''),
    ).toHaveLength(1)
  })

  it('is made by moving messages in good order to a file, where there are files', async () => {
    const lines: string[] = []
    rig.sql.exportLines = (day, text) => {
      lines.push(...text.trim().split('\n'))
      return `exported-${day}.jsonl`
    }
    const references: unknown[] = []
    for (let count = 0; count < 150; count++) references.push((await large()).reference)
    expect(references).not.toContain(undefined)
    expect(rig.events).toEqual(expect.arrayContaining(['message.filling', 'message.exported']))
    const stored = rig.sql.all<{ reference: string }>('SELECT reference FROM messages')
    const moved = lines.map((line) => JSON.parse(line))
    expect(moved[0]).toMatchObject({ state: 'waiting', email: 'someone@example.org' })
    expect([...moved, ...stored].map(({ reference }) => reference).sort()).toEqual(
      references.toSorted(),
    )
    expect(await rig.mailbox.health()).toMatchObject({ isWritable: true })
  })

  it.each(['x', 'ä', '字', '👍'])('is counted in bytes as stored: %s', async (character) => {
    rig.mailbox = await rig.open({ storeMaxBytes: 1e9 })
    for (let count = 0; count < 300; count++) {
      const words = crypto.randomUUID()
      await rig.accept(words + character.repeat((9000 - words.length) / character.length))
    }
    const bytes =
      rig.sql.all<{ bytes: number }>('SELECT SUM(bytes) AS bytes FROM space')[0]?.bytes ?? 0
    const [{ page_count = 0 } = {}] = rig.sql.all<{ page_count: number }>('PRAGMA page_count')
    expect((page_count * 4096) / bytes).toBeGreaterThan(0.6)
    expect((page_count * 4096) / bytes).toBeLessThan(1.6)
  })
})
