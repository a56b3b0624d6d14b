/** Who goes through the window by keys stays where something has just gone. */
import { useLayoutEffect } from 'react'

let last: HTMLElement | undefined

document.addEventListener('focusin', ({ target }) => {
  last = target as HTMLElement
})

/** Another button beside one that can no longer be pressed, such as Redo beside Undo, or that which closes a dialog. */
function besideLast(): HTMLElement | null | undefined {
  const [dialog] = document.querySelectorAll('dialog[open]')
  if (dialog) return dialog.querySelector<HTMLElement>('.row:last-child > button:last-child')
  return last?.isConnected ? last.closest('.row, fieldset')?.querySelector(':enabled') : undefined
}

/**
 * After each change, the focus of what is gone, such as a dialog or the button that opened it, goes to the page, and that of
 * what is off to a button beside it.
 */
export function useFoundFocus(): void {
  useLayoutEffect(() => {
    const isLost = last && (!last.isConnected || last.matches(':disabled'))
    const { activeElement, body } = document
    // A button that has just been switched off keeps it until the next frame.
    const isElsewhere = activeElement && activeElement !== body && activeElement !== last
    if (!isLost || isElsewhere) return
    const next = besideLast() ?? document.querySelector<HTMLElement>('.work')
    next?.focus({ preventScroll: true })
  })
}
