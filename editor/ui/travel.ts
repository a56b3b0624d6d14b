/** Undo and redo. */
import { REPLACE } from '../../check/parse/passages.ts'
import { fileOfPath, isPageFile } from '../../lib/content/files.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import type { Contents } from '../background/messages.ts'
import { filesAfter, nextStep, type Step } from '../document/history.ts'
import { schemaOfFile } from '../document/schemas.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
import { choose, chosenNow, followMoved, keepOpen } from './choice.ts'
import { apply, goOnFrom, save } from './edits.ts'
import { spotAt } from './places.ts'
import { isOnPage } from './shownTexts.ts'
import { placeOfStep, stepWords } from './stepWords.ts'
import { open, type State, set, textOf, work } from './store.ts'

/** Whether there is a step to undo, or to do again. */
export const canTravel = (way: 'undo' | 'redo') => nextStep(work().history, way) !== undefined

const NOT_FITTING =
  'The text has become another since then, so the earlier steps cannot be undone or done again.'

/** The file to open after a step: a page that it has brought back, or another that it has changed and that can be shown. */
function fileToShow(files: Contents, before: Contents): string | undefined {
  const shown = Object.keys(files).filter(
    (name) => files[name] !== null && (schemaOfFile(name) || seriesOfFile(name)),
  )
  const isBack = (name: string) => isPageFile(name) && !before[name]
  return shown.find(isBack) ?? shown.find(isPageFile) ?? shown[0]
}

/** The text that a step moved, at its place of now. */
function textMoved({ moved, patches }: Step, way: 'undo' | 'redo'): Spot | undefined {
  const [patch] = patches
  if (!moved || !patch) return undefined
  const [before, after] = moved
  const place = way === 'undo' ? before : after
  return spotsOf(patch.file, textOf(patch.file)).find(
    ({ start, end }) => start <= place && place <= end,
  )
}

/** The text at a place that a step changed, for whom the open one is gone. */
function textWrittenAt({ patches }: Step, way: 'undo' | 'redo'): Spot | undefined {
  const [{ file = '', start = -1, before, after } = {}] = patches
  // A paragraph or item that is gone stood behind the one that it was begun in.
  const isGone = way === 'undo' && before === '' && String(after).includes('\n')
  const texts = spotsOf(file, textOf(file)).toSorted((a, b) => b.end - a.end)
  const textBefore = texts.find(({ end }) => end <= start)
  const textAt = spotAt({ file, offset: start })
  const textAround = texts.find((text) => text.start < start && start < text.end)
  if (textAround) return textAround
  return isGone ? (textBefore ?? textAt) : (textAt ?? textBefore)
}

/** Where a step has changed a text: behind what it has put there. */
function caretIn({ start }: Spot, { patches }: Step, way: 'undo' | 'redo'): number {
  const [patch] = patches
  const written = way === 'undo' ? patch?.before : patch?.after
  return (patch?.start ?? start) - start + String(written ?? '').length
}

/** A text that was open, at its place of now, if it is still the same: before what a step has changed, or behind it. */
function textStillThere(open: Spot | undefined, before: Contents): Spot | undefined {
  if (!open) return undefined
  const { file, kind, start, value } = open
  const now = textOf(file)
  const places = [start, start + now.length - String(before[file]).length]
  return spotsOf(file, now).find(
    (spot) => spot.kind === kind && spot.value === value && places.includes(spot.start),
  )
}

/** The page that was open before the one that is gone, if it is there. */
const pageBefore = ({ lastPage, file }: State): string | undefined =>
  lastPage !== file && lastPage !== undefined && textOf(lastPage) ? lastPage : undefined

/** Shows the page or file that a step has changed, given what was open before, and keeps a text open that is still there. */
function showStep(
  step: Step,
  way: 'undo' | 'redo',
  files: Contents,
  before: State,
  opened: Spot | undefined,
): void {
  const { contents, chosen, file } = before
  const changed = textWrittenAt(step, way)
  const isShown =
    file in files ||
    (chosen?.spots[0]?.file ?? '') in files ||
    // A fact may be shown by a page that is not its own.
    (isPageFile(file) && changed !== undefined && isOnPage(changed))
  const other = fileToShow(files, contents)
  const isBack = other !== undefined && isPageFile(other) && !contents[other]
  if (files[file] === null) {
    open(pageBefore(before) ?? other ?? fileOfPath('/'))
    return
  }
  if (isBack || !isShown) {
    if (other) open(other)
    return
  }
  const moved = textMoved(step, way)
  if (chosen && moved) {
    followMoved(moved, chosen)
    return
  }
  const again = chosenNow(chosen)
  const written = again?.spots[again.first]
  // What has to be replaced as a whole is selected as a whole again.
  if (written?.value.startsWith(REPLACE) && document.activeElement?.closest('.words')) {
    choose(written)
    return
  }
  const isOther =
    changed &&
    again?.spots.every(({ start, file }) => start !== changed.start || file !== changed.file)
  // As in a word processor, one goes on writing where something was undone.
  if (isOther && document.activeElement?.closest('.writing') && isOnPage(changed)) {
    choose(changed, changed.value, caretIn(changed, step, way))
    return
  }
  if (again || !chosen) {
    set({ chosen: again })
    return
  }
  const still = textStillThere(opened, contents)
  const text = still ?? changed
  if (still) keepOpen(still, chosen)
  else if (text) choose(text)
  else set({ chosen: undefined })
}

/** Undoes the last step, or does it again, shows what it changed and says so. */
export function travel(way: 'undo' | 'redo'): void {
  const before = work()
  const { history, contents, edits, news, newsOfText, newsOfStep } = before
  const step = nextStep(history, way)
  if (!step) return
  const files = filesAfter(step, way, contents)
  const last = chosenNow(before.chosen)
  if (!files) {
    goOnFrom()
    set({ news: NOT_FITTING })
    save()
    return
  }
  goOnFrom({ ...history, done: history.done + (way === 'undo' ? -1 : 1) })
  // It may have said what a whole job has done, or what has become of words that were pasted.
  const isOfStep = news === newsOfStep.news && step.number === newsOfStep.step
  if (isOfStep || news === newsOfText) set({ news: '' })
  apply({ ...edits, ...files })
  showStep(step, way, files, before, last?.spots[last.first])
  const { file, contents: after } = work()
  const words = stepWords(step, file, contents, after)
  set({
    traveled: {
      words: `${way === 'undo' ? 'Undone' : 'Done again'}: ${words}.`,
      ...placeOfStep(step, way, file),
    },
  })
}
