/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { Failure } from '../network.ts'
import { type Scenario, simulateDay, type Visit } from '../testing/simulatedDay.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const delaysOf = (visits: readonly Visit[]) =>
  visits.map(({ accepted, delivered }) => (delivered ?? Number.POSITIVE_INFINITY) - accepted)

/** What a spam filter refuses of a flood. Visitors' messages pass. */
const refuseFlood = (text: string) => {
  if (text.includes('flood'))
    throw new Failure('smtp-EMESSAGE', { status: 554, refused: true, mailRefused: true })
}

const oneFlooder = { flooders: 1, rate: () => 10 }

/** Ten messages a minute from each, for half an hour; then one every quarter of an hour. */
const twentyFlooders = {
  flooders: 20,
  rate: (minute: number) => (minute < 30 ? 10 : Number(minute % 15 === 0)),
}

describe('in a day in which the form is flooded, every visitor is thanked, and read within two minutes', () => {
  it.each<[string, Scenario]>([
    ['by one address', oneFlooder],
    ['by twenty addresses', twentyFlooders],
    ['with what the provider refuses', { ...oneFlooder, provider: refuseFlood }],
    ['by twenty with what the provider refuses', { ...twentyFlooders, provider: refuseFlood }],
    [
      'with what the provider does not answer',
      {
        flooders: 5,
        rate: (minute) => (minute % 240 === 0 ? 30 : 0),
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
    expect(mails).toBeGreaterThan(20 * visits.length)
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
})
