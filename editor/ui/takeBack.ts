/** Changes that are taken back one by one, before they are proposed and after. */
import type { Content, Contents } from '../background/messages.ts'
import { takenBack } from '../document/merge.ts'
import { change } from './edits.ts'
import { titleOfFile } from './labels.ts'
import { set, work } from './store.ts'

/** A file as it is shown, and as it is without a change. */
export interface TakenBack {
  file: string
  shown: Content
  without: Content
}

/** Takes changes back in one step of the history, and leaves whatever else has changed since they were made. */
export function takeBack(changes: readonly TakenBack[]): void {
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
  set({ trouble: '' })
  change(Object.fromEntries(files) as Contents, `take back ${performance.now()}`)
}
