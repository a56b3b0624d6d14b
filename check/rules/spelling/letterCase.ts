/** Returns a correction in the letter case of the word that it replaces. */
export function inTheCaseOf(word: string, correction: string): string {
  if (word === word.toUpperCase()) return correction.toUpperCase()
  if (!/^\p{Lu}/u.test(word)) return correction
  return correction.charAt(0).toUpperCase() + correction.slice(1)
}
