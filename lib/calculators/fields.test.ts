/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { counted, duration, percent, rounded } from './calculator.ts'
import { number, plainNumber, problemOf, readFragment, whole, writeFragment } from './fields.ts'

describe('a fragment', () => {
  it('restores any input', () => {
    fc.assert(
      fc.property(
        fc.record({ share: fc.string(), list: fc.string({ unit: 'grapheme' }) }),
        (typed) => {
          fc.pre(Object.values(typed).every((text) => text.isWellFormed()))
          expect(readFragment(writeFragment('load', typed), 'load')).toEqual(typed)
        },
      ),
    )
  })

  it('of something else, such as a section, is not read', () => {
    expect(readFragment('#load', 'load')).toBeUndefined()
    expect(readFragment('#offerings', 'load')).toBeUndefined()
  })
})

it.each([
  ['out of range', '101'],
  ['in another notation', '1e1'],
  ['that is markup', '<img src=x>'],
  ['with two points', '1.2.3'],
  ['that is missing', ''],
])('a number is rejected if it is one %s', (_, text) => {
  expect(problemOf(number('Share', 99.9, [-50, 100]), text)).toBe('A number from -50 to 100.')
})

it('numbers are accepted as people write them', () => {
  const asked = ['1,000,000', '1,234.5', '99,9', '1,00', '=1']
  expect(asked.map(plainNumber)).toEqual(['1000000', '1234.5', '99,9', '1,00', '=1'])
  expect(problemOf(whole('All', 1, [1, 1e12]), '1000000000000')).toBe('')
  expect(problemOf(number('Share', 1, [0, 1]), '.5')).toBe('')
})

it('numbers are formatted for people', () => {
  expect([43.2 / 1440, 1.5, 30, 1 / 86_400, 0].map((days) => duration(days))).toEqual([
    '43 minutes 12 seconds',
    '1 day 12 hours',
    '30 days',
    '1 second',
    'less than a second',
  ])
  expect([0.9999, 0.5, 3000].map((days) => counted(days, 'day'))).toEqual([
    '1 day',
    '0.5 days',
    '3,000 days',
  ])
  expect([percent(0.0144), percent(0.000144), rounded(123_456.7)]).toEqual([
    '1.44%',
    '0.0144%',
    '123,457',
  ])
})
