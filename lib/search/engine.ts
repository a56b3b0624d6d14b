/**
 * Finds the pages that match a query, in the browser, using documents from the build. MiniSearch, not Pagefind, because
 * it tolerates typos, needs no WebAssembly (`'wasm-unsafe-eval'` in every page's policy), and loads its data only once.
 */
import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchPage, SearchSection } from './documents.ts'
import { termOf, wordsIn, wordsOfPath } from './terms.ts'

/** A matching page with its matching sections, best first. */
export interface Hit {
  page: SearchPage
  sections: SearchSection[]
  /** The matching words as index terms (`termsOf`). */
  terms: ReadonlySet<string>
}

/** The weight of a word in each field. */
const BOOST = { title: 4, words: 4, heading: 2, text: 1, rest: 1 }

/** A ranked entry: a page itself or one of its sections. */
interface Entry extends Partial<Record<keyof typeof BOOST, string>> {
  id: number
  page: SearchPage
  section?: SearchSection
}

/** The maximum number of pages, and of sections per page: more than readers look through. */
const MAX_PAGES = 8
const MAX_SECTIONS = 3

/** The minimum share of the best score for a page, or section, to be shown. */
const MIN_SHARE = 0.12
const MIN_SECTION_SHARE = 0.4

/** Entries are indexed in chunks of this size, so that typing is not blocked. */
const CHUNK_SIZE = 40

/** Creates a search over pages. It returns hits, best first, and none for an empty query. */
export async function createSearch(pages: readonly SearchPage[]): Promise<(query: string) => Hit[]> {
  const entries = pages
    .flatMap((page) => [
      { page, title: page.title, words: page.words.join(' '), text: page.text, rest: page.rest },
      ...page.sections.map((section) => ({ page, section, heading: section.heading, text: section.text })),
    ])
    .map((entry, id): Entry => ({ id, ...entry }))
  const entryOf = ({ id }: SearchResult) => entries[id] as Entry
  const known = new Set<string>()
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    extractField: (entry, name) => String(entry[name as keyof Entry] ?? ''),
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => {
      const term = termOf(word)
      if (term) known.add(term)
      return term
    },
    searchOptions: {
      processTerm: (word) => {
        const term = termOf(word)
        if (!term || known.has(term) || isNear(term)) return term
        const pair = halves(word).find((parts) => parts.every((part) => part && known.has(part)))
        return (pair as string[] | undefined) ?? swapped(term).find((one) => known.has(one)) ?? term
      },
      boost: BOOST,
      // The last word may be incomplete. Other words are completed or corrected only if unknown.
      prefix: (term, place, terms) => place === terms.length - 1 || !known.has(term),
      fuzzy: (term) => !known.has(term) && term.length > 3 && (isNear(term) ? 1 : 0.25),
      weights: { prefix: 0.6, fuzzy: 0.45 },
    },
  })
  // Two typos are assumed only if one cannot explain the word.
  const isNear = (term: string): boolean =>
    index.search(term, { fuzzy: 1, prefix: false, processTerm: (one) => one }).length > 0
  await index.addAllAsync(entries, { chunkSize: CHUNK_SIZE })

  function hitOf(page: SearchPage, found: readonly SearchResult[]): Hit & { score: number } {
    const own = found.find((result) => !entryOf(result).section)?.score ?? 0
    // Sorted by score, as the index returns them.
    const parts = found.flatMap((result) => {
      const { section } = entryOf(result)
      return section ? { section, score: result.score } : []
    })
    const best = parts[0]?.score ?? 0
    // A page with all words of the query ranks above one that repeats some of them.
    const asked = new Set(found.flatMap(({ queryTerms }) => queryTerms))
    return {
      page,
      sections: parts
        .filter(({ score }) => score >= best * MIN_SECTION_SHARE)
        .slice(0, MAX_SECTIONS)
        .map(({ section }) => section),
      terms: new Set(found.flatMap(({ match }) => Object.keys(match))),
      score: (own + best) * asked.size,
    }
  }

  return (query) => {
    const found = new Map<SearchPage, SearchResult[]>()
    for (const result of index.search(query)) {
      const { page } = entryOf(result)
      found.set(page, [...(found.get(page) ?? []), result])
    }
    // A page with exactly this name comes first, even if the words alone mean nothing, as in "who are you".
    const asked = plain(query)
    const isNamed = ({ title, words }: SearchPage) => [title, ...words].some((one) => plain(one) === asked)
    const named = asked ? pages.filter(isNamed) : []
    const ranked = [...found].map(([page, results]) => hitOf(page, results)).sort((a, b) => b.score - a.score)
    const least = (ranked[0]?.score ?? 0) * MIN_SHARE
    const others = ranked.filter(({ page, score }) => score >= least && !named.includes(page))
    return [...named.map((page) => hitOf(page, found.get(page) ?? [])), ...others].slice(0, MAX_PAGES)
  }
}

/** A page's names, to suggest pages for a missing address. */
export type PageName = Pick<SearchPage, 'path' | 'title' | 'words'>

/** Returns at most five pages whose names resemble an address, closest first. */
export async function nearestPages(address: string, names: readonly PageName[]): Promise<PageName[]> {
  const lastStep = (path: string) => wordsOfPath(path.slice(path.lastIndexOf('/')))
  const pages = names.map(({ path, title, words }) => {
    return { path, title, words: [...words, lastStep(path)], trail: [], text: '', rest: '', sections: [] }
  })
  const search = await createSearch(pages)
  const hits = search(lastStep(address))
  const near = hits.length > 0 ? hits : search(wordsOfPath(address))
  return near.slice(0, 5).map(({ page }) => page)
}

/** Normalizes a text for comparison. Stop words count only if there is nothing else. */
function plain(text: string): string {
  const words = wordsIn(text.toLowerCase())
  const terms = words.flatMap(({ word }) => termOf(word) ?? [])
  return (terms.length > 0 ? terms : words.map(({ word }) => word)).join(' ')
}

/** The terms of every two words of three letters or more that a word could join, as in "loadtest". */
const halves = (word: string) =>
  Array.from(word.slice(5), (_, at) => [word.slice(0, at + 3), word.slice(at + 3)].map(termOf))

/** Every variant of a word with two adjacent characters swapped, so that a swap counts as one typo, not two. */
const swapped = (word: string) =>
  Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2))
