/** From words to what the index holds of them: one form for "tests", "tested" and "testing". */

/** Words that say nothing about what someone looks for. */
const EMPTY = new Set(
  `a after an and any are as at be before by can could do does for from get have help how i in is it me my need of on
  or our that the them to us we what when where which who why will with without you your`.split(/\s+/),
)

/** The form in which the index holds a word, or null for a word that says nothing. */
export function termOf(word: string): string | null {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const term = stem(plain)
  return EMPTY.has(plain) || EMPTY.has(term) ? null : term
}

/** Takes off endings where a word is left: "string", "bus" and "red" stay as they are. */
const stem = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^aiosu\d])s$/, '')
    .replace(/^(\w*[aeiouy]\w*?)([^aeiou])\2?(?:ing|ed)$/, '$1$2')
    .replace(/(?<=\w{3})e$/, '')

/** Words of a text, with their places. */
export function wordsIn(text: string): { word: string; from: number; to: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }))
}

/** The terms of a text, each once. */
export function termsOf(text: string): Set<string> {
  return new Set(wordsIn(text).flatMap(({ word }) => termOf(word) ?? []))
}

/** The words of an address. */
export function wordsOfPath(path: string): string {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // Anyone can write an address that no encoding makes.
  }
  const words = plain.replace(/\.\w+$/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().slice(0, 80)
}
