/** The numbers that an artifact only draws, in words: for screen readers, for print and for the Markdown alternates. */
import { numeral } from '#components/figures/axes.ts'
import type { Artifact, ArtifactKind, ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { interval, percent } from '#lib/content/artifacts/numbers.ts'

type Words = { [K in ArtifactKind]?: (artifact: ArtifactOf<K>) => readonly string[] }

const words: Words = {
  budget: ({ left, unit }) =>
    left.map(
      ({ day, percent, cause }) => `${unit} ${day}: ${percent}%${cause ? `, ${cause}` : ''}`,
    ),
  conformance: ({ fields }) =>
    fields.map(({ field, stop, fault }) =>
      [`${field}: ${stop === undefined ? 'no stop' : `stop ${stop}`}`, fault]
        .filter((words) => words !== undefined)
        .join(', '),
    ),
  current: ({ current, unit }) =>
    current.map(({ second, milliamperes }) => `${second} ${unit}: ${milliamperes} mA`),
  dates: ({ dates, changes, unit }) =>
    changes.map(
      ({ change, days }) =>
        `${change}: ${dates.map((date, index) => `${date} ${days[index]}`).join(', ')} ${unit}`,
    ),
  desks: ({ desks, axis, closed, unit }) => [
    ...desks.map(
      ({ desk, from, to, minutes }) => `${desk}: day ${from} to ${to}, ${minutes} ${unit}`,
    ),
    `closed: day ${closed.from} to ${closed.to}`,
    axis.map(({ day, text }) => `day ${day}: ${text}`).join(', '),
  ],
  devices: ({ devices }) =>
    devices.map(({ device, height, width }) => `${device}: ${height} × ${width} mm`),
  drift: ({ released, latest, axis }) =>
    latest.map(
      (now, bin) =>
        `${axis} ${numeral(bin / 10)} to ${numeral((bin + 1) / 10)}: ${released[bin]}%, then ${now}%`,
    ),
  nights: ({ tests }) =>
    tests
      .filter(({ nights }) => nights.includes('x'))
      .map(({ test, nights }) => `${test}: failed in night ${failuresIn(nights).join(', ')}`),
  pager: ({ days }) =>
    days.flatMap(({ day, hours }) => {
      const pages = Array.from(hours, (count, hour) => ({ count, hour }))
      const rung = pages.filter(({ count }) => count !== '0')
      if (rung.length === 0) return []
      return [`${day}: ${rung.map(({ count, hour }) => `${count} at ${hour}:00`).join(', ')}`]
    }),
  report: ({ tested }) =>
    tested
      .filter(({ fixed }) => fixed)
      .map(({ area, fixed }) => `${area}: ${fixed} passed after a fix`),
  slices: ({ slices }) =>
    slices.map(({ slice, cases, found, bar }) => {
      const [low, high] = interval(found, cases)
      return `${slice}: interval ${percent(low)} to ${percent(high)}, bar ${bar}%`
    }),
  transcript: ({ words }) =>
    words.map(({ spoken, loudness }) => `${spoken}: loudness up to ${loudestOf(loudness)} of 9`),
  trace: ({ spans }) => spans.map(({ span, from, to }) => `${span}: ${from} to ${to} ms`),
}

const failuresIn = (nights: string) =>
  Array.from(nights, (night, index) => (night === 'x' ? index + 1 : 0)).filter(Boolean)

/** The loudest moment of a word. */
const loudestOf = (loudness: string) => Math.max(...Array.from(loudness, Number))

/** What an artifact only draws, in words, without a full stop; undefined if its text says all of it. */
export function numbersOf(artifact: Artifact): string | undefined {
  // The union loses which kind goes with which data; the map checks each pair.
  const inWords = words[artifact.kind] as ((artifact: Artifact) => readonly string[]) | undefined
  return inWords?.(artifact).join('; ') || undefined
}
