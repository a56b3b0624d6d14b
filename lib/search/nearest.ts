/** The pages whose names come nearest to words that lead nowhere: a missing path, or a question without an answer. */
import { distance } from '#lib/content/nearest.ts'
import { termsOf } from './terms.ts'

/** What a page is called. */
export interface PageName {
  path: string
  title: string
  /** Other words for it. */
  words: readonly string[]
}

/** Below these, two words, or two paths, have nothing to do with each other. */
const ALIKE = 0.6
const ALIKE_PATHS = 0.8

/** Of the best score, how much another page must have to be named beside it; and what the best must have. */
const WORTH = 0.4
const LEAST = 0.2

const lastStep = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** 1 for the same word, less for each edit, 0 where little is alike. */
function likeness(asked: string, term: string): number {
  if (term.startsWith(asked) && asked.length > 2) return 0.5 + asked.length / term.length / 2
  const alike = 1 - distance(asked, term) / Math.max(asked.length, term.length)
  return alike >= ALIKE ? alike : 0
}

/**
 * Ranks pages by their names.
 *
 * @param asked a path, or words
 * @returns at most `most` pages, the nearest first; none where none is near
 */
export function nearestPages<P extends PageName>(asked: string, pages: readonly P[], most = 5): P[] {
  const terms = [...termsOf(asked)]
  const names = pages.map((page) => [...termsOf([page.path, page.title, ...page.words].join(' '))])
  const shared = new Map<string, number>()
  for (const term of names.flat()) shared.set(term, (shared.get(term) ?? 0) + 1)
  // A word that many pages have in their names ("testing", "services") says little about which of them is meant.
  const weight = (term: string) => 1 / (shared.get(term) ?? 1)
  // A word that some page is called by is no slip of another: "test" does not mean "REST".
  const alike = (one: string, name: string) => (shared.has(one) && one !== name ? 0 : likeness(one, name))
  const ranked = pages
    .map((page, index) => {
      const byWord = terms.map((one) =>
        Math.max(0, ...(names[index] ?? []).map((name) => alike(one, name) * weight(name) ** 0.5)),
      )
      const words = byWord.reduce((sum, one) => sum + one, 0) / (terms.length || 1)
      // The last step of the path as a whole, for slips between words, such as a hyphen too many.
      const [step, own] = [lastStep(asked), lastStep(page.path)]
      const whole = step && own ? 1 - distance(step, own) / Math.max(step.length, own.length) : 0
      return { page, score: words + (whole >= ALIKE_PATHS ? whole / 4 : 0) }
    })
    .sort((a, b) => b.score - a.score)
  const least = Math.max(LEAST, (ranked[0]?.score ?? 0) * WORTH)
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, most)
    .map(({ page }) => page)
}
