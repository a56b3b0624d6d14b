'use client'

import { calculator } from '#components/islands/Tool/Frame.tsx'
import { curve } from '#components/islands/Tool/Plot.tsx'
import { number, whole } from '#lib/tools/fields.ts'
import { afterReruns, falseRed, policies, WORKDAYS } from '#lib/tools/flakiness.ts'
import { percent, rounded } from '#lib/tools/words.ts'

const FIELDS = {
  runs: whole('Runs a day', 40, [1, 10_000]),
  tests: whole('Tests in the suite', 400, [1, 1_000_000]),
  rate: number('Failures for no reason, % of a test’s tries', 0.2, [0, 50]),
  minutes: number('Minutes to look at a red run', 10, [0, 480]),
  fault: number('A real race fails its test in, % of tries', 30, [0.01, 100]),
}

/** What failures without a reason cost, and what is lost when reruns make them disappear. */
export const FlakinessCost = calculator('flakiness-cost', FIELDS, ({ runs, tests, rate, minutes, fault }) => {
  const all = policies({ runs, tests, rate: rate / 100, minutes, fault: fault / 100 })
  const [none, once] = all as [(typeof all)[0], (typeof all)[0]]
  const shares = (reruns: number) => {
    const tried = afterReruns(rate / 100, reruns)
    return curve((x) => 100 - 100 * falseRed((tests * x) / 50, tried), 0, 100, 40)
  }
  const [top, low] = [100 - 100 * none.red, 100 - 100 * once.red]
  return {
    summary: `${percent(none.red)} of runs are red for no reason: ${rounded(none.red * runs)} a day, ${rounded(none.hours)} hours of looking a month. One rerun of red tests leaves ${percent(once.red)}, and a real race that fails ${fault}% of tries is then reported by ${percent(once.caught)} of runs.`,
    help: [
      ['/continous-integration', 'Make the suite a gate that holds'],
      ['/self-healing-scripts', 'When locators are the cause'],
    ],
    plot: {
      title: `The share of red runs grows with the suite: ${percent(none.red)} at ${tests} tests, ${percent(once.red)} with one rerun.`,
      caption: 'Runs red for no reason, by tests in the suite',
      axes: ['100% of runs', '', 'twice'],
      labels: [
        { x: 50, y: 112, text: `${tests.toLocaleString('en-US')} tests`, end: 'middle' },
        { x: 48, y: Math.max(8, top - 4), text: `no rerun ${percent(none.red)}`, tone: 'a', end: 'end' },
        { x: 52, y: Math.min(95, Math.max(low - 4, top + 14)), text: `one rerun ${percent(once.red)}` },
      ],
      paths: [
        ['t', 'M0 0H100M0 25H100M0 50H100M0 75H100'],
        ['', 'M0 0V100H100'],
        ['n d', 'M50 0V100'],
        ['', shares(1)],
        ['a', shares(0)],
      ],
    },
    table: {
      id: 'rerun-policies',
      caption: `What reruns buy and hide, in months of ${WORKDAYS} working days`,
      head: ['Policy', 'Red for no reason', 'Hours a month', 'Runs that report the race'],
      rows: all.map(({ reruns, red, hours, caught }) => [
        ['No rerun', 'One rerun', 'Two reruns', 'Three reruns'][reruns] ?? '',
        red > 0 && red < 1e-4 ? 'under 0.01%' : percent(red),
        hours > 0 && hours < 0.1 ? 'under 0.1' : rounded(hours),
        percent(caught),
      ]),
    },
  }
})
