/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals'
import { DAY, HOUR, type MailboxRig, MINUTE, openMailboxRig } from '../testing/mailboxRig.ts'

let rig: MailboxRig

beforeEach(async () => {
  rig = await openMailboxRig()
})

describe('quotas of a network address', () => {
  const count = async (number: number, network: string) => {
    const lanes: string[] = []
    for (let sent = 0; sent < number; sent++)
      lanes.push((await rig.accept(crypto.randomUUID(), { network })).lane)
    return lanes.filter((lane) => lane === 'first').length
  }

  it('are ten a minute, thirty an hour and sixty a day, also after a restart', async () => {
    expect(await count(12, 'a')).toBe(10)
    rig.mailbox = await rig.open()
    expect(await count(1, 'a')).toBe(0)
    expect(await count(1, 'b')).toBe(1)
    rig.time += MINUTE
    expect(await count(12, 'a')).toBe(10)
    rig.time += MINUTE
    // All that it sends counts, deferred or not: twenty-five so far.
    expect(await count(10, 'a')).toBe(5)
    rig.time += 2 * HOUR
    expect(await count(10, 'a')).toBe(10)
    rig.time += MINUTE
    expect(await count(10, 'a')).toBe(10)
    rig.time += 2 * HOUR
    expect(await count(10, 'a')).toBe(5)
    rig.time += DAY
    expect(await count(10, 'a')).toBe(10)
  })

  it('hold for a day, however its messages are spread', async () => {
    let inGoodOrder = 0
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      inGoodOrder += await count(3, 'a')
      rig.time += 10 * MINUTE
    }
    expect(inGoodOrder).toBeGreaterThanOrEqual(60)
    expect(inGoodOrder).toBeLessThanOrEqual(62)
  })

  it('are four times as many for the block of addresses around it', async () => {
    let inGoodOrder = 0
    for (let network = 0; network < 100; network++)
      inGoodOrder += await count(1, `2001:db8:1:${network.toString(16)}::/64`)
    expect(inGoodOrder).toBe(40)
    expect(await count(12, '2001:db8:2:0::/64')).toBe(10)
    rig.time += DAY
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      inGoodOrder += await count(10, `192.0.2.${minutes / 10}`)
      rig.time += 10 * MINUTE
    }
    expect(inGoodOrder).toBe(40 + 240)
  })

  it('are counted in a space that does not grow with the number of addresses that somebody has', async () => {
    for (let network = 0; network < 500; network++)
      await count(1, `2001:db8:1:${network.toString(16)}::/64`)
    expect(rig.sql.all('SELECT 1 FROM arrivals').length).toBeLessThanOrEqual(50)
  })

  it('are not lifted by sending the same again', async () => {
    await count(10, 'a')
    const first = await rig.accept('Hello', { network: 'a', id: 'draft-number-1' })
    expect(first.lane).toBe('deferred')
    expect((await rig.accept('Hello', { network: 'a', id: 'draft-number-1' })).lane).toBe(
      'deferred',
    )
    rig.time += MINUTE
    expect((await rig.accept('Hello', { network: 'a', id: 'draft-number-1' })).lane).toBe('first')
    expect(await count(12, 'a')).toBe(9)
  })
})
