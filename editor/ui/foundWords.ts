import type { Problem } from '../../check/problems.ts'
import type { Spot } from '../document/texts.ts'

/** What is enough to tell which words a finding is about. */
export type Found = Pick<Problem, 'offset' | 'fix' | 'guesses'> & { found?: string }

/** The words of a text that a finding is about, if it is about some, and how often they stand before in it. */
export function foundWords(
  { fix, guesses = [], found = '', offset }: Found,
  { value, start }: Pick<Spot, 'value' | 'start'>,
): { words: string; nth: number } | undefined {
  const quoted = /["“]([^"”]+)["”]/.exec(found)?.[1]
  const words = (fix ?? guesses[0])?.from ?? quoted ?? ''
  if (words.trim() === '') return undefined
  return { words, nth: value.slice(0, Math.max(offset - start, 0)).split(words).length - 1 }
}

/** The place of some words in a text, given how often they stand before; -1 if they do not stand there so often. */
export function placeOfWords(text: string, words: string, nth: number): number {
  let place = text.indexOf(words)
  for (let count = 0; count < nth && place !== -1; count++) place = text.indexOf(words, place + 1)
  return place
}
