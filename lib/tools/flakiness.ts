/** What tests cost that fail now and then for no reason, by the binomial distribution. */

/** Working days of a month. */
export const WORKDAYS = 21

/**
 * The probability that at least one of some independent tests fails: 1 − (1 − p)ⁿ, by way of logarithms, which keep
 * the digits of small rates.
 */
export const falseRed = (tests: number, rate: number) =>
  rate >= 1 ? 1 : -Math.expm1(tests * Math.log1p(-rate))

/** How likely a test fails that is run again each time it fails, and counts as green if one of the runs is. */
export const afterReruns = (rate: number, reruns: number) => rate ** (reruns + 1)

export interface Suite {
  runs: number
  tests: number
  /** The share of tries of a test in which it fails for no reason. */
  rate: number
  /** What it takes to look at one red run. */
  minutes: number
  /** The share of tries in which a real, intermittent fault fails its test. */
  fault: number
}

/** What a month is like under each policy, from no rerun to three. */
export const policies = ({ runs, tests, rate, minutes, fault }: Suite) =>
  [0, 1, 2, 3].map((reruns) => {
    const red = falseRed(tests, afterReruns(rate, reruns))
    const caught = afterReruns(fault, reruns)
    return {
      reruns,
      red,
      hours: (red * runs * WORKDAYS * minutes) / 60,
      /** How likely one run reports the fault. */
      caught,
      /** Runs until it does, on average; none where it never fails its test. */
      runsUntilCaught: 1 / caught,
    }
  })
