'use client'

import { useRef } from 'react'
import { Frame, ResultTable } from '#components/islands/Tool/Frame.tsx'
import { line, Plot } from '#components/islands/Tool/Plot.tsx'
import { useTool } from '#components/islands/Tool/useTool.ts'
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

/** Height of a curve on the drawing, from 0 at its foot; the narrowest one fills it. */
const heightOf = (x: number, { mean, spread }: Normal) =>
  (96 * density((x - mean) / spread) * NARROWEST) / (spread * density(0))
const peakOf = (one: Normal) => 100 - heightOf(one.mean, one)

const curve = (one: Normal) =>
  line(Array.from({ length: 101 }, (_, x): [number, number] => [x, 100 - heightOf(x, one)]))

/** Three measures of the same drift, which do not agree on the alarm. */
export function DriftAlarms() {
  const tool = useTool('drift-alarms', FIELDS)
  const [mean = 0, spread = 1, nowMean = 0, nowSpread = 1, size = 1] = Object.values(tool.values).map(Number)
  const [baseline, now] = [
    { mean, spread },
    { mean: nowMean, spread: nowSpread },
  ]
  const result = drift(baseline, now, size)
  const grabbed = useRef<'baseline' | 'now'>('now')
  /** The peak follows the pointer: across for the mean, up and down for the spread. */
  const drag = (x: number, y: number, phase: string) => {
    const distance = (one: Normal) => Math.hypot(x - one.mean, y - peakOf(one))
    if (phase === 'pointerdown') grabbed.current = distance(baseline) < distance(now) ? 'baseline' : 'now'
    const at = `${Math.round(Math.min(100, Math.max(0, x)))}`
    const wide = (96 * NARROWEST) / Math.max(1, 100 - y)
    const width = `${Math.round(Math.min(WIDEST, Math.max(NARROWEST, wide)))}`
    tool.change(grabbed.current === 'now' ? { nowMean: at, nowSpread: width } : { mean: at, spread: width })
  }
  const alarms = [
    result.psiAlarm === 'act' && 'PSI',
    result.ksAlarm && 'Kolmogorov-Smirnov',
    result.jensenShannonAlarm && 'Jensen-Shannon',
  ].filter(Boolean)
  const fired =
    alarms.length === 0 ? 'No alarm fires' : `${alarms.join(' and ')} ${alarms.length > 1 ? 'fire' : 'fires'}`
  const near = Math.abs(mean - nowMean) < 30
  return (
    <Frame
      tool={tool}
      summary={`PSI ${rounded(result.psi)}, Kolmogorov-Smirnov ${rounded(result.ks)}, Jensen-Shannon ${rounded(result.jensenShannon)}. ${fired}${result.psiAlarm === 'look' ? '; PSI says look' : ''}.`}
      help={[
        ['/ai-ml-model-testing', 'Test the model before its release'],
        ['/ai-driven-data-analytics', 'Check the feed first'],
      ]}
    >
      <Plot
        title={`Two distributions: the baseline around ${mean} and now around ${nowMean}.`}
        caption="Drag a peak: across for the mean, up and down for the spread"
        onDrag={drag}
        labels={[
          {
            x: mean,
            y: peakOf(baseline) - 5,
            text: 'baseline',
            end: mean <= nowMean === near ? 'end' : 'start',
          },
          {
            x: nowMean,
            y: peakOf(now) - 5,
            text: 'now',
            tone: 'a',
            end: mean <= nowMean === near ? 'start' : 'end',
          },
          { x: 0, y: 112, text: '0' },
          { x: 100, y: 112, text: '100', end: 'end' },
        ]}
      >
        <path className="t" d="M0 25H100M0 50H100M0 75H100" />
        <path d="M0 100H100" />
        <path d={curve(baseline)} />
        <path className="a" d={curve(now)} />
        <path className="h" d={`M${mean} ${peakOf(baseline).toFixed(1)}h0`} />
        <path className="h a" d={`M${nowMean} ${peakOf(now).toFixed(1)}h0`} />
      </Plot>
      <ResultTable
        id="drift-measures"
        caption={`Three measures, two samples of ${size.toLocaleString('en-US')}`}
        head={['Measure', 'Value', 'Alarm at', 'Verdict']}
        rows={[
          [
            'PSI, ten bins',
            rounded(result.psi),
            `${THRESHOLDS.look} look, ${THRESHOLDS.act} act`,
            result.psiAlarm ?? 'quiet',
          ],
          [
            'Kolmogorov-Smirnov',
            rounded(result.ks),
            `${rounded(result.critical)}, at 5%`,
            result.ksAlarm ? 'fires' : 'quiet',
          ],
          [
            'Jensen-Shannon',
            rounded(result.jensenShannon),
            `${THRESHOLDS.jensenShannon}`,
            result.jensenShannonAlarm ? 'fires' : 'quiet',
          ],
        ]}
      />
    </Frame>
  )
}
