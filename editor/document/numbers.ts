/** Numbers, as people type them and as pages show them. */

const NUMBER = /^-?\d+(?:[.,]\d*)?$/

/** The number that was typed so far, with a point or a comma; undefined while it is none. */
export function numberTyped(words: string): number | undefined {
  const digits = words.trim()
  return NUMBER.test(digits) ? Number(digits.replace(',', '.')) : undefined
}

/** A number in words, with commas between its thousands, and without the sign of a unit. Neither a name such as `A14` nor a time is one. */
const SHOWN = /[-−]?(?<![\p{L}\p{N}.,:])\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\p{N}:])/gu

export interface NumberShown {
  index: number
  digits: string
  value: number
}

/** The numbers in some words. */
export const numbersShown = (words: string): NumberShown[] =>
  [...words.matchAll(SHOWN)].map(({ 0: digits, index }) => ({
    index,
    digits,
    value: Number(digits.replace('−', '-').replaceAll(',', '')),
  }))
