/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { median } from './median.ts'

it.each([
  [[], 0],
  [[7], 7],
  [[9, 1, 4], 4],
  [[10, 1, 9, 4], 6.5],
])('takes the median of %j', (values, expected) => {
  expect(median(values)).toBe(expected)
})
