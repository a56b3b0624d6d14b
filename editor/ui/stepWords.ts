/** What a step of the history did, in the words of who undoes it. */
import { counted } from '../../check/problems.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { isPhotograph } from '../../lib/content/photoFile.ts'
import type { Contents } from '../background/messages.ts'
import { withClaims } from '../document/claims.ts'
import type { Step } from '../document/history.ts'
import { spotsOf } from '../document/texts.ts'
import { shownWords } from '../preview/sameWords.ts'
import { titleOfFile } from './labels.ts'
import { spotAt } from './places.ts'
import { textOf } from './store.ts'

interface Place {
  file: string
  offset: number
}

/** As many letters as tell a text from the others. */
const BEGINNING = /^.{1,30}(?!\S)/

/** The beginning of a text, up to the end of a word. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const [beginning = line.slice(0, 30)] = BEGINNING.exec(line) ?? []
  return beginning === line ? line : `${beginning} …`
}

/** What was done: typing, unless the step says so or has changed several places. */
function deedOf({ deed, patches }: Step): string {
  if (deed) return deed
  const isTyped = patches.length === 1 && patches[0]?.start !== undefined
  return isTyped ? 'typing' : 'a change'
}

/** Whether a step changed words within a line. */
const isInLine = ({ patches: [patch, ...more] }: Step) =>
  more.length === 0 &&
  patch?.start !== undefined &&
  ![patch.before, patch.after].some((text) => String(text).includes('\n'))

/** The patch that a step is about: a page that came or went, or else what changed in the open file, or else the first. */
function patchOf({ patches }: Step, opened: string) {
  const wholes = patches.filter(({ file, start }) => isPageFile(file) && start === undefined)
  const isOpened = ({ file }: Step['patches'][number]) => file === opened
  return wholes.find(isOpened) ?? wholes[0] ?? patches.find(isOpened) ?? patches[0]
}

/** The end of the text behind which nothing but space stands up to a place. */
function endBefore(file: string, offset: number): number | undefined {
  const source = textOf(file)
  const isEmptyFrom = ({ end }: { end: number }) => source.slice(end, offset).trim() === ''
  return spotsOf(file, source).find((spot) => spot.end <= offset && isEmptyFrom(spot))?.end
}

/**
 * The place that a step is about once it is undone or done again: its first text, if it has brought back any; where it has only
 * taken some away, the text before, behind which they stood.
 */
export function placeOfStep(step: Step, way: 'undo' | 'redo', opened: string): Place {
  const { file = '', start = 0, before, after } = patchOf(step, opened) ?? {}
  const back = String(way === 'undo' ? before : after)
  const gone = String(way === 'undo' ? after : before)
  const texts = back.includes('\n') ? spotsOf(file, textOf(file)) : []
  const [first] = texts
    .filter(({ kind }) => kind !== 'field')
    .filter((spot) => start < spot.end && spot.start < start + back.length)
    .toSorted((a, b) => a.start - b.start)
  const isShorter = back.trim() === '' && gone.includes('\n')
  const end = isShorter ? endBefore(file, start) : undefined
  return { file, offset: first?.start ?? end ?? start }
}

/**
 * `typing in “Every load can be tested” on “ETL Testing”`, `“Delete” on “ETL Testing” and in 3 more places`.
 *
 * @param before all files before the step was undone or done again
 * @param after all files after that
 */
export function stepWords(step: Step, opened: string, before: Contents, after: Contents): string {
  const { file = '', start: offset = 0 } = patchOf(step, opened) ?? {}
  const place = { file, offset }
  const spot = isInLine(step) ? spotAt(place) : undefined
  const text = spot && shownWords(spot)
  const title = titleOfFile(place.file, after[place.file] ? after : before)
  // A photograph comes and goes with what shows it.
  const others = step.patches.filter(({ file: other }) => !isPhotograph(other) && other !== file)
  const more = new Set(others.map(({ file: other }) => other)).size
  return [
    deedOf(step),
    ...(text ? [`in “${beginningOf(withClaims(before, text))}”`] : []),
    `${isPageFile(place.file) ? 'on' : 'in'} “${title}”`,
    ...(more > 0 ? [`and in ${counted(more, 'more place')}`] : []),
  ].join(' ')
}
