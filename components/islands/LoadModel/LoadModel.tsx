'use client'

import { calculator } from '#components/islands/Tool/Frame.tsx'
import { curve, line } from '#components/islands/Tool/Plot.tsx'
import { number, whole } from '#lib/tools/fields.ts'
import { closed, inFlight, type Latencies, mean, open, percentile, usersFor } from '#lib/tools/load.ts'
import { rounded } from '#lib/tools/words.ts'

const FIELDS = {
  rate: number('Requests a second', 200, [0.1, 100_000]),
  response: whole('Response time, ms', 120, [1, 60_000]),
  think: number('Think time of a user, s', 5, [0, 3600]),
  run: whole('Length of the run, s', 600, [10, 86_400]),
  pause: number('The system stops once, for s', 10, [0, 3600]),
}

const time = (seconds: number) => (seconds < 1 ? `${rounded(seconds * 1000)} ms` : `${rounded(seconds)} s`)

const SHARES = { p50: 0.5, p90: 0.9, p99: 0.99, 'p99.9': 0.999, 'p99.99': 0.9999 }

/** The same pause as seen by a closed test and by visitors who keep coming. */
export const LoadModel = calculator(
  'load-model',
  FIELDS,
  ({ rate, response: ms, think, run, pause: stop }) => {
    const pause = Math.min(stop, run)
    const response = ms / 1000
    const load = { rate, response, think, run, pause }
    const [one, other] = [open(load), closed(load)]
    const p99 = (latencies: Latencies) => percentile(latencies, 0.99)
    const most = response + pause
    const height = (latency: number) => 100 - (100 * latency) / most
    // Across go the nines, so that the slowest of a hundred and of ten thousand have the same room.
    const latencies = (test: Latencies) => {
      const { usual, met, from } = test
      const bend = met > 0 ? Math.min(100, -25 * Math.log10(met / (usual + met))) : 100
      const rise = met > 0 ? height(from) : height(response)
      const slow = curve(
        (x) => (x === bend ? rise : height(percentile(test, 1 - 10 ** (-x / 25)))),
        bend,
        100,
        24,
      )
      return line([0, bend].map((x) => [x, height(response)])) + slow.replace('M', 'L')
    }
    return {
      summary: `${rounded(inFlight(load))} requests are in flight on average, and a closed test needs ${usersFor(load).toLocaleString('en-US')} virtual users for ${rounded(rate)} requests a second. When the system stops for ${pause} s, that test reports a p99 of ${time(p99(other))}; for visitors who keep coming it is ${time(p99(one))}.`,
      help: [
        ['/site-reliability-engineering', 'Turn the percentile into an objective'],
        ['/service-virtualization', 'Delays for partners you must not load'],
      ],
      plot: {
        title: `Response time by percentile: at p99 ${time(p99(other))} in the closed test, ${time(p99(one))} for an open workload.`,
        caption: 'Response time by percentile, one pause in the run',
        axes: [time(most), '', 'p99.99'],
        labels: [
          { x: 25, y: 112, text: 'p90', end: 'middle' },
          { x: 50, y: 112, text: 'p99', end: 'middle' },
          { x: 75, y: 112, text: 'p99.9', end: 'middle' },
          {
            x: 48,
            y: Math.max(8, height(p99(one)) - 4),
            text: `open ${time(p99(one))}`,
            tone: 'a',
            end: 'end',
          },
          { x: 52, y: Math.max(8, height(p99(other)) - 4), text: `closed ${time(p99(other))}` },
        ],
        paths: [
          ['t', 'M25 0V100M50 0V100M75 0V100M100 0V100'],
          ['', 'M0 0V100H100'],
          ['', latencies(other)],
          ['a', latencies(one)],
        ],
      },
      table: {
        id: 'load-percentiles',
        caption: 'What each test reports of the same system',
        head: ['Measure', 'Closed', 'Open'],
        rows: [
          ['Requests', rounded(other.usual + other.met), rounded(one.usual + one.met)],
          ['Met the pause', rounded(other.met), rounded(one.met)],
          ['Mean', time(mean(other)), time(mean(one))],
          ...Object.entries(SHARES).map(([name, share]) => {
            return [name, time(percentile(other, share)), time(percentile(one, share))]
          }),
        ],
      },
    }
  },
)
