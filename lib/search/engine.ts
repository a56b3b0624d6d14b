/**
 * Finds the pages that answer a question. Runs in the browser, over the documents that the build made: MiniSearch, not
 * Pagefind, since it forgives typing errors, needs no WebAssembly (`'wasm-unsafe-eval'` in the policy of every page), and
 * what is fetched does not grow with the number of questions.
 */
import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchPage, SearchSection } from './documents.ts'
import { termOf, wordsIn, wordsOfPath } from './terms.ts'

/** A page that answers, with those of its sections that do, both the best first. */
export interface Hit {
  page: SearchPage
  sections: SearchSection[]
  /** What was found of it, as the index holds words (`termsOf`). */
  terms: ReadonlySet<string>
}

/** How much a word counts by where it stands. */
const BOOST = { title: 4, words: 4, heading: 2, text: 1, rest: 1 }

/** What is ranked: a page by what it says of itself, and each of its sections. */
interface Entry extends Partial<Record<keyof typeof BOOST, string>> {
  id: number
  page: SearchPage
  section?: SearchSection
}

/** More pages, or sections of one, than a reader looks through. */
const MOST_PAGES = 8
const MOST_SECTIONS = 3

/** Of the best, how much another one must have to be worth showing. */
const WORTH = 0.12
const WORTH_OF_SECTION = 0.4

/** Words are indexed in portions of this size, so that typing goes on in between. */
const PORTION = 40

/** Makes a search over pages; it answers with the best first, and with nothing to an empty question. */
export async function createSearch(pages: readonly SearchPage[]): Promise<(question: string) => Hit[]> {
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
        return term && !known.has(term) ? (swapsOf(term).find((one) => known.has(one)) ?? term) : term
      },
      boost: BOOST,
      // The last word may be half typed. Other words are guessed at only where nothing is known by them.
      prefix: (term, place, terms) => place === terms.length - 1 || !known.has(term),
      fuzzy: (term) => (known.has(term) || term.length < 4 ? false : 0.25),
      weights: { prefix: 0.6, fuzzy: 0.45 },
    },
  })
  await index.addAllAsync(entries, { chunkSize: PORTION })

  function hitOf(page: SearchPage, found: readonly SearchResult[]): Hit & { score: number } {
    const own = found.find((result) => !entryOf(result).section)?.score ?? 0
    // In the order of the index, which is that of the scores.
    const parts = found.flatMap((result) => {
      const { section } = entryOf(result)
      return section ? { section, score: result.score } : []
    })
    const best = parts[0]?.score ?? 0
    // A page that has all words of the question comes before one that repeats some.
    const asked = new Set(found.flatMap(({ queryTerms }) => queryTerms))
    return {
      page,
      sections: parts
        .filter(({ score }) => score >= best * WORTH_OF_SECTION)
        .slice(0, MOST_SECTIONS)
        .map(({ section }) => section),
      terms: new Set(found.flatMap(({ match }) => Object.keys(match))),
      score: (own + best) * asked.size,
    }
  }

  return (question) => {
    const found = new Map<SearchPage, SearchResult[]>()
    for (const result of index.search(question)) {
      const { page } = entryOf(result)
      found.set(page, [...(found.get(page) ?? []), result])
    }
    // A page that is called just so comes first, also by words that say nothing by themselves, as "who are you".
    const asked = plain(question)
    const isCalled = ({ title, words }: SearchPage) => [title, ...words].some((name) => plain(name) === asked)
    const called = asked ? pages.filter(isCalled) : []
    const ranked = [...found].map(([page, results]) => hitOf(page, results)).sort((a, b) => b.score - a.score)
    const least = (ranked[0]?.score ?? 0) * WORTH
    const others = ranked.filter(({ page, score }) => score >= least && !called.includes(page))
    return [...called.map((page) => hitOf(page, found.get(page) ?? [])), ...others].slice(0, MOST_PAGES)
  }
}

/** What a page is called, for addresses that lead nowhere. */
export type PageName = Pick<SearchPage, 'path' | 'title' | 'words'>

/** The pages whose names come nearest to an address, five at most, the nearest first. */
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

/** The words of a text as they are compared with others. */
const plain = (text: string) =>
  wordsIn(text.toLowerCase())
    .map(({ word }) => termOf(word) ?? word)
    .join(' ')

/** A word with two neighbors in each other's place, which counts as one slip and not as two. */
const swapsOf = (word: string) =>
  Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2))
