/** British spellings, and what they are in American English. */
import SPELLINGS from '../tables/spellings.json' with { type: 'json' }

/** Whole words that dictionaries of American English let pass as variants. */
const VARIANTS = new Map(Object.entries(SPELLINGS.variants))

const partsOf = (list: string[][]) =>
  list.map(([part = '', american = '']) => [new RegExp(part), american] as const)

/**
 * Parts of words that are British even where the dictionary lets the word pass: `control` and `compel` double their last
 * l everywhere, `hour` and `four` are no British spellings, and `glamour` is the American one.
 */
const MARKED = partsOf(SPELLINGS.marked)

/** These, where the dictionary does not have the word at all. */
const UNKNOWN = partsOf(SPELLINGS.unknown)

/** Most words have none of these parts, which one look tells. */
const ANY = new RegExp([...MARKED, ...UNKNOWN].map(([part]) => part.source).join('|'))

/** Gives the American word the capitals of the British one. */
export function inTheCaseOf(word: string, american: string): string {
  if (word === word.toUpperCase()) return american.toUpperCase()
  const first = word.charAt(0)
  return first === first.toUpperCase() ? american.charAt(0).toUpperCase() + american.slice(1) : american
}

/** The American spelling of a British word, or nothing; `isWord` is asked for words in small letters. */
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
