/** What the list of pages and facts is searched for, and what it shows of that. */
import type { DataName } from '../../lib/content/data.ts'
import { aroundPlain, type Match } from '../document/search.ts'

/** What somebody may look for who wants to change questions and answers. */
export const QUESTIONS = 'It has questions and answers (FAQs).'

/** What somebody may look for on a page who does not know that nobody writes it. */
export const ON_PAGE: Record<string, string> = {
  '/': 'News, insights, articles: a news service sends them.',
}

/** What somebody may call facts who does not know their names here. */
export const CALLED: Partial<Record<DataName, string>> = {
  claims: 'figures, results, proof, sources, standards',
  dictionary: 'spelling, words',
  legal: 'imprint, company registration, privacy, terms',
  navigation: 'menu, header, footer, top bar, legal links, main links, columns',
  offices: 'addresses, locations, contact, map',
  people: 'team, leadership, management, biographies, photographs',
  redirects: 'old addresses, moved pages',
  site: 'name, copyright, year, e-mail, phone, partners, social network, slogan',
  statistics: 'headline numbers, home page',
  synonyms: 'search words',
  testimonials: 'quotes, reviews, clients, customers',
}

/** Words in a text, with what is shown on both sides of them. */
export type Excerpt = Pick<Match, 'before' | 'words' | 'after'>

/** What stands before a fact in its line. */
const KEY = /^[\s-]*(?:[\w-]+: )?["']?/

/** What a file says to those who edit it. */
const COMMENT = /^\s*#/

/** The line of a text that has some words in it, shortened; the key of a fact is left out. */
function excerptOf(text: string, wanted: string): Excerpt | undefined {
  const isFound = (line: string) => line.toLowerCase().includes(wanted) && !COMMENT.test(line)
  const line = text.split('\n').find(isFound)
  if (line === undefined) return undefined
  const fact = line.replace(KEY, '')
  const shown = fact.toLowerCase().includes(wanted) ? fact : line
  const start = shown.toLowerCase().indexOf(wanted)
  const end = start + wanted.length
  return { words: shown.slice(start, end), ...aroundPlain(shown, { start, end }) }
}

/** Whether words are found in what is shown of an entry or in what else it can be found by; then, where. */
export function foundIn(
  shown: string,
  more: readonly string[],
  words: string,
): { why?: Excerpt } | undefined {
  const wanted = words.trim().toLowerCase()
  if (shown.toLowerCase().includes(wanted)) return {}
  for (const text of more) {
    const why = excerptOf(text, wanted)
    if (why) return { why }
  }
  return undefined
}
