import { work } from './store.ts'

/**
 * Has the browser ask before the window is closed or left with words in it that it could not save, or while it is offline: what
 * is saved is safe, but the editor could not be opened again until then.
 */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const { edits, isSaved } = work()
    const isUnsaved = !isSaved && Object.keys(edits).length > 0
    if (isUnsaved || !navigator.onLine) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
