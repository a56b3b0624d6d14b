/** The arithmetic of artifacts, so that no percentage in them is typed by hand. */

/** A share from 0 to 1 in percent. */
export const percent = (value: number, digits = 0) => `${(100 * value).toFixed(digits)}%`

/** The median of an odd number of values. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The 95% confidence interval of a share by Wilson's method, from 0 to 1. */
export function interval(successes: number, trials: number): readonly [low: number, high: number] {
  const z = 1.96
  const rate = successes / trials
  const weight = 1 + z ** 2 / trials
  const center = (rate + z ** 2 / (2 * trials)) / weight
  const half = (z / weight) * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2))
  return [center - half, center + half]
}
