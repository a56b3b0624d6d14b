/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { boundaryCases, csv, pairwise, readParameters } from './cases.ts'
import { cdf, drift, jensenShannon, ks, ksCritical, psi, sharesIn } from './drift.ts'
import { alertsOf, budgetOf, burnRate, exhaustion } from './errorBudget.ts'

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
import { falseRed, policies } from './flakiness.ts'
import { closed, inFlight, type Load, mean, open, percentile, usersFor } from './load.ts'
import { gaps, levelOf, QUESTIONS, rate, rateAreas } from './maturity.ts'
import { duration, percent, rounded } from './words.ts'

describe('a fragment', () => {
  const FIELDS: Fields = {
    share: number('Share', 99.9, [-50, 100]),
    mean: range('Mean', 5, [0, 10], 0.5),
    answer: choice('Answer', 1, ['no', 'yes']),
    list: { kind: 'text', label: 'List', value: 'a: 1', most: 40 },
  }
  const example = exampleOf(FIELDS)

  it('brings back whatever can be typed', () => {
    const typed = fc.record({
      share: fc.integer({ min: -50_000, max: 100_000 }).map((n) => `${n / 1000}`),
      mean: fc.integer({ min: 0, max: 20 }).map((n) => `${n / 2}`),
      answer: fc.constantFrom('0', '1'),
      list: fc
        .string({ maxLength: 40, unit: 'grapheme' })
        .filter((text) => text.length <= 40 && text.isWellFormed()),
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
    ['a field too few', '#load?share=1&mean=5&answer=1'],
    ['a field twice', '#load?share=1&share=2&mean=5&answer=1'],
    ['a field that does not exist', '#load?share=1&mean=5&answer=1&__proto__=x'],
    ['a field too many', '#load?share=1&mean=5&answer=1&list=&more=1'],
    ['an answer that is not offered', '#load?share=1&mean=5&answer=2&list='],
    ['a text that is too long', `#load?share=1&mean=5&answer=1&list=${'x'.repeat(41)}`],
    ['nothing', '#load?'],
  ])('is refused with %s', (_, hash) => {
    expect(readFragment(hash, 'load', FIELDS)).toBe('bad')
  })

  it('never throws, and gives nothing but sound values', () => {
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

it('numbers are taken as people write them', () => {
  const asked = ['1,000,000', '12 500', '1,234.5', '99,9', '1,00', '=1']
  expect(asked.map(plainNumber)).toEqual(['1000000', '12500', '1234.5', '99,9', '1,00', '=1'])
  expect(problemOf(whole('All', 1, [1, 1e12]), '1000000000000')).toBe('')
})

it('numbers are written as people read them', () => {
  expect([43.2 / 1440, 1.5, 30, 1 / 86_400, 0].map((days) => duration(days))).toEqual([
    '43 minutes 12 seconds',
    '1 day 12 hours',
    '30 days',
    '1 second',
    'less than a second',
  ])
  expect([percent(0.0144), percent(0.000144), rounded(123_456.7)]).toEqual(['1.44%', '0.0144%', '123,457'])
})

describe('error budgets', () => {
  it('are those of The Site Reliability Workbook, chapters 2 and 5', () => {
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
    expect([0.001, 0.002, 0.01, 1].map((errors) => rounded(burnRate(budget, errors)))).toEqual([
      '1',
      '2',
      '10',
      '1,000',
    ])
    // Tables 5-6 and 5-8: 2% in 1 hour, 5% in 6 hours, 10% in 3 days.
    expect(
      alertsOf(budget, 30).map(({ rate, spent, errorRate }) => [rate, percent(spent), percent(errorRate)]),
    ).toEqual([
      [14.4, '2%', '1.44%'],
      [6, '5%', '0.6%'],
      [1, '10%', '0.1%'],
    ])
  })

  it('are spent exactly by the end of the window at burn rate 1, whatever they are', () => {
    const objective = fc.integer({ min: 50_000, max: 99_999 }).map((n) => n / 100_000)
    fc.assert(
      fc.property(objective, fc.integer({ min: 1, max: 365 }), (slo, days) => {
        const budget = budgetOf(slo, days, 1e6)
        expect(exhaustion(burnRate(budget, budget.share), days)).toBeCloseTo(days, 9)
        // A full outage spends it in its own length.
        expect(exhaustion(burnRate(budget, 1), days)).toBeCloseTo(budget.outage, 9)
        for (const { spent, errorRate, long } of alertsOf(budget, days))
          expect(spent).toBeCloseTo((burnRate(budget, errorRate) * long) / days, 9)
      }),
    )
  })
})

describe('flakiness', () => {
  it('is what R’s dbinom gives for 100 tests at 1% (J. Lopez Fernandez, "The Hidden Cost of Test Flakes", 2024)', () => {
    expect(falseRed(100, 0.01)).toBeCloseTo(0.6339677, 7)
  })

  it('is the complement of all tests passing, and reruns square it away together with the fault', () => {
    const rates = fc.double({ min: 0, max: 0.5, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), rates, rates, (tests, rate, fault) => {
        let green = 1
        for (let n = 0; n < tests; n++) green *= 1 - rate
        expect(falseRed(tests, rate)).toBeCloseTo(1 - green, 9)
        const [none, one, two] = policies({ runs: 60, tests, rate, minutes: 1, fault })
        // 60 runs of a minute, 21 days.
        expect(none?.hours).toBeCloseTo((none?.red ?? 0) * 21, 9)
        expect(one?.red).toBeLessThanOrEqual(none?.red ?? 0)
        expect([none?.caught, one?.caught, two?.caught]).toEqual([fault, fault ** 2, fault ** 3])
      }),
    )
  })
})

describe('drift', () => {
  const normal = fc.record({
    mean: fc.integer({ min: 0, max: 100 }),
    spread: fc.integer({ min: 4, max: 20 }),
  })

  it('is measured by PSI as by hand for the three income groups of GeeksforGeeks’ example', () => {
    expect(psi([0.4, 0.3, 0.3], [0.35, 0.25, 0.4])).toBeCloseTo(0.00668 + 0.00912 + 0.02877, 4)
  })

  it('is measured by Jensen-Shannon as in the examples of scipy.spatial.distance.jensenshannon', () => {
    expect(jensenShannon([1, 0, 0], [0, 1, 0])).toBe(1)
    expect(jensenShannon([1, 0, 0], [1, 0, 0])).toBe(0)
    // Its example without a base: nats instead of bits.
    expect(jensenShannon([1, 0], [0.5, 0.5]) * Math.sqrt(Math.LN2)).toBeCloseTo(0.46450140402245893, 12)
  })

  it('is measured by Kolmogorov-Smirnov with the c(α) of Wikipedia’s table of the two-sample test', () => {
    const c = (alpha: number) => ksCritical(2, 2, alpha)
    expect([0.2, 0.15, 0.1, 0.05, 0.025, 0.01, 0.005, 0.001].map((alpha) => c(alpha).toFixed(3))).toEqual([
      '1.073',
      '1.138',
      '1.224',
      '1.358',
      '1.480',
      '1.628',
      '1.731',
      '1.949',
    ])
  })

  it('agrees with closed forms: 2Φ(δ ÷ 2σ) − 1 for KS, and Jeffreys’ divergence above the binned PSI', () => {
    // Tables of the normal distribution.
    expect([1, 1.96, 2, -1].map((z) => cdf(z).toFixed(5))).toEqual([
      '0.84134',
      '0.97500',
      '0.97725',
      '0.15866',
    ])
    fc.assert(
      fc.property(normal, normal, (one, other) => {
        const shifted = { ...one, mean: other.mean }
        const half = Math.abs(one.mean - other.mean) / 2 / one.spread
        expect(ks(one, shifted)).toBeCloseTo(2 * cdf(half) - 1, 3)
        const [p, q] = [one.spread ** 2, other.spread ** 2]
        const gap = (one.mean - other.mean) ** 2
        const jeffreys = ((p + gap) / q + (q + gap) / p - 2) / 2
        expect(psi(sharesIn(one, one), sharesIn(one, other))).toBeLessThanOrEqual(jeffreys + 1e-5)
      }),
    )
  })

  it('is nothing between two that are alike, and the same both ways for Jensen-Shannon', () => {
    fc.assert(
      fc.property(normal, normal, (one, other) => {
        const alike = drift(one, one, 1000)
        expect([alike.psi, alike.ks, alike.jensenShannon].every((value) => value < 1e-6)).toBe(true)
        expect([alike.psiAlarm, alike.ksAlarm, alike.jensenShannonAlarm]).toEqual([undefined, false, false])
        const shares = sharesIn(one, other)
        expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 6)
        const even = sharesIn(one, one)
        expect(jensenShannon(shares, even)).toBeCloseTo(jensenShannon(even, shares), 9)
        expect(jensenShannon(shares, even)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('load', () => {
  it('follows Little’s law: eight bottles a month, kept for twenty, are 160 (Little and Graves, "Little’s Law", 2008)', () => {
    expect(inFlight({ rate: 8, response: 20, think: 0, run: 1, pause: 0 })).toBe(160)
  })

  it('omits what Gil Tene’s example omits ("How NOT to Measure Latency": 100 s at 1 ms, then 100 s of standstill)', () => {
    // One client that asks every 10 ms.
    const load = { rate: 100, response: 0.001, think: 0.009, run: 200, pause: 100 }
    const [one, other] = [closed(load), open(load)]
    expect(usersFor(load)).toBe(1)
    expect([one.usual, one.met]).toEqual([10_000, 1])
    expect(mean(one) * 1000).toBeCloseTo(10.9, 0)
    expect(percentile(one, 0.9999)).toBe(0.001)
    expect(mean(other)).toBeCloseTo(25, 1)
    expect(percentile(other, 0.5)).toBe(0.001)
    expect(percentile(other, 0.75)).toBeCloseTo(50, 1)
    expect(percentile(other, 0.9999)).toBeCloseTo(100, 1)
  })

  /** Each request by itself: its latency, in the order of the run. */
  function simulate({ rate, response, run, pause }: Load, users?: number): number[] {
    const from = (run - pause) / 2
    const latency = (at: number) => (at >= from && at < from + pause ? from + pause - at : 0) + response
    if (users === undefined)
      return Array.from({ length: Math.round(rate * run) }, (_, index) => latency((index + 0.5) / rate))
    return Array.from({ length: users }, (_, user) => {
      const own: number[] = []
      const pace = users / rate - response
      for (let at = (user + 0.5) / rate; at < run; at += latency(at) + pace) own.push(latency(at))
      return own
    }).flat()
  }

  it('is what a simulation of each single request gives', () => {
    const loads = fc.record({
      rate: fc.integer({ min: 20, max: 60 }),
      response: fc.constantFrom(0.05, 0.2),
      think: fc.constantFrom(0, 1, 4),
      run: fc.constantFrom(300, 600),
      pause: fc.constantFrom(5, 30, 60),
    })
    fc.assert(
      fc.property(loads, (load) => {
        for (const [model, all] of [
          [open(load), simulate(load)],
          [closed(load), simulate(load, usersFor(load))],
        ] as const) {
          const average = all.reduce((sum, one) => sum + one, 0) / all.length
          expect(Math.abs(mean(model) - average)).toBeLessThan(0.05 * average + 0.05)
          expect(Math.abs(model.usual + model.met - all.length)).toBeLessThan(
            0.03 * all.length + 2 * usersFor(load),
          )
        }
        expect(closed(load).met).toBeLessThanOrEqual(open(load).met)
      }),
      { numRuns: 30 },
    )
  })
})

describe('test cases', () => {
  const read = (text: string) => {
    const parameters = readParameters(text)
    if (typeof parameters === 'string') throw new Error(parameters)
    return parameters
  }

  it('stand at both bounds and beside them, as for the months in Wikipedia’s "Equivalence partitioning"', () => {
    const cases = boundaryCases(read('month: 1..12\npaid: yes, no'), false)
    expect(cases.map(({ value, valid }) => `${value} ${valid}`)).toEqual([
      ...['0 false', '1 true', '12 true', '13 false', 'abc false', '(empty) false'],
      ...['yes true', 'no true', '(another) false', '(empty) false'],
    ])
    const three = boundaryCases(read('price: 0.01..500.00\npaid: yes, no'), true)
    expect(three.slice(0, 6).map(({ value }) => value)).toEqual([
      '0.00',
      '0.01',
      '0.02',
      '499.99',
      '500.00',
      '500.01',
    ])
  })

  it.each([
    [[3, 3, 3, 3], 11],
    [Array(13).fill(3), 23],
    [Array(10).fill(2), 10],
  ])('of %j are no more than the tools that publish their numbers on pairwise.org need', (sizes, most) => {
    expect(pairwise(sizes).length).toBeLessThanOrEqual(most)
  })

  it('hold every pair, whatever the parameters, each value in its range, the same each time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 7 }), (sizes) => {
        const rows = pairwise(sizes)
        for (const [a, m] of sizes.entries())
          for (const [b, n] of sizes.entries())
            for (let i = 0; a < b && i < m; i++)
              for (let j = 0; j < n; j++) expect(rows.some((row) => row[a] === i && row[b] === j)).toBe(true)
        expect(rows.every((row) => row.every((value, at) => value < (sizes[at] ?? 0)))).toBe(true)
        expect(rows.length).toBeLessThanOrEqual(sizes.reduce((product, size) => product * size, 1))
        expect(pairwise(sizes)).toEqual(rows)
      }),
    )
  })

  it.each([
    [
      'days 0..30',
      'Line 1 needs a name of up to 40 characters, a colon, and a range such as 0..30 or values with commas.',
    ],
    ['a: 1..2', 'Two parameters at least, one a line.'],
    ['a: 2..1\nb: x, y', 'Line 1: the range ends before it begins.'],
    ['a: x, y\na: x, y', 'Line 2 repeats the name a.'],
    ['a: x, x\nb: x, y', 'Line 1 has a value twice.'],
    ['a: x\nb: x, y', 'Line 1 needs a range such as 0..30, or two values or more.'],
    [Array.from({ length: 13 }, (_, n) => `p${n}: 1..2`).join('\n'), 'At most 12 parameters.'],
  ])('are refused for %j', (text, problem) => {
    expect(readParameters(text)).toBe(problem)
  })

  it('travel as CSV with commas and quotes in them', () => {
    expect(
      csv([
        ['a,b', 'say "no"'],
        ['1', 'c'],
      ]),
    ).toBe('"a,b","say ""no"""\r\n1,c')
    expect(csv([['=1+1', '@x', '+2', '-a', '-0.5']])).toBe("'=1+1,'@x,'+2,'-a,-0.5")
  })
})

describe('test maturity', () => {
  const answers = fc.array(fc.integer({ min: 0, max: 2 }), {
    minLength: QUESTIONS.length,
    maxLength: QUESTIONS.length,
  })

  it('has fifteen questions, and the scale of ISO/IEC 33020', () => {
    expect(QUESTIONS.length).toBe(15)
    expect([0, 0.15, 0.16, 0.5, 0.51, 0.85, 0.86, 1].map(rate)).toEqual([
      ...['not', 'not', 'partially', 'partially', 'largely', 'largely', 'fully', 'fully'],
    ])
  })

  it('is staged as in TMMi: one weak area holds a level back, and better answers never lower it', () => {
    const level = (given: readonly number[]) => levelOf(rateAreas(given))
    expect(level(Array(15).fill(2))).toBe(3)
    for (const [index, { area }] of QUESTIONS.entries()) {
      const one = QUESTIONS.map((other) => (other.area === area ? 0 : 2))
      expect([index, level(one)]).toEqual([index, area.level - 1])
    }
    fc.assert(
      fc.property(answers, fc.nat(14), (given, index) => {
        const better = given.with(index, Math.min(2, (given[index] ?? 0) + 1))
        expect(level(better)).toBeGreaterThanOrEqual(level(given))
      }),
    )
  })

  it('names at most three gaps, first of all those that hold the level back', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const rated = rateAreas(given)
        const found = gaps(rated)
        expect(found.length).toBe(Math.min(3, rated.filter(({ share }) => share < 1).length))
        const holding = rated.filter(({ area, share }) => area.level === levelOf(rated) + 1 && share <= 0.5)
        if (holding.length > 0) expect(holding).toContain(found[0])
      }),
    )
  })
})
