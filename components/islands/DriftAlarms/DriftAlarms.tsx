'use client'

import { calculator } from '#components/islands/Tool/Frame.tsx'
import { curve } from '#components/islands/Tool/Plot.tsx'
import { density, drift, type Normal, THRESHOLDS } from '#lib/tools/drift.ts'
import { range, whole } from '#lib/tools/fields.ts'
import { rounded } from '#lib/tools/words.ts'

const [NARROWEST, WIDEST] = [6, 24]

const FIELDS = {
  mean: range('Baseline, mean', 45, [0, 100]),
  spread: range('Baseline, standard deviation', 10, [NARROWEST, WIDEST]),
  nowMean: range('Now, mean', 49, [0, 100]),
  nowSpread: range('Now, standard deviation', 11, [NARROWEST, WIDEST]),
  size: whole('Values in each sample', 1000, [10, 1_000_000]),
}

/** Where a curve runs on the drawing; the narrowest one fills it. */
const at = (x: number, { mean, spread }: Normal) =>
  100 - (96 * density((x - mean) / spread) * NARROWEST) / (spread * density(0))
const peakOf = (one: Normal) => at(one.mean, one)

const within = (value: number, least: number, most: number) =>
  `${Math.round(Math.min(most, Math.max(least, value)))}`

const { look, act } = THRESHOLDS
const fires = (alarm: boolean) => (alarm ? 'fires' : 'quiet')

const ALARMS = new Intl.ListFormat('en-US')

/** Whose peak the pointer holds. */
let holds: 'baseline' | 'now' = 'now'

/** Three measures of the same drift, which do not agree on the alarm. */
export const DriftAlarms = calculator('drift-alarms', FIELDS, (values, tool) => {
  const { mean, spread, nowMean, nowSpread, size } = values
  const [baseline, now]: [Normal, Normal] = [
    { mean, spread },
    { mean: nowMean, spread: nowSpread },
  ]
  const result = drift(baseline, now, size)
  const distance = result.jensenShannon
  /** The peak follows the pointer: across for the mean, up and down for the spread. */
  const onDrag = (x: number, y: number, phase: string) => {
    const distance = (one: Normal) => Math.hypot(x - one.mean, y - peakOf(one))
    if (phase === 'pointerdown') holds = distance(baseline) < distance(now) ? 'baseline' : 'now'
    const place = within(x, 0, 100)
    const width = within((96 * NARROWEST) / Math.max(1, 100 - y), NARROWEST, WIDEST)
    tool.change(holds === 'now' ? { nowMean: place, nowSpread: width } : { mean: place, spread: width })
  }
  const alarms = [
    result.psiAlarm === 'act' && 'PSI',
    result.ksAlarm && 'Kolmogorov-Smirnov',
    result.jensenShannonAlarm && 'Jensen-Shannon',
  ].filter((alarm) => alarm !== false)
  const fired =
    alarms.length === 0
      ? 'No alarm fires'
      : `${ALARMS.format(alarms)} ${alarms.length > 1 ? 'fire' : 'fires'}`
  // Labels stand on the outer sides of peaks that are near each other, and else on the inner ones.
  const isEnd = mean <= nowMean === Math.abs(mean - nowMean) < 30
  return {
    summary: `PSI ${rounded(result.psi)}, Kolmogorov-Smirnov ${rounded(result.ks)}, Jensen-Shannon ${rounded(distance)}. ${fired}${result.psiAlarm === 'look' ? '; PSI says look' : ''}.`,
    help: [
      ['/ai-ml-model-testing', 'Test the model before its release'],
      ['/ai-driven-data-analytics', 'Check the feed first'],
    ],
    plot: {
      title: `Two distributions: the baseline around ${mean} and now around ${nowMean}.`,
      caption: 'Drag a peak: across for the mean, up and down for the spread',
      onDrag,
      axes: ['', '0', '100'],
      labels: [
        { x: mean, y: peakOf(baseline) - 5, text: 'baseline', end: isEnd ? 'end' : 'start' },
        { x: nowMean, y: peakOf(now) - 5, text: 'now', tone: 'a', end: isEnd ? 'start' : 'end' },
      ],
      paths: [
        ['t', 'M0 25H100M0 50H100M0 75H100'],
        ['', 'M0 100H100'],
        ['', curve((x) => at(x, baseline), 0, 100, 100)],
        ['a', curve((x) => at(x, now), 0, 100, 100)],
        // Of no length at all, WebKit would stretch their round ends.
        ['h', `M${mean} ${peakOf(baseline).toFixed(1)}h.01`],
        ['h a', `M${nowMean} ${peakOf(now).toFixed(1)}h.01`],
      ],
    },
    table: {
      id: 'drift-measures',
      caption: `Three measures, two samples of ${size.toLocaleString('en-US')}`,
      head: ['Measure', 'Value', 'Alarm at', 'Verdict'],
      rows: [
        ['PSI, ten bins', rounded(result.psi), `${look} look, ${act} act`, result.psiAlarm ?? 'quiet'],
        [
          'Kolmogorov-Smirnov',
          rounded(result.ks),
          `${rounded(result.critical)}, at 5%`,
          fires(result.ksAlarm),
        ],
        [
          'Jensen-Shannon',
          rounded(distance),
          `${THRESHOLDS.jensenShannon}`,
          fires(result.jensenShannonAlarm),
        ],
      ],
    },
  }
})
