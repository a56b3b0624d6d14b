/** The places of the words that were searched for, in all files, and how each is shown. */
import { isPageFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'
import { reworded } from '../document/reworded.ts'
import { artifactFilesIn, DATA_FILES } from '../document/schemas.ts'
import { isReplaced, type Match, matchesIn, replacing } from '../document/search.ts'
import { ASK_DEVELOPERS } from './aboutTexts.ts'
import { choose } from './choice.ts'
import { change, pressing } from './edits.ts'
import { open, type Place, pagesIn, set, showFact, textOf, work } from './store.ts'

/** The files whose texts are searched, in the order in which places are listed. */
export const filesToSearch = (contents: Contents): string[] => [
  ...pagesIn(contents).map(({ file }) => file),
  ...DATA_FILES.keys(),
  ...artifactFilesIn(contents),
]

/** Said where nothing was found, though it may stand on a page. */
export const UNSEARCHED = `What the site writes by itself, such as the words of some buttons, is not searched. ${ASK_DEVELOPERS}`

/** The places in some files of what was searched for last, but those that read already as they would be replaced. */
export function placesIn(
  files: readonly string[],
  { contents, wanted, replacement, isWholeOnly, isDeleted } = work(),
): Match[] {
  const found = matchesIn(contents, files, wanted, isWholeOnly)
  const isOpen = (match: Match) => isDeleted || !isReplaced(match, wanted, replacement)
  return found.filter(isOpen)
}

/** All places of what was searched for last. */
export const placesFound = (): Match[] => placesIn(filesToSearch(work().contents))

/** What a button says that replaces a place, or deletes its words. */
export const replacingLabel = (isDeleted: boolean) => (isDeleted ? 'Delete' : 'Replace')

/** Replaces what was found in some places, in a single step. */
export function replacePlaces(places: readonly Match[], button: string): void {
  const { wanted, replacement, isDeleted } = work()
  const words = replacing(places, wanted, isDeleted ? '' : replacement)
  const texts = [...Map.groupBy(words, ([{ file }]) => file)].map(([file, inFile]) => {
    return [file, reworded(file, textOf(file), new Map(inFile))]
  })
  change(Object.fromEntries(texts), `replace ${performance.now()}`, pressing(button))
}

const placeOf = ({ spot, index }: Match): Place => ({ file: spot.file, start: spot.start, index })

/** Whether words are found at a place. */
export const isAt = (match: Match, { file, start, index }: Place) =>
  match.spot.file === file && match.spot.start === start && match.index === index

/** The number of a place among those that are found now; if its words are written anew, that of the last one before it. */
export function numberOf(found: Place, matches: readonly Match[]): number {
  const inFile = matches.findLastIndex(
    ({ spot, index }) =>
      spot.file === found.file &&
      (spot.start < found.start || (spot.start === found.start && index <= found.index)),
  )
  if (inFile !== -1) return inFile
  const files = filesToSearch(work().contents)
  const isBefore = ({ spot }: Match) => files.indexOf(spot.file) < files.indexOf(found.file)
  return matches.findLastIndex(isBefore)
}

/** Shows a place with its words marked, so that one can go on from there. */
export function showPlace(match: Match): void {
  const { spot, index, words } = match
  if (spot.file !== work().file) open(spot.file)
  if (isPageFile(spot.file)) set({ view: 'Page', dialog: undefined })
  else {
    showFact(spot.file, spot.path)
    set({ dialog: undefined })
  }
  choose(spot, spot.value, index, words.length)
  set({ found: placeOf(match) })
}
