/** The arithmetic of artifacts: what drawings compute, and what the words around them must say. */

/** The sum; 0 without values. */
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A share from 0 to 1 in percent. */
export const percent = (value: number, digits = 0) => `${(100 * value).toFixed(digits)}%`

/** The 95% confidence interval of a share by Wilson's method, from 0 to 1. */
export function interval(successes: number, trials: number): readonly [low: number, high: number] {
  const z = 1.96
  const rate = successes / trials
  const weight = 1 + z ** 2 / trials
  const center = (rate + z ** 2 / (2 * trials)) / weight
  const half = (z / weight) * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2))
  return [center - half, center + half]
}

/** The population stability index of two distributions over the same bins, in percent. */
export const stabilityIndex = (before: readonly number[], now: readonly number[]): number =>
  sum(
    now.map((share, bin) => {
      const then = before[bin] ?? share
      return ((share - then) / 100) * Math.log(share / then)
    }),
  )

/** The last day of a month such as 2027-03. */
export function lastDayOf(month: string): number {
  const day = new Date(`${month}-01T00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + 1, 0)
  return day.getUTCDate()
}

/** The Mondays of a month such as 2027-03. */
export const mondaysOf = (month: string): number[] =>
  Array.from({ length: lastDayOf(month) }, (_, index) => index + 1).filter(
    (day) => new Date(`${month}-${String(day).padStart(2, '0')}T00:00Z`).getUTCDay() === 1,
  )
