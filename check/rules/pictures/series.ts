/** The numbers of drawings: their files exist and say what the drawing says, and no two drawings have the same. */

import type { ArtifactFile } from '#check/parse/artifacts.ts'
import type { Block } from '#check/parse/outline.ts'
import { type SeriesFile, seriesRule } from '#check/parse/series.ts'
import type { Site, SiteRule } from '#check/parse/site.ts'
import { listAt, perObject, repeatsIn, valueAt } from '#check/parse/source.ts'
import { correction, type Finding, type ReportFinding } from '#check/problems.ts'
import { listsOf } from '#lib/content/artifacts/artifacts.ts'
import { DATA_FIGURES, type FigureName } from '#lib/content/figures.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { distanceOutside, fileOfSeries, outlierOf, SERIES_FOLDER } from '#lib/content/series.ts'
import { settledPages } from '../occurrences.ts'

interface Drawn {
  file: string
  block: Block
  name: FigureName
}

/** The drawings of all pages that have a scale; of two that are alike, the second is reported. */
const drawnOn = (site: Site): Drawn[] =>
  settledPages(site).flatMap(({ file, outline }) =>
    (outline?.blocks ?? [])
      .filter(({ name }) => name === 'Figure')
      .map((block) => ({ file, block, name: block.props.value.name as FigureName }))
      .filter(({ name }) => DATA_FIGURES.includes(name)),
  )

/** Returns what is wrong with the row that a drawing marks. */
function markFinding({ value: series }: SeriesFile, at: string): Finding | undefined {
  if (!series) return undefined
  const steps = series.rows.map(({ step }) => step)
  const row = series.rows.find(({ step }) => step === at)
  const farthest = outlierOf(series)
  if (!row) {
    // Marking any other row would be wrong, too.
    const guess = farthest?.step ?? nearest(at, steps)
    return seriesRule({
      found: `at is "${at}", but this series has no such ${series.step}; it goes from "${steps[0]}" to "${steps.at(-1)}"`,
      why: 'The drawing marks that row',
      remedy: didYouMean(guess && `"${guess}"`, 'Copy it from the first column of the file'),
      inEditor: {
        found: `the row "${at}" is not among these numbers, which go from "${steps[0]}" to "${steps.at(-1)}"`,
        remedy: didYouMean(guess && `"${guess}"`, 'Choose one of their rows'),
      },
      fix: guess === undefined ? undefined : correction(at, guess),
    })
  }
  if (!farthest)
    return seriesRule({
      found: `no ${series.step} of this series is outside its range`,
      inEditor: { found: `no ${series.step} of these numbers is outside its range` },
      why: 'The drawing marks the value outside',
      remedy: 'Correct the numbers, or show them as bars',
    })
  if (distanceOutside(row) === distanceOutside(farthest)) return undefined
  const { low, high, value } = row
  const place = distanceOutside(row) > 0 ? 'less far outside' : 'inside'
  const others = `"${at}", whose ${value} is ${place} its range from ${low} to ${high}; "${farthest.step}" is the farthest, with ${farthest.value}`
  return seriesRule({
    found: `at is ${others}`,
    why: 'The drawing marks the value farthest outside',
    remedy: `Write at="${farthest.step}", or correct the numbers`,
    inEditor: {
      found: `the row is ${others}`,
      remedy: `Choose "${farthest.step}", or correct the numbers`,
    },
    fix: correction(at, farthest.step),
  })
}

/** Checks a drawing against its file; returns the file. */
function checkDrawing({ block }: Drawn, site: Site, report: ReportFinding): SeriesFile | undefined {
  const { value, at } = block.props
  if (typeof value.series !== 'string') return undefined
  const file = site.series.find(({ id }) => id === value.series)
  if (!file) {
    const guess = nearest(
      value.series,
      site.series.map(({ id }) => id),
    )
    report(
      at(['series']),
      seriesRule({
        found: `there is no series ${value.series}: ${fileOfSeries(value.series)} does not exist`,
        remedy: didYouMean(guess, `Write that file, or name one of those in ${SERIES_FOLDER}`),
        inEditor: {
          found: 'the numbers of this drawing are no longer there',
          remedy: didYouMean(
            guess && fileOfSeries(guess),
            'Choose other numbers, or press New numbers',
          ),
        },
        fix: guess === undefined ? undefined : correction(value.series, guess),
      }),
    )
  } else if (typeof value.at === 'string') report(at(['at']), markFinding(file, value.at))
  return file
}

/** The numbers of a drawing: a list for each axis. Empty if it has none of its own. */
function numbersIn({ block, name }: Drawn, series: SeriesFile | undefined): unknown[][] {
  const lists = (prop: string, ...keys: string[]) =>
    keys.map((key) => listAt(block.props.value, [prop]).map((entry) => valueAt(entry, [key])))
  const drawn: Partial<Record<FigureName, unknown[][]>> = {
    bars: lists('bars', 'value'),
    funnel: lists('stages', 'value'),
    quadrant: lists('points', 'x', 'y'),
    schedule: lists('rows', 'from', 'to'),
  }
  const rows = series?.value?.rows.map(({ value }) => value)
  return (drawn[name] ?? [rows ?? []]).filter(({ length }) => length > 0)
}

/** Fewer may be the same by chance. */
const MIN_NUMBERS = 4

/** What lists of the same numbers have in common, in whatever order they are. */
const keyOf = (numbers: readonly unknown[]) =>
  numbers
    .map(Number)
    .sort((a, b) => a - b)
    .join()

/** The keys of the lists of numbers that a document shows. */
const keysOf = perObject(
  ({ value }: ArtifactFile): ReadonlySet<string> => new Set(value && listsOf(value).map(keyOf)),
)

/** Returns the document that shows a list of a drawing's numbers, too. */
function sameInDocument(numbers: readonly unknown[][], { artifacts }: Site) {
  const keys = numbers.filter(({ length }) => length >= MIN_NUMBERS).map(keyOf)
  return artifacts.find((artifact) => keys.some((key) => keysOf(artifact).has(key)))
}

/** Checks each series, and the drawings that show it. */
export const checkSeries: SiteRule = (site, reportIn) => {
  const drawn = drawnOn(site)
  const used = drawn.map((drawing) => ({
    ...drawing,
    series: checkDrawing(drawing, site, reportIn(drawing.file)),
  }))
  // The name of one that is missing may be a slip of another's.
  const isMissing = used.some(({ name, series }) => name === 'anomaly' && !series)
  for (const series of site.isWhole && !isMissing ? site.series : [])
    if (!used.some((drawing) => drawing.series === series))
      reportIn(series.file)(
        undefined,
        seriesRule({
          found: `no drawing shows the series ${series.id}`,
          inEditor: {
            found: `no drawing shows the numbers ${series.file}`,
            remedy:
              'Add the block "Drawing: numbers over time" to a page. Otherwise remove the numbers',
          },
          why: 'Nobody would notice that it has become wrong',
          remedy: `In the editor, add the block "Drawing: numbers over time" to a page; in a file, write series="${series.id}" in a <Figure name="anomaly" … />. Otherwise remove the numbers`,
        }),
      )

  const keyed = used
    .map((drawing) => ({ ...drawing, numbers: numbersIn(drawing, drawing.series) }))
    .filter(({ numbers }) => numbers.length > 0)
  for (const [again, first] of repeatsIn(keyed, ({ numbers }) => JSON.stringify(numbers)))
    reportIn(again.file)(
      again.block.place,
      sameNumbers(
        `the figure "${again.name}" has the same numbers as the figure "${first.name}" on line ${first.block.place.line} of ${first.file}`,
        `the drawing <Figure name="${again.name}"> has the same numbers as the drawing <Figure name="${first.name}"> in ${first.file}`,
      ),
    )
  for (const { file, block, name, numbers } of keyed) {
    const document = sameInDocument(numbers, site)
    if (!document) continue
    const hasSame = `has the same numbers as ${document.file}, the document at the head of ${document.owner}`
    reportIn(file)(
      block.place,
      sameNumbers(
        `the figure "${name}" ${hasSame}`,
        `the drawing <Figure name="${name}"> ${hasSame}`,
      ),
    )
  }
}

const sameNumbers = (found: string, foundInEditor: string) =>
  seriesRule({
    found,
    inEditor: { found: foundInEditor },
    why: 'Two subjects do not have one curve: a reader who sees it twice believes neither',
    remedy: 'Give each its own numbers, or remove one of them',
  })
