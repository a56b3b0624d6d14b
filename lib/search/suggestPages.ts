import { nearestPages, type PageName } from './nearest.ts'
import { pageList } from './results.ts'

// A path in a variable, which no compiler looks up.
const PAGE_NAMES = '/page-names.js'

/** Longer addresses are no slips. */
const LONGEST = 200

/** On the page for missing addresses, names the pages that come nearest to this one. */
export async function suggestPages(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-missing]')
  if (!place) return
  const { default: names }: { default: PageName[] } = await import(PAGE_NAMES)
  const pages = nearestPages(location.pathname.slice(0, LONGEST), names)
  if (pages.length === 0) return
  place.querySelector('[data-near]')?.append(pageList(pages))
  place.hidden = false
}
