/**
 * Finds the pages that match a query, in the browser, using documents from the build. MiniSearch, not Pagefind, because
 * it tolerates typos, needs no WebAssembly (`'wasm-unsafe-eval'` in every page's policy), and loads its data only once.
 */
import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchPage, SearchSection } from './documents.ts'
import { termOf, wordsIn } from './terms.ts'

/** A matching page with its matching sections, best first. */
export interface Hit {
  page: SearchPage
  sections: SearchSection[]
  /** The words of the query that it matches, and the matching words of the page, both as index terms (`termOf`). */
  asked: ReadonlySet<string>
  terms: ReadonlySet<string>
}

/** The weight of a word in each field. */
const BOOST = { title: 4, words: 4, heading: 2, text: 1, rest: 1, joined: 1 }

/** A ranked entry: a page itself or one of its sections. */
interface Entry extends Partial<Record<keyof typeof BOOST, string>> {
  id: number
  page: SearchPage
  section?: SearchSection
}

type Result = SearchResult & Entry

/** The maximum number of pages, and of sections per page: more than readers look through. */
const MAX_PAGES = 8
const MAX_SECTIONS = 3

/** The minimum share of the best score for a page to be shown. */
const MIN_SHARE = 0.12

/** Digits alone: a year or a count stands on many pages that have nothing to do with the question. */
const isDigits = (term: string) => /^\d+$/.test(term)

/** Shorter words resemble too many others: "noth" of "nothing" is a letter from "not". */
const MIN_FUZZY_LENGTH = 5

/** Nobody types more, but an address may contain it. */
const MAX_QUERY_LENGTH = 200

const normalized = (text: string) => wordsIn(text.toLowerCase()).join(' ')

export interface Search {
  /** The hits, best first; none for an empty query. */
  find(query: string): Hit[]
  /** The words of a query that no page contains, as typed; a word still being typed may begin a known one. */
  unknownWords(query: string): string[]
}

/** Creates an index, still empty. It adds the terms of what it is given to those that are known. */
const createIndex = (known: Set<string>) =>
  new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    storeFields: ['page', 'section'],
    extractField: (entry, name) => entry[name as keyof Entry] ?? '',
    tokenize: wordsIn,
    processTerm: (word) => {
      const term = termOf(word)
      if (term) known.add(term)
      return term
    },
    searchOptions: {
      processTerm: termOf,
      boost: BOOST,
      // The last word may be incomplete. Other words are completed or corrected only if unknown.
      prefix: (term, place, terms) =>
        !isDigits(term) && (place === terms.length - 1 || !known.has(term)),
      fuzzy: (term) =>
        !known.has(term) && !isDigits(term) && term.length >= MIN_FUZZY_LENGTH && 0.25,
      weights: { prefix: 0.6, fuzzy: 0.45 },
    },
  })

/** The entries of a page: itself, and each of its sections. */
function entriesOf(page: SearchPage): Omit<Entry, 'id'>[] {
  const names = [page.title, ...page.words]
  // Some write "loadtesting".
  const joined = names.map((name) => name.replaceAll(' ', '')).join(' ')
  return [
    { ...page, page, words: page.words.join(' '), joined },
    ...page.sections.map((section) => ({ ...section, page, section })),
  ]
}

/** What a search has found of a page, with its score, by which pages are ranked. */
function hitOf(page: SearchPage, results: readonly Result[]) {
  // Sorted by score, as the index returns them.
  const found = results.filter(
    (result) => result.page === page && !result.queryTerms.every(isDigits),
  )
  // The index stores the section of a page's own entry as an empty text.
  const sections = found
    .map(({ section }) => section)
    .filter((section) => typeof section === 'object')
  const ofPage = found.find(({ section }) => !section)?.score ?? 0
  const ofSection = found.find(({ section }) => section)?.score ?? 0
  // A page with all words of the query ranks above one that repeats some of them.
  const asked = new Set(found.flatMap(({ queryTerms }) => queryTerms))
  const terms = new Set(found.flatMap((result) => result.terms))
  return {
    page,
    sections: sections.slice(0, MAX_SECTIONS),
    asked,
    terms,
    score: (ofPage + ofSection) * asked.size,
  }
}

/** Creates a search over pages. */
export async function createSearch(pages: readonly SearchPage[]): Promise<Search> {
  const known = new Set<string>()
  const index = createIndex(known)
  const entries = pages.flatMap(entriesOf).map((entry, id) => ({ id, ...entry }))
  // In chunks, so that typing is not blocked.
  await index.addAllAsync(entries, { chunkSize: 40 })
  const find = (entered: string) => {
    const query = entered.slice(0, MAX_QUERY_LENGTH)
    const asked = normalized(query)
    if (!asked) return []
    const results = index.search(query) as Result[]
    const hits = pages.map((page) => hitOf(page, results)).sort((a, b) => b.score - a.score)
    const minScore = (hits[0]?.score ?? 0) * MIN_SHARE
    // A page with exactly this name comes first, even if the words alone mean nothing, as in "who are you".
    const isNamed = ({ page: { title, words } }: Hit) =>
      [title, ...words].some((name) => normalized(name) === asked)
    const shown = [
      ...hits.filter(isNamed),
      ...hits.filter((hit) => hit.score > minScore && !isNamed(hit)),
    ]
    return shown.slice(0, MAX_PAGES)
  }
  const beginsKnownWord = (term: string) => [...known].some((other) => other.startsWith(term))
  const unknownWords = (entered: string) => {
    const words = wordsIn(entered.slice(0, MAX_QUERY_LENGTH)).filter((word) => {
      const term = termOf(word)
      return term !== null && !beginsKnownWord(term)
    })
    return [...new Set(words)]
  }
  return { find, unknownWords }
}
