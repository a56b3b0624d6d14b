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

// On the 404 page, lists the pages whose names resemble the missing address.
const place = document.querySelector<HTMLElement>('[data-missing]')
if (place)
  import(PAGE_NAMES).then(async ({ default: names }) => {
    const near = nearestPages(await createSearch(names), location.pathname)
    place.querySelector('[data-near]')?.append(pageList(near))
    place.hidden = near.length === 0
  })
