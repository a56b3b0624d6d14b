/** The titles that pages had before this proposal, by which something may still call them. */
import { formerTitle } from '../document/formerTitle.ts'
import { renamesIn } from '../document/renames.ts'
import { save } from './edits.ts'
import { pagesIn, type State, set, work } from './store.ts'

type Work = Pick<State, 'formerTitles' | 'original' | 'edits' | 'history'>

/** The title that a page had before this proposal, at whatever address; empty if the author wants to hear no more of it. */
export function titleBefore(file: string, state: Work): string | undefined {
  const { formerTitles, original, edits } = state
  const moved = renamesIn(original, edits).get(file) ?? ''
  return formerTitles[file] ?? formerTitles[moved] ?? formerTitle(file, state)
}

/** Remembers the former titles when changes are proposed: from then on, the pages are opened with the new ones. */
export function keepFormerTitles(): void {
  const state = work()
  const former = pagesIn(state.contents)
    .filter(({ file }) => file in state.edits)
    .map(({ file, title }) => ({ file, title, before: titleBefore(file, state) }))
    .filter(({ title, before }) => before !== undefined && before !== title)
    .map(({ file, before }) => [file, before])
  set({ formerTitles: { ...state.formerTitles, ...Object.fromEntries(former) } })
}

/** Leaves what calls a page by its former title as it is, in all of this proposal. */
export function dismissFormerTitle(file: string): void {
  set({ formerTitles: { ...work().formerTitles, [file]: '' } })
  save()
}
