/** @jest-environment node */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  cdf,
  drift,
  driftAlarms,
  jensenShannon,
  ks,
  ksCritical,
  psi,
  sharesIn,
} from './driftAlarms.ts'
import { exampleOf } from './fields.ts'

const normal = fc.record({
  mean: fc.integer({ min: 0, max: 100 }),
  spread: fc.integer({ min: 4, max: 20 }),
})

it('drift by PSI matches a manual calculation of GeeksforGeeks’ example with three income groups', () => {
  expect(psi([0.4, 0.3, 0.3], [0.35, 0.25, 0.4])).toBeCloseTo(0.00668 + 0.00912 + 0.02877, 4)
})

it('drift by Jensen-Shannon matches the examples of scipy.spatial.distance.jensenshannon', () => {
  expect(jensenShannon([1, 0, 0], [0, 1, 0])).toBe(1)
  expect(jensenShannon([1, 0, 0], [1, 0, 0])).toBe(0)
  // Its example without a base uses nats, not bits.
  expect(jensenShannon([1, 0], [0.5, 0.5]) * Math.sqrt(Math.LN2)).toBeCloseTo(
    0.46450140402245893,
    12,
  )
})

it('drift by Kolmogorov-Smirnov uses c(α) as in Wikipedia’s table for the two-sample test', () => {
  const c = (alpha: number) => ksCritical(2, 2, alpha)
  expect(
    [0.2, 0.15, 0.1, 0.05, 0.025, 0.01, 0.005, 0.001].map((alpha) => c(alpha).toFixed(3)),
  ).toEqual(['1.073', '1.138', '1.224', '1.358', '1.480', '1.628', '1.731', '1.949'])
})

it('drift agrees with closed forms: 2Φ(δ ÷ 2σ) − 1 for KS, and Jeffreys’ divergence as upper bound of PSI', () => {
  // From tables of the normal distribution.
  expect([1, 1.96, 2, -1].map((z) => cdf(z).toFixed(5))).toEqual([
    '0.84134',
    '0.97500',
    '0.97725',
    '0.15866',
  ])
  fc.assert(
    fc.property(normal, normal, (baseline, current) => {
      const shifted = { ...baseline, mean: current.mean }
      const half = Math.abs(baseline.mean - current.mean) / 2 / baseline.spread
      expect(ks(baseline, shifted)).toBeCloseTo(2 * cdf(half) - 1, 3)
      const p = baseline.spread ** 2
      const q = current.spread ** 2
      const gap = (baseline.mean - current.mean) ** 2
      const jeffreys = ((p + gap) / q + (q + gap) / p - 2) / 2
      expect(psi(sharesIn(baseline, baseline), sharesIn(baseline, current))).toBeLessThanOrEqual(
        jeffreys + 1e-5,
      )
    }),
    { numRuns: 30 },
  )
})

it('drift is zero between equal distributions, and symmetric for Jensen-Shannon', () => {
  fc.assert(
    fc.property(normal, normal, (baseline, current) => {
      const alike = drift(baseline, baseline, 1000)
      expect(alike.every(({ value, verdict }) => value < 1e-6 && verdict === 'quiet')).toBe(true)
      const shares = sharesIn(baseline, current)
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 6)
      const even = sharesIn(baseline, baseline)
      expect(jensenShannon(shares, even)).toBeCloseTo(jensenShannon(even, shares), 9)
      expect(jensenShannon(shares, even)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 30 },
  )
})

it('drift is shown by peaks that move both ways', () => {
  const now = { mean: 45, spread: 10, nowMean: 100, nowSpread: 6, size: 1000 }
  const { handles = [], labels } = driftAlarms.resultOf(now, exampleOf(driftAlarms.fields)).plot
  const [, peak] = handles
  expect(labels?.[1]).toMatchObject({ x: 71, end: 'start' })
  expect(peak?.drag(20, 52)).toEqual({ nowMean: '20', nowSpread: '12' })
})
