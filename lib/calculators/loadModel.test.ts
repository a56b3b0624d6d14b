/** @jest-environment node */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { exampleOf } from './fields.ts'
import {
  closed,
  inFlight,
  type Load,
  loadModel,
  mean,
  open,
  percentile,
  usersFor,
} from './loadModel.ts'

it('load follows Little’s law: eight bottles a month kept for twenty months are 160 (Little and Graves, "Little’s Law", 2008)', () => {
  expect(inFlight({ rate: 8, response: 20, think: 0, run: 1, pause: 0 })).toBe(160)
})

it('load omits the same as Gil Tene’s example ("How NOT to Measure Latency": 100 s at 1 ms, then a pause of 100 s)', () => {
  // One client that sends a request every 10 ms.
  const load = { rate: 100, response: 0.001, think: 0.009, run: 200, pause: 100 }
  const inClosed = closed(load)
  const inOpen = open(load)
  expect(usersFor(load)).toBe(1)
  expect([inClosed.usual, inClosed.met]).toEqual([10_000, 1])
  expect(mean(inClosed) * 1000).toBeCloseTo(10.9, 0)
  expect(percentile(inClosed, 0.9999)).toBe(0.001)
  expect(mean(inOpen)).toBeCloseTo(25, 1)
  expect(percentile(inOpen, 0.5)).toBe(0.001)
  expect(percentile(inOpen, 0.75)).toBeCloseTo(50, 1)
  expect(percentile(inOpen, 0.9999)).toBeCloseTo(100, 1)
})

/** Simulates a run and returns the latency of each request. */
function simulate({ rate, response, run, pause }: Load, users?: number): number[] {
  const from = (run - pause) / 2
  const latency = (time: number) =>
    (time >= from && time < from + pause ? from + pause - time : 0) + response
  if (users === undefined)
    return Array.from({ length: Math.round(rate * run) }, (_, index) =>
      latency((index + 0.5) / rate),
    )
  return Array.from({ length: users }, (_, user) => {
    const latencies: number[] = []
    const pace = users / rate - response
    for (let time = (user + 0.5) / rate; time < run; time += latency(time) + pace)
      latencies.push(latency(time))
    return latencies
  }).flat()
}

it('load matches a simulation of every request', () => {
  const loads = fc.record({
    rate: fc.integer({ min: 20, max: 60 }),
    response: fc.constantFrom(0.05, 0.2),
    think: fc.constantFrom(0, 1, 4),
    run: fc.constantFrom(300, 600),
    pause: fc.constantFrom(5, 30, 60),
  })
  fc.assert(
    fc.property(loads, (load) => {
      for (const [model, all] of [
        [open(load), simulate(load)],
        [closed(load), simulate(load, usersFor(load))],
      ] as const) {
        const average = all.reduce((sum, latency) => sum + latency, 0) / all.length
        expect(Math.abs(mean(model) - average)).toBeLessThan(0.05 * average + 0.05)
        expect(Math.abs(model.usual + model.met - all.length)).toBeLessThan(
          0.03 * all.length + 2 * usersFor(load),
        )
      }
      expect(closed(load).met).toBeLessThanOrEqual(open(load).met)
    }),
    { numRuns: 30 },
  )
})

it('load uses the singular for one, limits the pause to the run, and shows all times in one unit', () => {
  const summaryOf = (load: Load) => loadModel.resultOf(load, exampleOf(loadModel.fields)).summary
  const single = summaryOf({ rate: 1, response: 1000, think: 0, run: 10, pause: 60 })
  expect(single).toMatch(
    /^1 request is in flight on average, and a closed test needs 1 virtual user for 1 request a/,
  )
  expect(single).toContain('When the system stops for 10 s,')
  const units = summaryOf({ rate: 200, response: 120, think: 5, run: 600, pause: 10 })
  expect(units).toMatch(/stops for 10 s, that test reports a p99 of 0.12 s; .* it is 4.12 s.$/)
})
