/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { counted, duration, percent, rounded } from './calculator.ts'
import {
  number,
  plainNumber,
  problemOf,
  range,
  readFragment,
  readInput,
  whole,
  writeFragment,
  writtenValue,
} from './fields.ts'

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

it.each([
  ['1,000,000', '1000000'],
  ['1,234.5', '1234.5'],
  ['99,5', '99.5'],
  ['1,00', '1.00'],
  ['0,125', '0.125'],
  [',5', '.5'],
  ['-1,5', '-1.5'],
  ['1.234,5', '1234.5'],
  ['1.234.567', '1234567'],
  ['1.234', '1.234'],
  ['1,234', '1234'],
  ['1 234 567,5', '1234567.5'],
  ['1\u202f234', '1234'],
  ['1\u00a0234.5', '1234.5'],
  ["1'234.5", '1234.5'],
  ['−3', '-3'],
  ['99.9 %', '99.9'],
  [' 30\u200b', '30'],
  ['３０', '30'],
  ['30,00,000', '3000000'],
  ['1,00,000.5', '100000.5'],
  ['٩٩٫٥', '99.5'],
  ['۱۲٪', '12'],
])('a number is read as people write it: %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain)
})

it.each(['=1', '1e1', '1 5', '1,2,3', '1.2.3', '12.34,5', '--1', '1,', 'many'])(
  'what is no number stays as it is: %s',
  (typed) => {
    expect(plainNumber(typed)).toBe(typed)
    expect(problemOf(number('Share', 1, [0, 1e9]), typed)).not.toBe('')
  },
)

it('the text of a field stays as typed', () => {
  const field = { kind: 'text', label: 'List', value: '', problem: () => '' } as const
  expect(readInput(field, ' a: 1,000\n')).toBe('a: 1,000')
})

it('whole numbers and decimals without a zero are valid', () => {
  expect(problemOf(whole('All', 1, [1, 1e12]), '1000000000000')).toBe('')
  expect(problemOf(number('Share', 1, [0, 1]), '.5')).toBe('')
})

it('sets the thousands of a number apart, and reads them back', () => {
  const field = number('Requests', 1, [-10_000, 10_000_000])
  for (const [value, written] of [
    ['999', '999'],
    ['1000', '1,000'],
    ['1234567.8915', '1,234,567.8915'],
    ['-1234', '-1,234'],
    ['0.5', '0.5'],
    ['many', 'many'],
  ] as const) {
    expect(writtenValue(field, value)).toBe(written)
    expect(readInput(field, written)).toBe(value)
  }
  expect(writtenValue(range('Mean', 1, [0, 5000]), '2000')).toBe('2000')
})

it('a text that ends in half an emoji is read', () => {
  const field = { kind: 'text', label: 'List', value: '', problem: () => '' } as const
  expect(problemOf(field, 'plan\ud83d')).toBe('')
})

describe('what is too long', () => {
  const field = { kind: 'text', label: 'List', value: '', problem: () => '' } as const

  it('is not read from a fragment', () => {
    expect(readFragment(`#load?list=${'x'.repeat(4900)}`, 'load')).toEqual({
      list: 'x'.repeat(4900),
    })
    expect(readFragment(`#load?list=${'x'.repeat(5000)}`, 'load')).toBeUndefined()
  })

  it('is refused by a field, so that each result has an address that is read', () => {
    const longest = ['x'.repeat(4500), 'é'.repeat(750), ','.repeat(1500)]
    for (const text of longest) {
      expect(problemOf(field, text)).toBe('')
      expect(readFragment(writeFragment('load', { list: text }), 'load')).toEqual({ list: text })
      expect(problemOf(field, `${text}x`)).toMatch(/too long/)
    }
  })
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
