/** Which words may stand on the site: those of English, of content/data/dictionary.yaml, and the names in other data. */

import { distance } from '#lib/content/nearest.ts'
import type { Site } from '../site.ts'
import { valueAt } from '../source.ts'
import { readEnglish } from './english.ts'

/** A word in a text, and where it starts. */
export interface Word {
  word: string
  index: number
}

/** Addresses, mailboxes and names of files are no words. */
const ADDRESS = /\S+@\S+|\bhttps?:\S+|(?<!\S)\/[a-z]\S*|[\w-]+(?:\.[a-z0-9-]+)+/g
/** With signs that do not show or cannot be read inside, which have their own problem. */
const WORD = /[\p{L}\p{M}\p{N}_\u00AD\u200B\u2060\uFEFF\uFFFD]+(?:['’][\p{L}\p{M}]+)*/gu

/** The words of a text that can be misspelt: single letters and names with digits, such as p95, are not among them. */
export function wordsIn(text: string): Word[] {
  const plain = text.replace(ADDRESS, (address) => ' '.repeat(address.length))
  return [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    word.length < 2 || /[^\p{L}\p{M}'’]/u.test(word) ? [] : [{ word, index }],
  )
}

/** Keys of data files that hold proper names: whoever enters a new colleague need not enter her name twice. */
const NAMES: readonly PropertyKey[] = [
  'name',
  'legalName',
  'publisher',
  'city',
  'region',
  'country',
  'street',
  'monogram',
]

export const isName = (key: PropertyKey | undefined) => key !== undefined && NAMES.includes(key)

/** The entries of the project's dictionary, also where another line of the file is wrong. */
export function dictionaryEntries(site: Site): { word: string; index: number }[] {
  const value = valueAt(site.files.find(({ name }) => name === 'dictionary')?.yaml.value, [])
  return (Array.isArray(value) ? value : []).flatMap((word, index) =>
    typeof word === 'string' ? [{ word, index }] : [],
  )
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A word that is written small may start with a capital, and any word may be all capitals. */
function inAnyCase(word: string, has: (word: string) => boolean): boolean {
  if (has(word)) return true
  const small = word.toLowerCase()
  if (word === capitalized(small) && has(small)) return true
  return word === word.toUpperCase() && (has(small) || has(capitalized(small)))
}

/** A word as dictionaries list it: without the ’s of an owner, and an acronym without the s of a plural. */
export const bareWord = (word: string) => word.replace(/['’]s?$/, '').replace(/(?<=^\p{Lu}{2,})s$/u, '')

/** The forms under which a word may stand in a dictionary; their apostrophes are straight. */
function forms(word: string): string[] {
  const straight = word.replaceAll('’', "'")
  const bare = bareWord(straight)
  return bare === straight ? [straight] : [straight, bare]
}

const sameLetters = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Gives a suggestion the capitals of the word that it stands in for. */
function likewise(word: string, suggestion: string): string {
  if (word === word.toUpperCase()) return suggestion.toUpperCase()
  return word === capitalized(word) ? capitalized(suggestion) : suggestion
}

export interface Vocabulary {
  /** Whether English has a word, whatever the site's own dictionary says. */
  isEnglish: (word: string) => boolean
  /** Whether the site's dictionary or a name in its data has a word. */
  isOwn: (word: string) => boolean
  /** At most three words that were most likely meant; where the site uses some of them, none that it does not. */
  suggestions: (word: string, uses: ReadonlyMap<string, number>) => string[]
}

export function vocabularyOf(site: Site): Vocabulary {
  const english = readEnglish()
  const entries = dictionaryEntries(site).map(({ word }) => word)
  const names = site.files.flatMap(({ yaml }) =>
    yaml.texts().flatMap(({ path, value }) => {
      const key = path.findLast((part) => typeof part !== 'number')
      return isName(key) ? wordsIn(value).map(({ word }) => word) : []
    }),
  )
  const own = new Set([...entries, ...names])
  const suggestions: Vocabulary['suggestions'] = (word, uses) => {
    const near = [...english.near(word), ...[...own].filter((one) => distance(word, one) <= 2)]
      .filter((one) => !/['’]/.test(one))
      .map((one) => likewise(word, one))
      .filter((one) => one !== word)
      .filter((one, index, all) => all.findIndex((other) => sameLetters(one, other)) === index)
    const ranked = near.map((one) => ({
      one,
      edits: distance(word, one),
      count: uses.get(one) ?? 0,
    }))
    const least = Math.min(...ranked.map(({ edits }) => edits))
    const used = ranked.some(({ edits, count }) => edits === least && count > 0)
    return ranked
      .filter(({ edits, count }) => edits === least && (count > 0 || !used))
      .sort((a, b) => b.count - a.count)
      .slice(0, 3)
      .map(({ one }) => one)
  }
  return {
    isEnglish: (word) => forms(word).some((form) => inAnyCase(form, english.has)),
    isOwn: (word) => forms(word).some((form) => inAnyCase(form, (one) => own.has(one))),
    suggestions,
  }
}
