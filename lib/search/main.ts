/** The search, which `lib/client/search.ts` loads when a visitor asks for it or for a missing page. */
import { createDialog } from './dialog.ts'
import { createSearch } from './engine.ts'
import { PAGE_NAMES } from './modules.ts'
import { nearestPages } from './nearestPages.ts'
import { pageList } from './results.ts'

let open: (() => void) | undefined

/** Opens the search, or focuses its field if it is already open. */
export function openSearch(): void {
  open ??= createDialog()
  open()
}

/** Lists the pages whose names resemble the missing address, in the place that the 404 page has for them. */
async function suggestPages(place: HTMLElement): Promise<void> {
  const { default: names } = await import(PAGE_NAMES)
  const near = nearestPages(await createSearch(names), location.pathname)
  place.querySelector('[data-near]')?.append(pageList(near))
  place.hidden = near.length === 0
}

const place = document.querySelector<HTMLElement>('[data-missing]')
// Without suggestions the place stays hidden, and the page has links enough.
if (place) suggestPages(place).catch(() => {})
