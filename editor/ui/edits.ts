/** Changes of files: each is a step of the history, checked in the background, and saved in this browser. */
import type { Contents } from '../background/messages.ts'
import { isSame } from '../document/contents.ts'
import {
  type Deed,
  type History,
  NO_HISTORY,
  patchesOf,
  recorded,
  recordedAsOne,
} from '../document/history.ts'
import { JOBS } from '../jobs/answers.ts'
import { checkFiles } from './background.ts'
import { saveDraft } from './draft.ts'
import { set, text, work } from './store.ts'

/** Takes all edits as they are now; has them checked and saved. `by` is what changed them. */
export function apply(edits: Contents, by?: string): void {
  const { original, chosen: last } = work()
  const changed = Object.entries(edits).filter(
    ([file, content]) => !isSame(content, original[file]),
  )
  // The places of the chosen texts are known only as long as nothing else changes.
  const chosen = last?.by === by ? last : undefined
  set({
    edits: Object.fromEntries(changed),
    contents: { ...original, ...edits },
    chosen,
    checked: 'nothing',
  })
  checkFiles()
  save()
}

/** What to say if {@link save} fails. */
export const NOT_SAVED =
  'This browser has no room or permission to save your words. Propose them before you close it.'

/** Saves the work in this browser. */
export function save(): void {
  saveDraft(work()).then(
    () => set({ isSaved: true }),
    () => set({ isSaved: false, trouble: NOT_SAVED }),
  )
}

/** The files before a source of changes began, and how many steps had been done. */
let baseline: { by: string; edits: Contents; done: number } | undefined

/** Goes on from other steps than those so far: of other files, or after some were undone. By default, from none. */
export function goOnFrom(history: History = NO_HISTORY): void {
  baseline = undefined
  set({ history })
}

/** What a button does, and to what, where its words do not say that. */
export const pressing = (button: string, of?: string): Deed => ({
  deed: of ? `“${button}” of the ${of}` : `“${button}”`,
})

/**
 * Changes files in one step of the history, which letters by the same source may continue unless a deed is named. `isWhole` makes
 * all that the source has done one step, letters and words alike.
 */
export function change(contents: Contents, by: string, deed: Deed = {}, isWhole = false): void {
  const { original, edits, history, contents: before } = work()
  const patches = patchesOf(before, contents)
  if (patches.length === 0) return
  if (baseline?.by !== by) baseline = { by, edits, done: history.done }
  const since = patchesOf({ ...original, ...baseline.edits }, contents)
  set({
    traveled: undefined,
    history: isWhole
      ? recordedAsOne(history, by, baseline.done, since, deed)
      : recorded(history, by, patches, deed),
  })
  apply({ ...edits, ...contents }, by)
}

/** Has another source go on with the last step, as where what is typed has begun a paragraph that is opened then. */
export function continueAs(by: string): void {
  const { history } = work()
  const last = history.steps[history.done - 1]
  if (!last) return
  const steps = history.steps.with(history.done - 1, { ...last, by })
  set({ history: { ...history, steps } })
}

/** How a text of a file is changed. */
interface Rewriting {
  how: (text: string) => string
  deed?: Deed | undefined
  /** What else changes with it then, given the text before and after. */
  also?: ((before: string, after: string) => string) | undefined
  /** Files that come with the change. */
  more?: Contents | undefined
  /** Other files that change with it then, given all files before and the text after. */
  others?: ((before: Contents, after: string) => Contents) | undefined
}

/** Changes a file's text from how it was before the same source began, so that retyping the old words restores it. */
export function rewrite(
  file: string,
  by: string,
  { how, deed, also, more, others }: Rewriting,
): void {
  const { edits, original } = work()
  const start = { ...original, ...(baseline?.by === by ? baseline.edits : edits) }
  const before = text(start[file])
  const after = how(before)
  const whole = also?.(before, after) ?? after
  change({ ...more, [file]: whole, ...others?.(start, whole) }, by, deed, whole !== after)
}

/** Notes what the changes are about. */
export function describe(message: string): void {
  set({ message })
  save()
}

/** Deletes a file that no job takes care of, such as a photograph or a series. */
export const removeFile = (file: string) =>
  change({ [file]: null }, `delete ${file}`, pressing(JOBS.delete.button))
