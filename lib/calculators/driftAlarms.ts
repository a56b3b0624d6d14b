/** Measures of drift between a baseline and current data, each with the threshold commonly used for alarms. */

import { calculator, curve, rounded } from './calculator.ts'
import { range, whole } from './fields.ts'

/** Mean and standard deviation of a normal distribution. */
type Normal = { mean: number; spread: number }

/** The normal cumulative distribution function, using Abramowitz and Stegun 26.2.17; accurate to seven digits. */
export function cdf(x: number, { mean, spread }: Normal = { mean: 0, spread: 1 }): number {
  const z = Math.abs(x - mean) / spread
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = density(z) * series
  return x < mean ? tail : 1 - tail
}

const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** The deciles of the standard normal distribution. */
const DECILES = [
  -1.2815516, -0.8416212, -0.5244005, -0.2533471, 0, 0.2533471, 0.5244005, 0.8416212, 1.2815516,
]

/** The shares of a distribution in the baseline's ten equally filled bins. */
export function sharesIn(baseline: Normal, current: Normal): number[] {
  const below = DECILES.map((z) => cdf(baseline.mean + z * baseline.spread, current))
  return [...below, 1].map((share, index) => share - (below[index - 1] ?? 0))
}

/** The minimum share of a bin, because an empty one would make the index infinite. */
const FLOOR = 1e-4

/** Population stability index: Σ (actual − expected) · ln(actual ÷ expected). */
export const psi = (expected: readonly number[], actual: readonly number[]) =>
  expected.reduce((sum, share, index) => {
    const before = Math.max(share, FLOOR)
    const now = Math.max(actual[index] ?? 0, FLOOR)
    return sum + (now - before) * Math.log(now / before)
  }, 0)

/** Σ p · log2(p ÷ q) where p > 0. */
const divergence = (p: readonly number[], q: readonly number[]) =>
  p.reduce(
    (sum, share, index) => (share > 0 ? sum + share * Math.log2(share / (q[index] ?? 0)) : sum),
    0,
  )

/** Jensen-Shannon distance, base 2, from 0 (equal) to 1 (disjoint): the square root of Lin's divergence (1991). */
export function jensenShannon(p: readonly number[], q: readonly number[]): number {
  const middle = p.map((share, index) => (share + (q[index] ?? 0)) / 2)
  return Math.sqrt(Math.max(0, (divergence(p, middle) + divergence(q, middle)) / 2))
}

/** Where the two functions are compared: every tenth, from far below the scale to far above it. */
const PLACES = Array.from({ length: 3401 }, (_, index) => index / 10 - 120)

/** Kolmogorov-Smirnov statistic: the largest distance between two distribution functions. */
export const ks = (baseline: Normal, current: Normal) =>
  Math.max(...PLACES.map((x) => Math.abs(cdf(x, baseline) - cdf(x, current))))

/** The critical value for two samples at a significance level: c(α) · √((n + m) ÷ nm), with c(α) = √(−½ ln ½α). */
export const ksCritical = (n: number, m: number, alpha = 0.05) =>
  Math.sqrt(-Math.log(alpha / 2) / 2) * Math.sqrt((n + m) / (n * m))

/** Thresholds of the population stability index, as in credit scoring. */
const LOOK = 0.1
const ACT = 0.25

/** The threshold of the Jensen-Shannon distance that monitoring libraries preset. */
const FAR = 0.1

function verdictOf(index: number): 'act' | 'look' | 'quiet' {
  if (index >= ACT) return 'act'
  return index >= LOOK ? 'look' : 'quiet'
}

/** All three measures of the distributions themselves, without the noise of samples; KS fires as at the given size. */
export function drift(baseline: Normal, current: Normal, size: number) {
  const expected = sharesIn(baseline, baseline)
  const actual = sharesIn(baseline, current)
  const index = psi(expected, actual)
  const gap = ks(baseline, current)
  const critical = ksCritical(size, size)
  const distance = jensenShannon(expected, actual)
  const fires = (alarm: boolean) => (alarm ? 'fires' : 'quiet')
  return [
    {
      name: 'PSI',
      method: ', ten bins',
      value: index,
      threshold: `${LOOK} look, ${ACT} act`,
      verdict: verdictOf(index),
    },
    {
      name: 'Kolmogorov-Smirnov',
      value: gap,
      threshold: `${rounded(critical)}, at 5%`,
      verdict: fires(gap > critical),
    },
    {
      name: 'Jensen-Shannon',
      value: distance,
      threshold: `${FAR}`,
      verdict: fires(distance >= FAR),
    },
  ]
}

const NARROWEST = 6
const WIDEST = 24

const FIELDS = {
  mean: range('Baseline, mean', 45, [0, 100]),
  spread: range('Baseline, standard deviation', 10, [NARROWEST, WIDEST]),
  nowMean: range('Now, mean', 49, [0, 100]),
  nowSpread: range('Now, standard deviation', 11, [NARROWEST, WIDEST]),
  size: whole('Values in each sample', 1000, [10, 1_000_000]),
}

/** The y coordinate of a curve in the drawing; the narrowest one fills its height. */
const heightAt = (x: number, { mean, spread }: Normal) =>
  100 - (96 * density((x - mean) / spread) * NARROWEST) / (spread * density(0))

/** A peak that moves sideways for the mean, and up and down for the spread. */
function handle({ mean, spread }: Normal, fields: readonly [mean: string, spread: string]) {
  return {
    name: fields[0],
    x: mean,
    y: heightAt(mean, { mean, spread }),
    // Sliders round and limit what they are given.
    drag: (x: number, y: number) => ({
      [fields[0]]: `${x}`,
      [fields[1]]: `${(96 * NARROWEST) / Math.max(1, 100 - y)}`,
    }),
  }
}

export const driftAlarms = calculator(
  'drift-alarms',
  FIELDS,
  ({ mean, spread, nowMean, nowSpread, size }) => {
    const baseline = { mean, spread }
    const now = { mean: nowMean, spread: nowSpread }
    const measures = drift(baseline, now, size)
    const alarms = measures
      .filter(({ verdict }) => verdict === 'fires' || verdict === 'act')
      .map(({ name }) => name)
    const verb = alarms.length > 1 ? 'fire' : 'fires'
    const fired =
      alarms.length > 0
        ? `${new Intl.ListFormat('en-US').format(alarms)} ${verb}`
        : 'No alarm fires'
    const looks = measures.some(({ verdict }) => verdict === 'look') ? '; PSI says look' : ''
    // Labels go on the outer sides of the peaks, but no farther than their words fit at 320 pixels.
    const beside = (peak: Normal, isLeft: boolean) => ({
      x: Math.max(30, Math.min(70, peak.mean)) + (isLeft ? -1 : 1),
      y: heightAt(peak.mean, peak) - 5,
      end: isLeft ? ('end' as const) : ('start' as const),
    })
    return {
      headline: {
        figure: `${alarms.length} of ${measures.length}`,
        label: `${alarms.length === 1 ? 'alarm fires' : 'alarms fire'}`,
      },
      summary: `${measures.map(({ name, value }) => `${name} ${rounded(value)}`).join(', ')}. ${fired}${looks}.`,
      plot: {
        title: `Two distributions: the baseline around ${mean} and now around ${nowMean}.`,
        caption: 'The baseline and now',
        hint: 'Drag a peak: across for the mean, up and down for the spread',
        axes: ['', '0', '100'],
        labels: [
          { ...beside(baseline, mean <= nowMean), text: 'baseline' },
          { ...beside(now, mean > nowMean), text: 'now', tone: 'accent' },
        ],
        paths: [
          ['rule', 'M0 25H100M0 50H100M0 75H100'],
          ['', 'M0 100H100'],
          ['', curve((x) => heightAt(x, baseline))],
          ['accent', curve((x) => heightAt(x, now))],
        ],
        handles: [
          handle(baseline, ['mean', 'spread']),
          { ...handle(now, ['nowMean', 'nowSpread']), tone: 'accent' },
        ],
      },
      tables: [
        {
          id: 'drift-measures',
          caption: `Three measures, two samples of ${rounded(size)}`,
          head: ['Measure', 'Value', 'Alarm at', 'Verdict'],
          rows: measures.map(({ name, method = '', value, threshold, verdict }) => [
            name + method,
            rounded(value),
            threshold,
            verdict,
          ]),
        },
      ],
    }
  },
)
