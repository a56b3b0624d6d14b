/** Undo and redo. */
import { filesAfter, nextStep } from '../document/history.ts'
import { chosenNow } from './choice.ts'
import { apply, goOnFrom, save } from './edits.ts'
import { open, set, work } from './store.ts'

/** Whether there is a step to undo, or to do again. */
export const canTravel = (way: 'undo' | 'redo') => nextStep(work().history, way) !== undefined

const NOT_FITTING =
  'The text has become another since then, so the earlier steps cannot be undone or done again.'

/** Undoes the last step, or does it again, and shows what it changed. */
export function travel(way: 'undo' | 'redo'): void {
  const { history, contents, edits, chosen, file } = work()
  const step = nextStep(history, way)
  if (!step) return
  const files = filesAfter(step, way, contents)
  if (!files) {
    goOnFrom()
    set({ news: NOT_FITTING })
    save()
    return
  }
  goOnFrom({ ...history, done: history.done + (way === 'undo' ? -1 : 1) })
  set({ news: '' })
  apply({ ...edits, ...files })
  const isShown = file in files || (chosen?.spots[0]?.file ?? '') in files
  const [other] = Object.keys(files).filter((name) => files[name] !== null)
  if (isShown) set({ chosen: chosenNow(chosen) })
  else if (other) open(other)
}
