/** The cost of tests that sometimes fail for no reason, using the binomial distribution. */

import { calculator, counted, curve, percent, rounded } from './calculator.ts'
import { number, whole } from './fields.ts'

/** Working days per month. */
const WORKDAYS = 21

/**
 * The probability that at least one of several independent tests fails: 1 − (1 − p)ⁿ, computed with logarithms to stay
 * accurate for small rates.
 */
export const falseRed = (tests: number, rate: number) =>
  rate >= 1 ? 1 : -Math.expm1(tests * Math.log1p(-rate))

/** The probability that a test fails if it is rerun after each failure and one green run is enough. */
const afterReruns = (rate: number, reruns: number) => rate ** (reruns + 1)

/**
 * The monthly figures under each policy, from no rerun to three. `rate` is the share of a test's runs that fail for no
 * reason, `fault` the share in which a real intermittent fault fails it, and `caught` the share of runs that report it.
 */
export const policies = ({
  runs,
  tests,
  rate,
  minutes,
  fault,
}: Record<keyof typeof FIELDS, number>) =>
  ['No rerun', 'One rerun', 'Two reruns', 'Three reruns'].map((policy, reruns) => {
    const red = falseRed(tests, afterReruns(rate, reruns))
    return {
      policy,
      red,
      hours: (red * runs * WORKDAYS * minutes) / 60,
      caught: afterReruns(fault, reruns),
    }
  })

const FIELDS = {
  runs: whole('Runs a day', 40, [1, 10_000]),
  tests: whole('Tests in the suite', 400, [1, 1_000_000]),
  rate: number('Failures for no reason, % of a test’s tries', 0.2, [0, 50]),
  minutes: number('Minutes to look at a red run', 10, [0, 480]),
  fault: number('Failures from a race condition, % of a test’s tries', 30, [0.01, 100]),
}

/** A share, a small one without its many zeros. */
const shareOf = (share: number) => (share > 0 && share < 1e-4 ? 'under 0.01%' : percent(share))

export const flakinessCost = calculator(
  'flakiness-cost',
  FIELDS,
  ({ runs, tests, rate, minutes, fault }) => {
    const all = policies({ runs, tests, rate: rate / 100, minutes, fault: fault / 100 })
    const [none, once] = all as [(typeof all)[0], (typeof all)[0]]
    const shares = (reruns: number) => {
      const tried = afterReruns(rate / 100, reruns)
      return curve((x) => 100 - 100 * falseRed((tests * x) / 50, tried))
    }
    const top = 100 - 100 * none.red
    const low = 100 - 100 * once.red
    return {
      headline: { figure: shareOf(none.red), label: 'of runs red for no reason' },
      summary: `${shareOf(none.red)} of runs are red for no reason: ${rounded(none.red * runs)} a day, ${counted(none.hours, 'hour')} of looking a month. One rerun of red tests leaves ${shareOf(once.red)}, and a race condition that fails ${fault}% of a test’s tries is then reported by ${shareOf(once.caught)} of runs.`,
      plot: {
        title: `The share of red runs grows with the suite: ${percent(none.red)} at ${counted(tests, 'test')}, ${percent(once.red)} with one rerun.`,
        caption: 'Runs red for no reason, by tests in the suite',
        axes: ['100% of runs', '', 'twice'],
        labels: [
          { x: 50, y: 112, text: counted(tests, 'test'), end: 'middle' },
          {
            x: 49,
            y: Math.max(8, top - 4),
            text: `no rerun ${percent(none.red)}`,
            tone: 'accent',
            end: 'end',
          },
          {
            x: 52,
            y: Math.min(95, Math.max(low - 4, top + 14)),
            text: `one rerun ${percent(once.red)}`,
          },
        ],
        paths: [
          ['rule', 'M0 0H100M0 25H100M0 50H100M0 75H100'],
          ['', 'M0 0V100H100'],
          ['secondary dashed', 'M50 0V100'],
          ['', shares(1)],
          ['accent', shares(0)],
        ],
      },
      tables: [
        {
          id: 'rerun-policies',
          caption: `What reruns buy and hide, in months of ${WORKDAYS} working days`,
          head: ['Policy', 'Red for no reason', 'Hours a month', 'Runs that report the race'],
          rows: all.map(({ policy, red, hours, caught }) => {
            return [
              policy,
              shareOf(red),
              hours > 0 && hours < 0.1 ? 'under 0.1' : rounded(hours),
              shareOf(caught),
            ]
          }),
        },
      ],
    }
  },
)
