/** What the search says about words that have no page, or another meaning. */
import type { SearchNote } from './documents.ts'
import { termOf, wordsIn } from './terms.ts'

/** The notes that hold: those that wait for a page go once it is published. */
export const notesInForce = (
  notes: readonly SearchNote[],
  isPublished: (path: string) => boolean,
): SearchNote[] => notes.filter(({ until }) => until === undefined || !isPublished(until))

/** The index terms of a text in order, as in " iso 27001 ". */
const termsOf = (text: string) => ` ${wordsIn(text).map(termOf).filter(Boolean).join(' ')} `

/** Returns the first note about words of a query; their forms and letter case do not matter. */
export const noteOn = (query: string, notes: readonly SearchNote[]): SearchNote | undefined =>
  notes.find(({ words }) => words.some((name) => termsOf(query).includes(termsOf(name))))
