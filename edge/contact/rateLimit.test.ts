/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { createRateLimit } from './rateLimit.ts'

let time = Date.parse('2025-01-01T00:00:00Z')

it('closes when all calls are taken, and opens a minute after the first', () => {
  const limit = createRateLimit(3, () => time)
  const opens = time + 60_000
  limit.take(1)
  time += 20_000
  limit.take(2)
  expect([limit.left(), limit.opens()]).toEqual([0, opens])
  time = opens
  expect([limit.left(), limit.opens()]).toEqual([3, 0])
})

it('does not stay closed if the clock is set back', () => {
  const limit = createRateLimit(1, () => time)
  limit.take(1)
  time -= 3_600_000
  expect(limit.left()).toBe(1)
  limit.take(1)
  expect(limit.left()).toBe(0)
})

it('begins no minute before a call is taken', () => {
  const limit = createRateLimit(1, () => time)
  limit.take(0)
  time += 50_000
  limit.take(1)
  time += 50_000
  expect(limit.left()).toBe(0)
})
