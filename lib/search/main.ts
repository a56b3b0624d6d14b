/** The search, which `lib/client/links.ts` fetches when a visitor asks for it, or for an address that has no page. */
import { createDialog } from './dialog.ts'
import { nearestPages, type PageName } from './engine.ts'
import { pageList } from './results.ts'

// A path in a variable, which no compiler looks up.
const PAGE_NAMES = '/page-names.js'

let open: (() => void) | undefined

/** Opens the search, or returns to its field where it is open. */
export function openSearch(): void {
  open ??= createDialog()
  open()
}

// On the page for missing addresses: names the pages that come nearest to this one.
const place = document.querySelector<HTMLElement>('[data-missing]')
if (place)
  import(PAGE_NAMES).then(async ({ default: names }: { default: PageName[] }) => {
    const pages = await nearestPages(location.pathname, names)
    place.querySelector('[data-near]')?.append(pageList(pages))
    place.hidden = pages.length === 0
  })
