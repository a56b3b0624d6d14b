/** The keys that lead from anywhere in the window to the finder, and to the check and back. */

/** As in code editors, where it leads to what is to be mended. */
export const CHECK_KEY = 'F8'

/** Neither browsers nor screen readers use it. */
export const FINDER_KEY = 'F2'

/** What had the focus before. */
let before: HTMLElement | undefined

/** The element that has the focus, which may be in the page. */
function focused(): HTMLElement | undefined {
  const { activeElement } = document
  const inPage =
    activeElement instanceof HTMLIFrameElement && activeElement.contentDocument?.activeElement
  return (inPage || activeElement || undefined) as HTMLElement | undefined
}

/** Leads to the open page or file, where it stands. */
export const goToWork = () =>
  document.querySelector<HTMLElement>('.work')?.focus({ preventScroll: true })

/** Leads to the check or, from there, back. The page stays where it is. */
function goToCheck(): void {
  const check = document.querySelector<HTMLElement>('#check')
  if (!check?.contains(document.activeElement)) {
    before = focused()
    check?.focus()
    return
  }
  // A page that was rendered anew has other elements.
  if (before?.isConnected) before.focus({ preventScroll: true })
  else goToWork()
}

function goToFinder(): void {
  const finder = document.querySelector<HTMLInputElement>('.pages [type=search]')
  finder?.focus()
  finder?.select()
}

const LEADING: Record<string, () => void> = { [CHECK_KEY]: goToCheck, [FINDER_KEY]: goToFinder }

/** Follows a key that leads to a part of the window. */
export function onLeadingKey(event: KeyboardEvent): void {
  const lead = LEADING[event.key]
  if (!lead || document.querySelector('dialog[open]')) return
  event.preventDefault()
  lead()
}

const FIELDS = 'input, textarea, words-box, .source'

/** Outside of fields, this key would mark the whole window, and what is typed next would go nowhere. */
function onSelectAll(event: KeyboardEvent): void {
  const isSelectAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
  if (isSelectAll && !(event.target as Element).closest(FIELDS)) event.preventDefault()
}

/** Listens in the editor's window. */
export function listenToLeadingKeys(): () => void {
  document.addEventListener('keydown', onLeadingKey)
  document.addEventListener('keydown', onSelectAll)
  return () => {
    document.removeEventListener('keydown', onLeadingKey)
    document.removeEventListener('keydown', onSelectAll)
  }
}
