/** Guesses what an author most likely meant. */
import leven from 'leven'

const lettersOf = (word: string) => [...word].sort().join('')

/** Counts the edits between two words, a misplaced letter as one; ignores letter case because authors never mean it. */
export function distance(a: string, b: string): number {
  const left = a.toLowerCase()
  const right = b.toLowerCase()
  const edits = leven(left, right)
  return edits === 2 && lettersOf(left) === lettersOf(right) ? 1 : edits
}

/** The name closest to what was written; undefined if none is close enough to be a typo of it. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const maxEdits = Math.max(2, Math.floor(written.length / 3))
  return Array.from(names, (name) => ({ name, edits: distance(written, name) }))
    .filter(({ edits }) => edits <= maxEdits)
    .sort((a, b) => a.edits - b.edits)[0]?.name
}

/** `Did you mean /beta?`; without a guess, what else to do. */
export const didYouMean = (guess: string | undefined, otherwise: string): string =>
  guess ? `Did you mean ${guess}?` : otherwise
