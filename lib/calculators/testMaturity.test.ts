/** @jest-environment node */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { gaps, levelOf, QUESTIONS, rate, rateAreas } from './testMaturity.ts'

const answers = fc.array(fc.integer({ min: 0, max: 2 }), {
  minLength: QUESTIONS.length,
  maxLength: QUESTIONS.length,
})

it('test maturity has fifteen questions and uses the ISO/IEC 33020 scale', () => {
  expect(QUESTIONS.length).toBe(15)
  expect([0, 0.15, 0.16, 0.5, 0.51, 0.85, 0.86, 1].map(rate)).toEqual([
    'not',
    'not',
    'partially',
    'partially',
    'largely',
    'largely',
    'fully',
    'fully',
  ])
})

it('test maturity has TMMi’s levels: one weak area holds a level back, and better answers never lower it', () => {
  const level = (given: readonly number[]) => levelOf(rateAreas(given))
  expect(level(Array(15).fill(2))).toBe(3)
  for (const [index, { area }] of QUESTIONS.entries()) {
    const weak = QUESTIONS.map((other) => (other.area === area ? 0 : 2))
    expect([index, level(weak)]).toEqual([index, area.level - 1])
  }
  fc.assert(
    fc.property(answers, fc.nat(14), (given, index) => {
      const better = given.with(index, Math.min(2, (given[index] ?? 0) + 1))
      expect(level(better)).toBeGreaterThanOrEqual(level(given))
    }),
  )
})

it('test maturity lists at most three gaps, starting with those that hold the level back', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const rated = rateAreas(given)
      const found = gaps(rated)
      expect(found.length).toBe(Math.min(3, rated.filter(({ share }) => share < 1).length))
      const holding = rated.filter(
        ({ area, share }) => area.level === levelOf(rated) + 1 && share <= 0.5,
      )
      if (holding.length > 0) expect(holding).toContain(found[0])
    }),
  )
})
