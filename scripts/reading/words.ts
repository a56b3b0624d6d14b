/** What makes the words of a page slow to read, counted. The counts are guides for an editor, not limits. */

/** Habits that make a native reader read twice, by the name of their column. */
const HABITS: Readonly<Record<string, RegExp>> = {
  ', and': /, and /g,
  'never, instead of': /\b(?:never|instead of|rather than)\b/gi,
  'person, whoever': /\b(?:person|people|whoever)\b/gi,
}

/** The names of all habits. */
export const HABIT_NAMES = Object.keys(HABITS)

const words = new Intl.Segmenter('en', { granularity: 'word' })
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Numbers count as words, punctuation does not. */
export const countWords = (text: string): number =>
  Array.from(words.segment(text)).filter(({ isWordLike }) => isWordLike).length

export interface Reading {
  words: number
  /** Words per sentence, of texts that end as sentences do: labels and cells of tables are none. */
  sentenceLength: number
  /** How often each habit occurs, in the order of {@link HABIT_NAMES}. */
  habits: number[]
}

/** Counts the words of a page's texts: its paragraphs, items, cells and headings. */
export function countReading(texts: readonly string[]): Reading {
  const whole = texts.join('\n')
  const full = texts
    .filter((text) => /[.!?]["”)]?$/.test(text))
    .flatMap((text) => Array.from(sentences.segment(text), ({ segment }) => segment))
  return {
    words: countWords(whole),
    sentenceLength: full.length === 0 ? 0 : countWords(full.join(' ')) / full.length,
    habits: Object.values(HABITS).map((habit) => whole.match(habit)?.length ?? 0),
  }
}

/** Whether an answer is a yes or no whose reason comes only in the next sentence. */
export const isBareAnswer = (answer: string): boolean => /^(?:Yes|No)[.:!]/.test(answer)

/** Whether an answer begins as too many do, with "No, because" and what the question said already. */
export const isBecauseAnswer = (answer: string): boolean => /^(?:Yes|No), because\b/.test(answer)
