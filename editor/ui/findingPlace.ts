/** Which place a finding is about, in the words of those who see the page. */
import type { Problem } from '../../check/problems.ts'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { KEYS, seriesOfFile } from '../../lib/content/series.ts'
import { placeOfCell } from '../document/seriesCells.ts'
import { readYamlOf } from '../document/texts.ts'
import { nameOf, nameOfPath, nameOfPlace, titleOfFile } from './labels.ts'
import { factAt, spotAt } from './places.ts'
import { type State, textOf } from './store.ts'

/** The page or file, and the text in it. Lines are for those who look at the source, or have to. */
export function whereOf(finding: Problem, { file, view, edits, contents }: State): string {
  const title = titleOfFile(finding.file, contents)
  // To read other pages takes long.
  const isRead = finding.file === file || finding.file in edits
  const place = isRead ? placeOf(finding) : undefined
  // What is about a whole file is at its start.
  const isByLine = isRead && (view === 'Source' || (!place && finding.offset > 0))
  return [
    place ? `${title} › ${place}` : title,
    ...(isByLine ? [`line ${finding.line}`] : []),
  ].join(', ')
}

/** `Row 3 › value`: what a cell of a series is called in its grid. */
function nameOfCell(source: string, offset: number): string | undefined {
  // What is about all of them is at the start.
  const place = offset === 0 ? undefined : placeOfCell(source, offset)
  if (!place) return undefined
  const { line, column } = place
  const row = line === 0 ? 'Names of the columns' : `Row ${line}`
  return line === 0 || column === 0 ? row : `${row} › ${KEYS[column]}`
}

/** The label of the text or the fact that a finding is about, or of the block that it stands in. */
export function placeOf(finding: Problem): string | undefined {
  const source = textOf(finding.file)
  if (seriesOfFile(finding.file)) return nameOfCell(source, finding.offset)
  const spot = spotAt(finding)
  const fact = spot ? undefined : factAt(finding)
  if (spot) return nameOf(spot, source)
  if (fact) return nameOfPath(fact, readYamlOf(finding.file, source).value)
  return isPageFile(finding.file) ? nameOfPlace(source, finding.offset) : undefined
}

/** Whether a text is still to be written. */
export const isUnwritten = ({ rule }: Problem) => rule === 'replace'

/** The file of the page that a finding is about, also where it stands on the card of a draft. */
export const draftOf = ({ draft, file }: Problem) => draft ?? file

/** Whether a finding is about a file: about something in it, in the document at its head, or on its card on another page. */
export const isAbout = (finding: Problem, file: string): boolean =>
  [finding.file, draftOf(finding)].some(
    (name) => name === file || (isPageFile(file) && name === fileOfArtifact(pathOfFile(file))),
  )

/** What a button says that shows a place: where that is, if it is not on the open page. `Show on “ETL Testing”`. */
export function labelOfShow(
  words: string,
  file: string,
  { file: opened, contents }: State,
): string {
  if (file === opened) return words
  return `${words} ${isPageFile(file) ? 'on' : 'in'} “${titleOfFile(file, contents)}”`
}
