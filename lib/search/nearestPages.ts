/** The pages that the 404 page suggests for a missing address. */
import type { SearchPage } from './documents.ts'
import type { Search } from './engine.ts'
import { termOf, wordsIn, wordsOfPath } from './terms.ts'

const MAX_PAGES = 5

/** Returns the pages whose names resemble an address, best first; none if fewer than a third of its words resemble them. */
export function nearestPages(search: Search, path: string): SearchPage[] {
  // A single letter is the beginning of many words.
  const asked = wordsIn(wordsOfPath(path))
    .filter(({ length }) => length > 1)
    .join(' ')
  const hits = search.find(asked)
  const words = wordsIn(asked).map(termOf)
  const meaningful = new Set(words.filter((term) => term !== null))
  const resembling = Math.max(0, ...hits.map(({ asked }) => asked.size))
  if (resembling * 3 < meaningful.size) return []
  return hits.slice(0, MAX_PAGES).map(({ page }) => page)
}
