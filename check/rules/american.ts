/** British spellings and their American equivalents. */
import SPELLINGS from '../tables/spellings.json' with { type: 'json' }

const VARIANTS = new Map(Object.entries(SPELLINGS.variants))

const partsOf = (list: string[][]) =>
  list.map(([part = '', american = '']) => [new RegExp(part), american] as const)

/**
 * Word parts that are British even if the dictionary accepts the word. Exceptions: `control` and `compel` double their
 * last l everywhere, `hour` and `four` are not British, and `glamour` is the American spelling.
 */
const MARKED = partsOf(SPELLINGS.marked)

/** Word parts that are British only if the dictionary does not have the word. */
const UNKNOWN = partsOf(SPELLINGS.unknown)

/** Rules out most words in a single test. */
const ANY = new RegExp([...MARKED, ...UNKNOWN].map(([part]) => part.source).join('|'))

export function inTheCaseOf(word: string, american: string): string {
  if (word === word.toUpperCase()) return american.toUpperCase()
  return /^\p{Lu}/u.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american
}

/** Returns the American spelling if a word is British; `isWord` is called with lower-case words. */
export function americanOf(word: string, isWord: (word: string) => boolean): string | undefined {
  const british = word.toLowerCase()
  const variant = VARIANTS.get(british)
  if (variant) return inTheCaseOf(word, variant)
  if (!ANY.test(british)) return undefined
  for (const [part, american] of isWord(british) ? MARKED : [...MARKED, ...UNKNOWN]) {
    const candidate = british.replace(part, american)
    if (candidate !== british && isWord(candidate)) return inTheCaseOf(word, candidate)
  }
  return undefined
}
