/** The keys and menu items that undo and redo, in all views. */
import { travel } from './travel.ts'

const isApple = /^(?:Mac|iP)/.test(navigator.platform)

/** Fields that are no part of a file, such as the search in the list: there, the browser undoes what was typed. */
const HAS_OWN_UNDO = 'dialog, [type=search]'

const hasOwnUndo = ({ target }: Event) => Boolean((target as Element).closest?.(HAS_OWN_UNDO))

function wayOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (altKey || !(isApple ? metaKey : ctrlKey)) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  // On a Mac, this key belongs to the system's own editing of text.
  return key.toLowerCase() === 'y' && !isApple ? 'redo' : undefined
}

/** Undoes or redoes a step if a key asks for it. */
export function onHistoryKey(event: KeyboardEvent): void {
  const way = wayOfKey(event)
  if (!way || hasOwnUndo(event)) return
  event.preventDefault()
  travel(way)
}

/** From the browser's menu. Its own history knows only one field. */
function onHistoryInput(event: InputEvent): void {
  const way = { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType] as
    | 'undo'
    | 'redo'
    | undefined
  if (!way || hasOwnUndo(event)) return
  event.preventDefault()
  travel(way)
}

/** Listens in the editor's window. */
export function listenToHistoryKeys(): () => void {
  document.addEventListener('keydown', onHistoryKey)
  document.addEventListener('beforeinput', onHistoryInput)
  return () => {
    document.removeEventListener('keydown', onHistoryKey)
    document.removeEventListener('beforeinput', onHistoryInput)
  }
}
