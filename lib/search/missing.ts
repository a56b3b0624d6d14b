/** The page for missing addresses, where the address is the question. */
import { nearestPages, type PageName } from './nearest.ts'
import { pageList } from './results.ts'

// A path in a variable, which no compiler looks up.
const PAGE_NAMES = '/page-names.js'

/** Longer addresses are no slips. */
const LONGEST = 200

/** Names the pages that come nearest to an address without a page. */
export async function suggestPages(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-missing]')
  if (!place) return
  const { default: names }: { default: PageName[] } = await import(PAGE_NAMES)
  const pages = nearestPages(location.pathname.slice(0, LONGEST), names)
  if (pages.length === 0) return
  place.querySelector('[data-near]')?.append(pageList(pages))
  place.hidden = false
}

/** What an address asks for: `?q=…` on the site index, or the words of a path that leads nowhere. */
export function questionOfAddress(): string {
  if (!document.querySelector('[data-missing]')) return new URLSearchParams(location.search).get('q') ?? ''
  let path = location.pathname
  try {
    path = decodeURIComponent(path)
  } catch {
    // Anyone can write an address that no encoding makes.
  }
  const words = path.replace(/\.\w+$/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().slice(0, 80)
}
