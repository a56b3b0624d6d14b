/** What clicks and keys do in the dialog of the search. */
import { isComposing } from '#lib/isComposing.ts'
import type { DialogParts } from './dialogParts.ts'

/** Closes the dialog by a click outside its sheet, and when a link leads elsewhere. */
export function closeByClick(root: HTMLDialogElement, close: () => void): void {
  // A selection that begins in the sheet may end outside it.
  let pressed: EventTarget | null = null
  root.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  root.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // A link may lead to a place on this page. With a modifier key, it opens elsewhere.
    const leaves = (target as Element).closest('a') && !ctrlKey && !metaKey && !shiftKey
    // A click on the dialog itself is one outside its sheet.
    if (leaves || (target === root && pressed === root)) close()
  })
}

/** Arrow keys, Home and End move through the results; typing there goes to the field. Escape closes. */
export function moveByKeys(
  { root, input, results }: Pick<DialogParts, 'root' | 'input' | 'results'>,
  close: () => void,
): void {
  root.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event
    if (isComposing(event)) {
      // Its keys belong to the input method; without this, browsers would close the dialog.
      if (key === 'Escape') event.preventDefault()
      return
    }
    const links = [...results.querySelectorAll('a')]
    const focused = links.indexOf(document.activeElement as HTMLAnchorElement)
    const inField = document.activeElement === input
    const go = (target: HTMLElement | undefined) => {
      event.preventDefault()
      target?.focus()
    }
    if (key === 'Escape') {
      // Browsers would clear the search field first.
      event.preventDefault()
      close()
    } else if (key === 'ArrowDown') go(links[focused + 1] ?? links.at(-1))
    else if (key === 'ArrowUp' && !inField) go(focused > 0 ? links[focused - 1] : input)
    else if (key === 'Home' && !inField) go(links[0])
    else if (key === 'End' && !inField) go(links.at(-1))
    else if (key.length === 1 && key !== ' ' && focused >= 0 && !ctrlKey && !metaKey) input.focus()
  })
}
