/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { counted, duration, percent, rounded } from './calculator.ts'
import {
  choice,
  exampleOf,
  type Fields,
  number,
  plainNumber,
  problemOf,
  range,
  readFragment,
  whole,
  writeFragment,
} from './fields.ts'

describe('a fragment', () => {
  const FIELDS: Fields = {
    share: number('Share', 99.9, [-50, 100]),
    mean: range('Mean', 5, [0, 10]),
    answer: choice('Answer', 1, ['no', 'yes']),
    list: { kind: 'text', label: 'List', value: 'a: 1', problem: (text) => (text.length > 40 ? 'Too long.' : '') },
  }
  const example = exampleOf(FIELDS)

  it('restores any valid input', () => {
    const typed = fc.record({
      share: fc.integer({ min: -50_000, max: 100_000 }).map((n) => `${n / 1000}`),
      mean: fc.integer({ min: 0, max: 20 }).map((n) => `${n / 2}`),
      answer: fc.constantFrom('0', '1'),
      list: fc.string({ maxLength: 40, unit: 'grapheme' }).filter((text) => text.length <= 40 && text.isWellFormed()),
    })
    fc.assert(
      fc.property(typed, (values) => {
        expect(readFragment(writeFragment('load', values), 'load', FIELDS)).toEqual(values)
      }),
    )
  })

  it.each([
    ['a value out of range', '#load?share=101&mean=5&answer=1&list='],
    ['a number in another notation', '#load?share=1e1&mean=5&answer=1&list='],
    ['markup', '#load?share=%3Cimg%20src=x%3E&mean=5&answer=1&list='],
    ['a missing field', '#load?share=1&answer=1&list='],
    ['an answer that is not offered', '#load?share=1&mean=5&answer=2&list='],
    ['a text that is too long', `#load?share=1&mean=5&answer=1&list=${'x'.repeat(41)}`],
    ['nothing', '#load?'],
  ])('is rejected with %s', (_, hash) => {
    expect(readFragment(hash, 'load', FIELDS)).toBe('bad')
  })

  it('yields no field that does not exist', () => {
    const values = { share: '1', mean: '5', answer: '1', list: '' }
    expect(readFragment('#load?share=1&share=2&mean=5&answer=1&list=&more=1&__proto__=x', 'load', FIELDS)).toEqual(
      values,
    )
  })

  it('never throws, and yields only valid values', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const values = readFragment(`#load?${text}`, 'load', FIELDS)
        expect(values).toBe('bad')
      }),
    )
    expect(readFragment('#load', 'load', FIELDS)).toBeUndefined()
    expect(readFragment('#offerings', 'load', FIELDS)).toBeUndefined()
    for (const [name, field] of Object.entries(FIELDS)) expect(problemOf(field, example[name] ?? '')).toBe('')
  })
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
  expect([0.9999, 0.5, 3000].map((days) => counted(days, 'day'))).toEqual(['1 day', '0.5 days', '3,000 days'])
  expect([percent(0.0144), percent(0.000144), rounded(123_456.7)]).toEqual(['1.44%', '0.0144%', '123,457'])
})
