/** The search, which `lib/client/links.ts` fetches when a visitor asks for it, or for an address that has no page. */
import { SearchDialog } from './dialog.ts'
import { suggestPages } from './missing.ts'

let dialog: SearchDialog | undefined

/** Opens the search, or returns to its field where it is open. */
export function openSearch(): void {
  dialog ??= new SearchDialog()
  dialog.open()
}

suggestPages()
