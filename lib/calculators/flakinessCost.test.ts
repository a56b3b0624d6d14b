/** @jest-environment node */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { falseRed, policies } from './flakinessCost.ts'

it('flakiness matches R’s dbinom for 100 tests at 1% (J. Lopez Fernandez, "The Hidden Cost of Test Flakes", 2024)', () => {
  expect(falseRed(100, 0.01)).toBeCloseTo(0.6339677, 7)
})

it('flakiness is the complement of all tests passing, and reruns reduce it along with the real fault', () => {
  const rates = fc.double({ min: 0, max: 0.5, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), rates, rates, (tests, rate, fault) => {
      let green = 1
      for (let n = 0; n < tests; n++) green *= 1 - rate
      expect(falseRed(tests, rate)).toBeCloseTo(1 - green, 9)
      const [none, one, two] = policies({ runs: 60, tests, rate, minutes: 1, fault })
      // 60 one-minute runs a day for 21 days.
      expect(none?.hours).toBeCloseTo((none?.red ?? 0) * 21, 9)
      expect(one?.red).toBeLessThanOrEqual(none?.red ?? 0)
      expect([none?.caught, one?.caught, two?.caught]).toEqual([fault, fault ** 2, fault ** 3])
    }),
  )
})
