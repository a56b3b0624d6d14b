import { work } from './store.ts'

/** Has the browser ask before the window is closed or left with words in it that it could not save. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const { edits, isSaved } = work()
    if (!isSaved && Object.keys(edits).length > 0) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
