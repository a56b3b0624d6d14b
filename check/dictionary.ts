import { decodeTrie, type ITrie } from 'cspell-trie-lib'
import type { English } from './rules/spelling.ts'

/** Combines cspell's English dictionary, uncompressed, with lists of one term per line. */
export function englishOf(trie: Uint8Array<ArrayBuffer>, terms: readonly string[]): English {
  const words: ITrie = decodeTrie(trie)
  const known = new Set(
    terms.flatMap((list) => list.split(/\r?\n/)).filter((line) => /^\p{L}+$/u.test(line)),
  )
  // Lookups take time, and most words of a page are still there at the next check.
  const found: Record<string, boolean> = Object.create(null)
  return {
    has: (word) => (found[word] ??= words.hasWord(word, true) || known.has(word)),
    near: (word) =>
      words.suggest(word, {
        numSuggestions: 12,
        changeLimit: 2,
        ignoreCase: true,
        includeTies: false,
      }),
  }
}
