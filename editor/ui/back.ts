/** The browser's Back and Forward, which lead to what was open before, as it was shown then. */
import { isPageFile } from '../../lib/content/files.ts'
import { presentAddress } from '../document/presentAddress.ts'
import { spotsOf } from '../document/texts.ts'
import { choose } from './choice.ts'
import { fileInAddress, type State, set, showFile, textOf, work } from './store.ts'

/** How a file is shown: kept with its entry in the history of the browser. */
interface Shown {
  view: State['view']
  /** The place of the open text. */
  text?: { file: string; start: number } | undefined
  /** Whether the window for finding words was open. */
  isSearching: boolean
}

/** Keeps how the open file is shown, for when the author comes back to it. */
export function keepShown({ view, chosen, dialog }: State): void {
  const open = chosen?.spots[chosen.first]
  const text = open && { file: open.file, start: open.start }
  history.replaceState({ view, text, isSearching: dialog === 'search' } satisfies Shown, '')
}

/** Shows the file that the address names, or the page that is now what was there. */
export function showAddressed(): void {
  const named = fileInAddress()
  const file = isPageFile(named) ? presentAddress(named, work()) : named
  if (file !== named) history.replaceState(history.state, '', `#${encodeURIComponent(file)}`)
  if (file !== work().file) showFile(file)
}

function follow({ state }: PopStateEvent): void {
  // It may be the same page at the address that it had before.
  showFile(work().file)
  showAddressed()
  const { view = work().view, text, isSearching = false } = (state ?? {}) as Partial<Shown>
  set({ view, dialog: isSearching ? 'search' : undefined })
  const spot =
    text && spotsOf(text.file, textOf(text.file)).find(({ start }) => start === text.start)
  if (spot && !isSearching) choose(spot, spot.value, spot.value.length)
}

/** Follows the browser's Back and Forward. */
export function listenToBack(): () => void {
  window.addEventListener('popstate', follow)
  return () => window.removeEventListener('popstate', follow)
}
