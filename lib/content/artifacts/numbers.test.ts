/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { interval, lastDayOf, mondaysOf, percent, stabilityIndex } from './numbers.ts'

it('computes percentages and intervals', () => {
  expect(percent(0.935, 1)).toBe('93.5%')
  // The values of Wilson's interval for 16 of 20 in tables.
  const [low, high] = interval(16, 20)
  expect(low).toBeCloseTo(0.584, 3)
  expect(high).toBeCloseTo(0.919, 3)
})

it('computes how far a distribution has moved', () => {
  expect(stabilityIndex([50, 50], [50, 50])).toBe(0)
  expect(stabilityIndex([50, 50], [40, 60])).toBeCloseTo(0.0405, 4)
})

it('knows the days of a month', () => {
  expect(mondaysOf('2027-03')).toEqual([1, 8, 15, 22, 29])
  expect(['2027-02', '2028-02', '2027-12'].map(lastDayOf)).toEqual([28, 29, 31])
})
