/**
 * Finds the pages that answer a question. Runs in the browser, over the documents that the build made: MiniSearch, not
 * Pagefind, since it forgives typing errors, needs no WebAssembly (`'wasm-unsafe-eval'` in the policy of every page), and
 * what is fetched does not grow with the number of questions.
 */
import MiniSearch from 'minisearch'
import type { SearchPage, SearchSection } from './documents.ts'
import { termOf, wordsIn } from './terms.ts'

/** A page that answers, with those of its sections that do, both the best first. */
export interface Hit {
  page: SearchPage
  sections: SearchSection[]
  /** What was found of it, as the index holds words (`termsOf`). */
  terms: ReadonlySet<string>
}

/** What is ranked: a page by what it says of itself, and each of its sections. */
interface Entry {
  id: number
  page: SearchPage
  section?: SearchSection
}

/** How much a word counts by where it stands. */
const FIELDS: Record<string, { boost: number; read: (entry: Entry) => string }> = {
  title: { boost: 4, read: ({ page, section }) => (section ? '' : page.title) },
  words: { boost: 4, read: ({ page, section }) => (section ? '' : page.words.join(' ')) },
  heading: { boost: 2, read: ({ section }) => section?.heading ?? '' },
  text: { boost: 1, read: ({ page, section }) => (section ?? page).text },
  rest: { boost: 1, read: ({ page, section }) => (section ? '' : page.rest) },
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
  const entries: Entry[] = pages
    .flatMap((page) => [{ page }, ...page.sections.map((section) => ({ page, section }))])
    .map((entry, id) => ({ id, ...entry }))
  const known = new Set<string>()
  const index = new MiniSearch<Entry>({
    fields: Object.keys(FIELDS),
    extractField: (entry, name) => FIELDS[name]?.read(entry) ?? String(entry.id),
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => {
      const term = termOf(word)
      if (term) known.add(term)
      return term
    },
    searchOptions: {
      processTerm: termOf,
      boost: Object.fromEntries(Object.entries(FIELDS).map(([name, { boost }]) => [name, boost])),
      // The last word may be half typed. Other words are guessed at only where nothing is known by them.
      prefix: (term, place, terms) => place === terms.length - 1 || !known.has(term),
      fuzzy: (term) => (known.has(term) || term.length < 4 ? false : term.length < 6 ? 1 : 2),
      weights: { prefix: 0.6, fuzzy: 0.45 },
    },
  })
  await index.addAllAsync(entries, { chunkSize: PORTION })

  return (question) => {
    const found = new Map<SearchPage, Found>()
    for (const { id, score, match, queryTerms } of index.search(question)) {
      const { page, section } = entries[Number(id)] as Entry
      const all: Found = found.get(page) ?? { own: 0, sections: [], terms: new Set(), asked: new Set() }
      if (section) all.sections.push({ section, score })
      else all.own = score
      for (const term of Object.keys(match)) all.terms.add(term)
      for (const term of queryTerms) all.asked.add(term)
      found.set(page, all)
    }
    const ranked = [...found]
      .map(([page, { own, sections, terms, asked }]) => {
        const best = sections[0]?.score ?? 0
        const worth = sections.filter(({ score }) => score >= best * WORTH_OF_SECTION).slice(0, MOST_SECTIONS)
        return {
          page,
          sections: worth.map(({ section }) => section),
          terms,
          score: (own + best) * asked.size,
        }
      })
      .sort((a, b) => b.score - a.score)
    const least = (ranked[0]?.score ?? 0) * WORTH
    // A page that is called just so comes first, also by words that say nothing by themselves, as "who are you".
    const asked = plain(question)
    const called = pages
      .filter(({ title, words }) => [title, ...words].some((name) => plain(name) === asked))
      .map(
        (page) => ranked.find((hit) => hit.page === page) ?? { page, sections: [], terms: new Set<string>() },
      )
    const others = ranked.filter(
      ({ page, score }) => score >= least && called.every((hit) => hit.page !== page),
    )
    return [...called, ...others].slice(0, MOST_PAGES)
  }
}

/** The words of a text as they are compared with others. */
const plain = (text: string) =>
  wordsIn(text.toLowerCase())
    .map(({ word }) => word)
    .join(' ')

interface Found {
  own: number
  /** In the order of the index, which is that of the scores. */
  sections: { section: SearchSection; score: number }[]
  terms: Set<string>
  /** Which words of the question it has: a page that has all of them comes before one that repeats some. */
  asked: Set<string>
}
