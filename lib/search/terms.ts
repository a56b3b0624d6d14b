/** Turns words into index terms: one form for "tests", "tested" and "testing". */
import { decodedPath } from '#lib/site/url.ts'

/** Stop words. */
const STOP_WORDS = new Set(
  `a after an and any are as at be before by can could do does for from get have help how i in is it long
  many me much my need of on or our take takes that the them to us we what when where which who why will
  with without you your`.split(/\s+/),
)

/** Returns the index term of a word, or null for a stop word. */
export function termOf(word: string): string | null {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const term = stem(plain)
  return STOP_WORDS.has(plain) || STOP_WORDS.has(term) ? null : term
}

/** Removes endings if a word remains: "string", "bus" and "red" stay the same. */
const stem = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^aiosu\d])s$/, '')
    .replace(/^(\w*[aeiouy]\w*?)([^aeiou])\2?(?:ing|ed)$/, '$1$2')
    .replace(/(?<=\w{3})e$/, '')

/** Returns the words of a text with their positions. */
export function wordsIn(text: string): { word: string; from: number; to: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }))
}

/** Returns the set of terms in a text. */
export function termsOf(text: string): Set<string> {
  return new Set(wordsIn(text).flatMap(({ word }) => termOf(word) ?? []))
}

/** Returns the words of an address. */
export function wordsOfPath(path: string): string {
  // Visitors can enter malformed percent-encoding.
  const plain = decodedPath(path) ?? path
  const words = plain.replace(/\.\w+$/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().slice(0, 80)
}
