/** The words in a text that can be misspelled, and how dictionaries list them. */
import { expression } from '../expression.ts'

/** Addresses, mailboxes, file names and entities are not words. */
const ADDRESS = expression(
  /(?<!\S)\S+@\S+|\bhttps?:\S+|(?<!\S)\/[a-z]\S*|(?<![\w-])[\w-]+(?:\.[a-z0-9-]+)+|&#?\w+;/g,
  {
    matches: ['hello@tester.example', 'https://w3.org/TR', 'see /beta', 'site.yaml', '&nbsp;'],
    passes: ['and/or', 'It is. And', 'R&D', 'at 9:30'],
  },
)

/** Rules out most texts in a single test. */
const MAY_HAVE_ADDRESS = expression(/[@/&]|\S[.:]\S/, {
  matches: ['hello@tester.example', '/beta', 'R&D', 'https:x', 'site.yaml'],
  passes: ['It is. And it was: so'],
})

/** Includes separate accents, wrong apostrophes, invisible characters and the “â” of “â€™”, which other rules report. */
export const WORD = expression(
  /[\p{L}\p{M}\p{N}_\u00AD\u180E\u200B\u2060\u2800\u{E0000}-\u{E007F}\uFEFF\uFFFD]+(?:['’´′‘][\p{L}\p{M}]+)*/gu,
  { matches: ['résumé', 'don’t', 'p95'], passes: ['– … !'] },
)

/** A text with spaces in place of web and email addresses, paths and file names. */
export const withoutAddresses = (text: string) =>
  MAY_HAVE_ADDRESS.test(text)
    ? text.replace(ADDRESS, (address) => ' '.repeat(address.length))
    : text

/** Letters of other scripts, which have rules of their own, and units, such as the µ of µs. */
const OTHER_LETTERS = expression(/[[\p{L}--[\p{Script=Latin}\p{Script=Common}]]\u00B5]/v, {
  matches: ['さくら', 'Δt', 'µs'],
  passes: ['résumé', 'Łódź', '50 %'],
})

/** A digit or a mark in a word, or the first letter of one that was read in another encoding. */
const NO_LETTERS = expression(/[^\p{L}'’]|â$/u, {
  matches: ['p95', 'snake_case', 'pointâ'],
  passes: ['don’t', 'résumé', 'âge'],
})

/** Whether a word can be misspelled: single letters and names with digits, such as p95, cannot. */
export const canBeMisspelled = (word: string) =>
  word.length > 1 && !NO_LETTERS.test(word) && !OTHER_LETTERS.test(word)

/** The words of a text that could be misspelled. */
export const wordsIn = (text: string): string[] =>
  (withoutAddresses(text.replaceAll('’', "'")).match(WORD) ?? []).filter(canBeMisspelled)

const POSSESSIVE = expression(/['’]s?$/, {
  matches: ['team’s', 'teams’', "team's"],
  passes: ['teams', 'o’clock'],
})

const PLURAL_OF_ACRONYM = expression(/(?<=^\p{Lu}{2,})s$/u, {
  matches: ['APIs'],
  passes: ['As', 'tests', 'APIS'],
})

/** Returns a word as dictionaries list it: without a possessive ’s or the plural s of an acronym. */
export const bareWord = (word: string) =>
  word.replace(POSSESSIVE, '').replace(PLURAL_OF_ACRONYM, '')

/** Returns a word without accents: `résumé` is listed as `resume`. */
export const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Looks up a word: a lower-case word may start with a capital, and any word may be all capitals. */
export function inAnyCase(word: string, has: (word: string) => boolean): boolean {
  const straight = word.replaceAll('’', "'")
  if (has(straight)) return true
  return [straight, bareWord(straight)].some((form) => {
    const small = form.toLowerCase()
    if (has(form) || (form === capitalized(small) && has(small))) return true
    return form === form.toUpperCase() && (has(small) || has(capitalized(small)))
  })
}
