/**
 * How load tests with different load models report the same pause.
 *
 * Little's law (J. D. C. Little, Operations Research 9, 1961): the average number in a system is the arrival rate times
 * the time each stays. Coordinated omission (Gil Tene, "How NOT to Measure Latency"): a closed test sends nothing while
 * it waits, so slow moments are missing from its result.
 */

import { calculator, counted, curve, rounded } from './calculator.ts'
import { number, whole } from './fields.ts'

/**
 * Times are in seconds, rates in requests per second. The system stops responding once per run, for `pause`; then it
 * answers all waiting requests at once.
 */
export type Load = Record<keyof typeof FIELDS, number>

/** Little's law: how many requests are in flight. */
export const inFlight = ({ rate, response }: Load) => rate * response

/** The virtual users that a closed test needs to sustain the rate. */
export const usersFor = ({ rate, response, think }: Load) =>
  Math.max(1, Math.ceil(rate * (response + think) - 1e-9))

/**
 * A run with requests only in the first `sending` seconds of its pause: the `usual` ones answered normally, and those
 * that `met` the pause, with times spread evenly between `from` and `to`.
 */
const paused = ({ rate, response, run, pause }: Load, sending: number) => ({
  usual: rate * (run - pause),
  response,
  met: rate * sending,
  from: response + (pause - sending),
  to: response + pause,
})
type Latencies = ReturnType<typeof paused>

/** An open workload: visitors arrive whatever the system does, and those arriving during the pause wait for its end. */
export const open = (load: Load) => paused(load, load.pause)

/**
 * A closed workload: each user waits for a response, so sends at most one request during the pause, after the think
 * time, which is stretched slightly so that a whole number of users yields the rate.
 */
export const closed = (load: Load) => paused(load, Math.min(load.pause, usersFor(load) / load.rate))

/** The time within which a share of requests is answered. */
export function percentile({ usual, response, met, from, to }: Latencies, share: number): number {
  const above = share * (usual + met) - usual
  return above <= 0 ? response : from + (above / met) * (to - from)
}

/** The mean response time, in seconds. */
export const mean = ({ usual, response, met, from, to }: Latencies) =>
  (usual * response + (met * (from + to)) / 2) / (usual + met)

const FIELDS = {
  rate: number('Requests a second', 200, [0.1, 100_000]),
  response: whole('Response time, ms', 120, [1, 60_000]),
  think: number('Think time of a user, s', 5, [0, 3600]),
  run: whole('Length of the run, s', 600, [10, 86_400]),
  pause: number('Length of one pause of the system, s', 10, [0, 3600]),
}

const SHARES = { p50: 0.5, p90: 0.9, p99: 0.99, 'p99.9': 0.999, 'p99.99': 0.9999 }

export const loadModel = calculator(
  'load-model',
  FIELDS,
  ({ rate, response: ms, think, run, pause: stop }) => {
    const pause = Math.min(stop, run)
    const response = ms / 1000
    const load = { rate, response, think, run, pause }
    const inOpen = open(load)
    const inClosed = closed(load)
    const flight = inFlight(load)
    const p99 = (latencies: Latencies) => percentile(latencies, 0.99)
    const longest = response + pause
    // One unit for all times, so that they compare at a glance.
    const time = (seconds: number) =>
      longest < 1 ? `${rounded(seconds * 1000)} ms` : `${rounded(seconds)} s`
    const height = (latency: number) => 100 - (100 * latency) / longest
    // The x axis counts nines, so that the slowest in a hundred and in ten thousand get the same room.
    const latencies = (test: Latencies) =>
      curve((x) => height(percentile(test, 1 - 10 ** (-x / 25))))
    return {
      headline: {
        figure: `p99 ${time(p99(inOpen))}`,
        label: `for visitors, ${time(p99(inClosed))} in a closed test`,
      },
      summary: `${counted(flight, 'request')} ${rounded(flight) === '1' ? 'is' : 'are'} in flight on average, and a closed test needs ${counted(usersFor(load), 'virtual user')} for ${counted(rate, 'request')} a second. When the system stops for ${time(pause)}, that test reports a p99 of ${time(p99(inClosed))}; for visitors who keep coming it is ${time(p99(inOpen))}.`,
      plot: {
        title: `Response time by percentile: at p99 ${time(p99(inClosed))} in the closed test, ${time(p99(inOpen))} for an open workload.`,
        caption: 'Response time by percentile, one pause in the run',
        axes: [time(longest), '', 'p99.99'],
        labels: [
          { x: 25, y: 112, text: 'p90', end: 'end' },
          { x: 50, y: 112, text: 'p99', end: 'end' },
          { x: 75, y: 112, text: 'p99.9', end: 'end' },
          {
            x: 48,
            y: Math.max(8, height(p99(inOpen)) - 4),
            text: `open ${time(p99(inOpen))}`,
            tone: 'accent',
            end: 'end',
          },
          {
            x: 54,
            y: Math.max(8, height(p99(inClosed)) - 7),
            text: `closed ${time(p99(inClosed))}`,
          },
        ],
        paths: [
          ['rule', 'M25 0V100M50 0V100M75 0V100M100 0V100'],
          ['', 'M0 0V100H100'],
          ['', latencies(inClosed)],
          ['accent', latencies(inOpen)],
        ],
      },
      tables: [
        {
          id: 'load-percentiles',
          caption: 'What each test reports of the same system',
          head: ['Measure', 'Closed', 'Open'],
          rows: [
            [
              'Requests',
              rounded(inClosed.usual + inClosed.met),
              rounded(inOpen.usual + inOpen.met),
            ],
            ['Met the pause', rounded(inClosed.met), rounded(inOpen.met)],
            ['Mean', time(mean(inClosed)), time(mean(inOpen))],
            ...Object.entries(SHARES).map(([name, share]) => {
              return [name, time(percentile(inClosed, share)), time(percentile(inOpen, share))]
            }),
          ],
        },
      ],
    }
  },
)
