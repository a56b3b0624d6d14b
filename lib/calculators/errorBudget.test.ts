/** @jest-environment node */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { duration, percent, rounded } from './calculator.ts'
import { alertsOf, budgetOf, burnRate, errorBudget, exhaustion } from './errorBudget.ts'
import { exampleOf } from './fields.ts'

it('error budgets match The Site Reliability Workbook, chapters 2 and 5', () => {
  // "3 million requests over four weeks" at 99.9%: 3,000 errors.
  expect(budgetOf(0.999, 28, 3_000_000).requests).toBe(3000)
  const budget = budgetOf(0.999, 30, 1)
  // Table 5-4: burn rates and time to complete budget exhaustion.
  expect([1, 2, 10, 1000].map((rate) => duration(exhaustion(rate, 30)))).toEqual([
    '30 days',
    '15 days',
    '3 days',
    '43 minutes 12 seconds',
  ])
  const rates = [0.001, 0.002, 0.01, 1].map((errors) => rounded(burnRate(budget.share, errors)))
  expect(rates).toEqual(['1', '2', '10', '1,000'])
  const example = exampleOf(errorBudget.fields)
  const { plot } = errorBudget.resultOf(
    { objective: 99.9, days: 30, requests: 1, errors: 0.1 },
    example,
  )
  expect(plot.title).toContain('at 1 it is gone after 30 days')
  // Tables 5-6 and 5-8: 2% in 1 hour, 5% in 6 hours, 10% in 3 days.
  expect(
    alertsOf(budget.share, 30).map(({ rate, spent, errorRate }) => [
      rate,
      percent(spent),
      percent(errorRate),
    ]),
  ).toEqual([
    [14.4, '2%', '1.44%'],
    [6, '5%', '0.6%'],
    [1, '10%', '0.1%'],
  ])
})

it('error budgets of any size are spent exactly by the end of the window at burn rate 1', () => {
  const objective = fc.integer({ min: 50_000, max: 99_999 }).map((n) => n / 100_000)
  fc.assert(
    fc.property(objective, fc.integer({ min: 1, max: 365 }), (slo, days) => {
      const budget = budgetOf(slo, days, 1e6)
      expect(exhaustion(burnRate(budget.share, budget.share), days)).toBeCloseTo(days, 9)
      // A full outage spends it in exactly that time.
      expect(exhaustion(burnRate(budget.share, 1), days)).toBeCloseTo(budget.outage, 9)
      for (const { spent, errorRate, long } of alertsOf(budget.share, days))
        expect(spent).toBeCloseTo((burnRate(budget.share, errorRate) * long) / days, 9)
    }),
  )
})
