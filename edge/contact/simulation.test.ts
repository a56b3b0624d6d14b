/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { Failure } from '../failure.ts'
import { type Scenario, simulateDay, type Visit } from '../testing/simulatedDay.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const delaysOf = (visits: readonly Visit[]) =>
  visits.map(({ accepted, delivered }) => (delivered ?? Number.POSITIVE_INFINITY) - accepted)

/** What a spam filter refuses of a flood. Visitors' messages pass. */
const refuseFlood = (text: string) => {
  if (text.includes('flood')) throw new Failure('smtp-EMESSAGE', { status: 554, mailRefused: true })
}

/** Ten messages a minute for four hours, which are more than can be delivered meanwhile. */
const oneFlooder = {
  addressOf: () => '192.0.2.1',
  rate: (minute: number) => (minute < 4 * 60 ? 10 : 0),
}

/** Ten messages a minute from each, for ten minutes; then one every half hour. */
const twentyFlooders = {
  addressOf: (number: number) => `203.${number % 20}.113.7`,
  rate: (minute: number) => 20 * (minute < 10 ? 10 : Number(minute % 30 === 0)),
}

/** What one customer may be given: 65,536 networks of IPv6, or 256 addresses of IPv4. Each message comes from another one. */
const blocks = {
  ipv6: (number: number) => `2001:db8:1:${(number % 65_536).toString(16)}::/64`,
  ipv4: (number: number) => `192.0.2.${number % 256}`,
}
const burst = (minute: number) => {
  if (minute < 10) return 120
  return minute % 60 === 0 ? 60 : 0
}

describe('in a day in which the form is flooded, every visitor is thanked, and read within two minutes', () => {
  it.each<[string, Scenario]>([
    ['by one address', oneFlooder],
    ['by twenty addresses', twentyFlooders],
    ['with what the provider refuses', { ...oneFlooder, provider: refuseFlood }],
    ['by twenty with what the provider refuses', { ...twentyFlooders, provider: refuseFlood }],
    ['by a sender who has 65,536 networks', { addressOf: blocks.ipv6, rate: burst }],
    ['by a sender who has 256 addresses', { addressOf: blocks.ipv4, rate: burst }],
    [
      'by a sender who has 65,536 networks with what the provider refuses',
      { addressOf: blocks.ipv6, rate: burst, provider: refuseFlood },
    ],
    [
      'with what the provider does not answer',
      {
        addressOf: (number) => `203.${number % 5}.113.7`,
        rate: (minute) => (minute % 240 === 0 ? 150 : 0),
        provider: (text) => {
          if (text.includes('flood')) throw new Failure('timeout')
        },
      },
    ],
  ])('%s', async (_name, scenario) => {
    const { visits, health, mails } = await simulateDay(scenario)
    expect(visits).toHaveLength(144)
    expect(visits.filter(({ isThanked }) => !isThanked)).toEqual([])
    expect(Math.max(...delaysOf(visits))).toBeLessThanOrEqual(2 * MINUTE)
    expect(health.isWritable).toBe(true)
    // Otherwise nothing was at stake.
    expect(mails).toBeGreaterThan(10 * visits.length)
  })

  it('by a provider that asks for a pause until 2099', async () => {
    let asked = 0
    const { visits, events } = await simulateDay({
      ...oneFlooder,
      provider(_text, elapsed) {
        // Once every four hours.
        if (elapsed < asked * 4 * HOUR) return
        asked += 1
        throw new Failure('status', { status: 429, retryAfterMs: 73 * 365 * 24 * HOUR })
      },
    })
    const pauses = events
      .filter(({ event }) => event === 'delivery.paused')
      .map(({ at, until }) => ({ from: at, until: Date.parse(String(until)) }))
    expect(pauses.length).toBeGreaterThanOrEqual(6)
    for (const { from, until } of pauses) expect(until - from).toBeLessThanOrEqual(25 * MINUTE)
    // During a pause the provider accepts nothing.
    const waits = visits.map(({ accepted, delivered = Number.POSITIVE_INFINITY }) => {
      const pause = pauses.find(({ from, until }) => accepted >= from && accepted < until)
      return delivered - (pause?.until ?? accepted)
    })
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * MINUTE)
  })

  it('without a provider, in which case messages are stored, or in the file that an alarm names', async () => {
    const { visits, events, exported, stored, health } = await simulateDay({
      ...twentyFlooders,
      hasProvider: false,
      space: { storeMaxBytes: 500_000, storeMaxDeferredBytes: 125_000 },
    })
    const moved = exported.map((line) => JSON.parse(line) as { comment: string })
    const comments = new Set([...stored, ...moved].map(({ comment }) => comment))
    expect(visits.filter(({ isThanked }) => !isThanked)).toEqual([])
    expect(visits.filter((_, number) => !comments.has(`visitor ${number}`))).toEqual([])
    // The flood's own share is more than there is room for.
    expect(exported.length).toBeGreaterThan(0)
    const files = events.filter(({ event }) => event === 'message.exported')
    expect(files[0]).toMatchObject({ alarm: true, file: expect.stringMatching(/^exported-/) })
    expect(health.isWritable).toBe(true)
  })

  it('without a provider, by a sender who has 65,536 networks, for whom nobody makes way', async () => {
    const { visits, exported, stored, health } = await simulateDay({
      addressOf: blocks.ipv6,
      rate: burst,
      hasProvider: false,
      space: { storeMaxBytes: 500_000, storeMaxDeferredBytes: 125_000 },
    })
    const comments = new Set(stored.map(({ comment }) => comment))
    expect(visits.filter(({ isThanked }) => !isThanked)).toEqual([])
    expect(visits.filter((_, number) => !comments.has(`visitor ${number}`))).toEqual([])
    expect(exported).toEqual([])
    expect(health.isWritable).toBe(true)
  })
})
