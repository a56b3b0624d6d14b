/** Changes that are taken back one by one, before they are proposed and after. */
import type { Content, Contents } from '../background/messages.ts'
import { isSame } from '../document/contents.ts'
import { takenBack } from '../document/merge.ts'
import type { Part } from '../document/traces.ts'
import { change, pressing } from './edits.ts'
import { titleOfFile } from './labels.ts'
import { set, work } from './store.ts'

/** What can be done with changes in the place where they are listed. */
export interface WaysBack {
  takeBack: (parts: readonly Part[]) => void
  /** Of changes that stay listed: whether they have been taken back, and how to have them again. */
  isBack?: (parts: readonly Part[]) => boolean
  putBack?: (parts: readonly Part[]) => void
}

/** Takes changes back in one step of the history, and leaves whatever else has changed since they were made. */
export function takeBack(changes: readonly Part[], button = 'Take back'): void {
  const { contents } = work()
  const files: [string, Content][] = []
  for (const { file, shown, without } of changes) {
    const content = takenBack(shown, without, contents[file] ?? null)
    if (content === undefined) {
      const trouble = `You have changed the same words of “${titleOfFile(file, contents)}” since then. Take that change back first.`
      set({ trouble })
      return
    }
    files.push([file, content])
  }
  // What was said of it holds no longer.
  set({ trouble: '', news: '' })
  change(Object.fromEntries(files) as Contents, `take back ${performance.now()}`, pressing(button))
}

/** Whether the files are without a change, whatever else has changed in them. */
function isWithout({ file, shown, without }: Part): boolean {
  const now = work().contents[file] ?? null
  // The bytes of a photograph that was deleted are fetched only when it is taken back.
  if (without instanceof Uint8Array) return now instanceof Uint8Array
  if (isSame(now, without) || isSame(now, shown)) return isSame(now, without)
  const again = takenBack(shown, without, now)
  return again !== undefined && isSame(again, now)
}

/** Whether changes have been taken back, all of them. */
export const isBack = (parts: readonly Part[]): boolean => parts.every(isWithout)

/** Makes changes again that were taken back. */
export const putBack = (parts: readonly Part[]): void =>
  takeBack(
    parts.map(({ file, shown, without }) => {
      const now = work().contents[file] ?? null
      return { file, shown: without instanceof Uint8Array ? now : without, without: shown }
    }),
    'Undo taking back',
  )
