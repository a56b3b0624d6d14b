/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { createRateLimit } from './rateLimit.ts'

let time = 0

it('is counted per name, and opens again after a minute', () => {
  const { take } = createRateLimit(2, () => time)
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, false, true])
  time += 60_000
  expect(take('a')).toBe(true)
})

it('does not stay closed if the clock is set back', () => {
  const { take } = createRateLimit(1, () => time)
  take('a')
  time -= 3_600_000
  expect([take('a'), take('a')]).toEqual([true, false])
})

it('is not reset by a flood of names, which cannot fill the memory either', () => {
  const { take } = createRateLimit(1, () => time)
  take('a')
  for (let count = 0; count < 60_000; count++) take(`flood ${count}`)
  expect([take('a'), take('late')]).toEqual([false, false])
  time += 60_000
  expect(take('a')).toBe(true)
})
