/** Capitals of words that take the place of others. */

/** With small letters, but for names in capitals such as API. */
const inSmallLetters = (words: string) =>
  words.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())

const isInCapitals = (words: string) =>
  words === words.toUpperCase() && /\p{Lu}.*\p{Lu}/u.test(words)

/** A replacement in the capitals of the words found, which may be others than those of the words looked for. */
export function inCapitalsOf(found: string, wanted: string, replacement: string): string {
  if (found === wanted) return replacement
  if (isInCapitals(found) && !isInCapitals(wanted)) return replacement.toUpperCase()
  // Where none were looked for, those of the replacement belong to a name.
  const hasCapitals = wanted !== wanted.toLowerCase()
  const words = hasCapitals ? inSmallLetters(replacement) : replacement
  return /^\p{Lu}/u.test(found)
    ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : words
}
