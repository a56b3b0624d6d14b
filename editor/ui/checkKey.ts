/** The key that leads to the check from anywhere in the window, and back. */

/** As in code editors, where it leads to what is to be mended. */
export const CHECK_KEY = 'F8'

/** What had the focus before. */
let before: HTMLElement | undefined

/** The element that has the focus, which may be in the page. */
function focused(): HTMLElement | undefined {
  const { activeElement } = document
  const inPage =
    activeElement instanceof HTMLIFrameElement && activeElement.contentDocument?.activeElement
  return (inPage || activeElement || undefined) as HTMLElement | undefined
}

/** Leads to the check or, from there, back. The page stays where it is. */
export function onCheckKey(event: KeyboardEvent): void {
  const check = document.querySelector<HTMLElement>('#check')
  if (event.key !== CHECK_KEY || !check || document.querySelector('dialog[open]')) return
  event.preventDefault()
  if (!check.contains(document.activeElement)) {
    before = focused()
    check.focus()
    return
  }
  // A page that was rendered anew has other elements.
  const back = before?.isConnected ? before : document.querySelector<HTMLElement>('.work')
  back?.focus({ preventScroll: true })
}

/** Listens in the editor's window. */
export function listenToCheckKey(): () => void {
  document.addEventListener('keydown', onCheckKey)
  return () => document.removeEventListener('keydown', onCheckKey)
}
