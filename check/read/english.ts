/** American English, and the names and terms that a page about software uses, from cspell's dictionaries. */
import { decodeTrie, type ITrie } from 'cspell-trie-lib'

export interface English {
  /** Whether it includes a word in exactly this letter case; a term of software in any. */
  has: (word: string) => boolean
  /** Returns the words that a common misspelling may stand for; none if it is no misspelling. */
  correctionsOf: (word: string) => readonly string[]
  /** Returns words that differ in a letter or two, in no particular order. */
  near: (word: string) => string[]
}

interface WordLists {
  /** The English dictionary, uncompressed. */
  trie: Uint8Array<ArrayBuffer>
  /** Terms of software, one per line, which are known in any letter case. */
  terms: string
  /** Names of companies and people, one per line, which are known in theirs. */
  names: string
  /**
   * Common misspellings, one per line: `recieve->receive`, and after commas what else is meant. Read when an unknown word
   * is found; undefined where they are still on their way.
   */
  readMisspellings: () => string | undefined
}

const inLineBreaks = (lines: string | undefined) => lines && `\n${lines}\n`

/** Combines cspell's English dictionary with lists of terms and misspellings. */
export function englishOf({ trie, terms, names, readMisspellings }: WordLists): English {
  const words: ITrie = decodeTrie(trie)
  const knownTerms = new Set(terms.toLowerCase().split('\n'))
  const knownNames = new Set(names.split('\n'))
  let misspellings: string | undefined
  // Lookups take time, and most words of a page are still there at the next check.
  const found: Record<string, boolean> = Object.create(null)
  return {
    has: (word) =>
      (found[word] ??=
        words.hasWord(word, true) || knownTerms.has(word.toLowerCase()) || knownNames.has(word)),
    correctionsOf: (word) => {
      misspellings ??= inLineBreaks(readMisspellings())
      if (misspellings === undefined) return []
      const start = misspellings.indexOf(`\n${word.toLowerCase()}->`)
      if (start === -1) return []
      const end = misspellings.indexOf('\n', start + 1)
      const [, corrections = ''] = misspellings.slice(start + 1, end).split('->')
      return corrections.split(',').map((form) => form.trim())
    },
    near: (word) =>
      words.suggest(word, {
        numSuggestions: 12,
        changeLimit: 2,
        ignoreCase: true,
        includeTies: false,
      }),
  }
}
