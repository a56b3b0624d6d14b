/** Measures of drift between a baseline and what comes now, each with the threshold by which people set alarms. */

/** Mean and standard deviation of a normal distribution. */
export type Normal = { mean: number; spread: number }

/** The normal distribution function, by Abramowitz and Stegun 26.2.17; right to seven digits. */
export function cdf(x: number, { mean, spread }: Normal = { mean: 0, spread: 1 }): number {
  const z = Math.abs(x - mean) / spread
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = density(z) * series
  return x < mean ? tail : 1 - tail
}

/** The standard normal density. */
export const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** The upper deciles of the standard normal distribution; the lower ones mirror them. */
const DECILES = [0, 0.2533471, 0.5244005, 0.8416212, 1.2815516]

/** The shares of a distribution in the ten bins that the baseline fills evenly. */
export function sharesIn(baseline: Normal, current: Normal): number[] {
  const edges = [...DECILES.slice(1).map((z) => -z), ...DECILES].sort((a, b) => a - b)
  const below = edges.map((z) => cdf(baseline.mean + z * baseline.spread, current))
  return [...below, 1].map((share, index) => share - (below[index - 1] ?? 0))
}

/** An empty bin would make the index infinite; it counts as one in ten thousand. */
const FLOOR = 1e-4

/** Population stability index: Σ (actual − expected) · ln(actual ÷ expected). */
export const psi = (expected: readonly number[], actual: readonly number[]) =>
  expected.reduce((sum, share, index) => {
    const [e, a] = [Math.max(share, FLOOR), Math.max(actual[index] ?? 0, FLOOR)]
    return sum + (a - e) * Math.log(a / e)
  }, 0)

/** Σ p · log2(p ÷ q) over what p has. */
const divergence = (p: readonly number[], q: readonly number[]) =>
  p.reduce((sum, share, index) => (share > 0 ? sum + share * Math.log2(share / (q[index] ?? 0)) : sum), 0)

/** Jensen-Shannon distance to base 2, from 0 for the same to 1 for nothing in common (Lin 1991, and its square root). */
export function jensenShannon(p: readonly number[], q: readonly number[]): number {
  const middle = p.map((share, index) => (share + (q[index] ?? 0)) / 2)
  return Math.sqrt(Math.max(0, (divergence(p, middle) + divergence(q, middle)) / 2))
}

/** Kolmogorov-Smirnov statistic: the largest distance of the two distribution functions. */
export function ks(one: Normal, other: Normal): number {
  const reach = 5 * Math.max(one.spread, other.spread)
  const from = Math.min(one.mean, other.mean) - reach
  const step = (Math.max(one.mean, other.mean) + reach - from) / 2000
  const distances = Array.from({ length: 2001 }, (_, index) => {
    const x = from + index * step
    return Math.abs(cdf(x, one) - cdf(x, other))
  })
  return Math.max(...distances)
}

/** Above which statistic two samples of some sizes differ at a level: c(α) · √((n + m) ÷ nm), with c(α) = √(−½ ln ½α). */
export const ksCritical = (n: number, m: number, alpha = 0.05) =>
  Math.sqrt(-Math.log(alpha / 2) / 2) * Math.sqrt((n + m) / (n * m))

/** What people set: PSI by the custom of credit scoring, KS at 5%, Jensen-Shannon as monitoring libraries come. */
export const THRESHOLDS = { look: 0.1, act: 0.25, jensenShannon: 0.1 }

/** All three side by side, as samples of some size would show them on average. */
export function drift(baseline: Normal, current: Normal, size: number) {
  const [expected, actual] = [sharesIn(baseline, baseline), sharesIn(baseline, current)]
  const index = psi(expected, actual)
  const statistic = ks(baseline, current)
  const critical = ksCritical(size, size)
  const distance = jensenShannon(expected, actual)
  return {
    psi: index,
    psiAlarm: index >= THRESHOLDS.act ? 'act' : index >= THRESHOLDS.look ? 'look' : undefined,
    ks: statistic,
    critical,
    ksAlarm: statistic > critical,
    jensenShannon: distance,
    jensenShannonAlarm: distance >= THRESHOLDS.jensenShannon,
  }
}
