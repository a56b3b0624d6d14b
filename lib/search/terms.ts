/** Turns words into index terms: one form for "tests", "tested" and "testing". */
import { decodedPath } from '#lib/site/url.ts'

const STOP_WORDS = new Set(
  `a after an and any are as at be before by can could do does for from get have help how i in is it long
  many me much my need of on or our take takes that the them to us we what when where which who why will
  with without you your`.split(/\s+/),
)

/** Longer words, such as addresses in code, are cut: the rules below take too long for what a link may contain. */
const MAX_WORD_LENGTH = 40

/** The end of an address that may hold words of a page's name. */
const MAX_PATH_LENGTH = 200

/** Returns the index term of a word, or null for a stop word. Letters of double width are those that they stand for. */
export function termOf(word: string): string | null {
  const plain = word
    .slice(0, MAX_WORD_LENGTH)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
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

/** In a group, so that a text split at it keeps its words. */
export const WORD = /([\p{L}\p{M}\p{N}]+)/gu

/** The words of a text, in order. */
export const wordsIn = (text: string): string[] => text.match(WORD) ?? []

/** Returns the words of the last step of an address, which visitors may have typed with malformed percent-encoding. */
export function wordsOfPath(path: string): string {
  const end = (decodedPath(path) ?? path).slice(-MAX_PATH_LENGTH)
  const last = end.split('/').findLast(Boolean) ?? ''
  return wordsIn(last.replace(/\.\w+$/, '')).join(' ')
}
