/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { calculators } from './all.ts'
import words from './calculators.json' with { type: 'json' }

const all = Object.entries(calculators)

it('has every calculator under its own name', () => {
  expect(all.map(([name]) => name).sort()).toEqual(Object.keys(words).sort())
  for (const [name, calculator] of all) expect(calculator.name).toBe(name)
})

it.each(all)(
  '%s has a main figure that fits in a bar on a phone and is in its summary',
  (_, { exampleResult }) => {
    const { headline, summary } = exampleResult()
    expect(headline.figure.length).toBeLessThanOrEqual(18)
    expect(`${headline.figure} ${headline.label}`.length).toBeLessThanOrEqual(52)
    // Units are shortened, and a p99 is found by its time.
    const number = /\d[\d,.]*/.exec(headline.figure.replace('p99', ''))?.[0] ?? ''
    if (!headline.figure.includes(' of ')) expect(summary).toContain(number)
  },
)
