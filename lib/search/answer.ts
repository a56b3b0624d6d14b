/** What the dialog of the search says about a query. */
import type { SearchIndex } from './documents.ts'
import { element } from './element.ts'
import { createSearch, type Search } from './engine.ts'
import { SEARCH_INDEX } from './modules.ts'
import { noteOn } from './notes.ts'
import { countOf, hitList, noteText, pageList, unknownText } from './results.ts'

/** The index and the search over it. */
export interface LoadedIndex extends SearchIndex {
  search: Search
}

/** A line that is read out, and what is shown below it. */
export type Answer = readonly [status: string, ...content: HTMLElement[]]

/** Loads the index. Throws if it does not arrive. */
export async function loadIndex(): Promise<LoadedIndex> {
  const index: SearchIndex = (await import(SEARCH_INDEX)).default
  return { ...index, search: await createSearch(index.pages) }
}

const hint = (text: string) => element('p', {}, text)

export const LOADING: Answer = ['Loading the search']

export const failure = (): Answer => [
  'The search could not be loaded',
  hint('The link below lists every page.'),
]

/** The answer to what a visitor has typed, without spaces around it. */
export function answerTo(asked: string, { pages, notes, search }: LoadedIndex): Answer {
  if (asked === '') {
    const services = pages.filter(
      ({ path, trail }) => path.startsWith('/services/') && trail.length === 0,
    )
    return ['Three places to begin', pageList(services)]
  }
  const note = noteOn(asked, notes)
  const explained = note ? [noteText(note)] : []
  if (note?.insteadOfResults) return [`No page is about “${asked}”`, ...explained]
  const hits = search.find(asked)
  const unknown = search.unknownWords(asked)
  const named = unknown.length > 0 ? [hint(unknownText(unknown))] : []
  if (hits.length > 0) return [countOf(hits), ...explained, ...named, hitList(hits)]
  const advice = hint('Try fewer words, or other ones. The link below lists every page.')
  return [`Nothing found for “${asked}”`, ...explained, advice]
}
