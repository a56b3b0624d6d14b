/** How many random cases the tests of typing mistakes try, and from which seed. */

function wholeNumber(name: string): number | undefined {
  const value = process.env[name]
  if (!value) return undefined
  if (!/^\d{1,15}$/.test(value))
    throw new Error(`${name} must be a whole number of at most 15 digits, not "${value}".`)
  return Number(value)
}

/** How many other cases to try; 0 for the same few each time. */
export const FUZZ_RUNS = wholeNumber('FUZZ_RUNS') ?? 0

/** The seed that a failed run has printed, to repeat it. */
export const FUZZ_SEED = wholeNumber('FUZZ_SEED')
