/** Words are spelled as American English spells them, or stand in the site's own dictionary. */

import { type Finding, mends, type Problem, problemAt, proposes } from '../errors.ts'
import type { Passage } from '../passages.ts'
import { spelledInData, spelledOf } from '../prose.ts'
import type { Check, Site } from '../site.ts'
import { americanOf } from '../spelling/american.ts'
import {
  bareWord,
  dictionaryEntries,
  isName,
  type Vocabulary,
  vocabularyOf,
  wordsIn,
} from '../spelling/vocabulary.ts'
import type { Yaml } from '../yaml.ts'

const FILE = 'content/data/dictionary.yaml'
const collator = new Intl.Collator('en')

interface Text {
  file: string
  passage: Passage
}

/** Where YAML is broken, a text may end in the middle of a word. */
const isWhole = ({ yaml }: { yaml?: Yaml }) => yaml?.problems.length === 0

function textsOf(site: Site): Text[] {
  return [
    ...site.pages
      .filter(isWhole)
      .flatMap((page) => spelledOf(page).map((passage) => ({ file: page.file, passage }))),
    ...site.files.filter(isWhole).flatMap((file) =>
      spelledInData(file)
        .filter(({ within }) => !isName(within.at(-1)))
        .map((passage) => ({ file: file.file, passage })),
    ),
  ]
}

/** How often each word stands on the site, as it is written. */
function countWords(texts: readonly Text[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { passage } of texts)
    for (const { word } of wordsIn(passage.prose)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The line that adds a word to the dictionary, and where it goes. */
function entryFor(word: string, entries: readonly string[]): string {
  const bare = bareWord(word)
  const before = entries.findLast((entry) => collator.compare(entry, bare) < 0)
  return `the line "- ${bare}" to ${FILE}, ${before === undefined ? 'at its start' : `after "- ${before}"`}`
}

const oneOf = (words: readonly string[]) =>
  words
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

function spellingFinding(
  word: string,
  vocabulary: Vocabulary,
  entries: readonly string[],
  counts: ReadonlyMap<string, number>,
): Finding | undefined {
  if (vocabulary.isOwn(word)) return undefined
  const american = americanOf(word, vocabulary.isEnglish)
  if (american) {
    return {
      rule: 'spelling',
      found: `"${word}" is the British spelling`,
      expected: 'while the site is written in American English',
      why: 'Two spellings of one word look like two authors who do not talk',
      remedy: `Write "${american}"`,
      correction: mends(word, american),
    }
  }
  if (vocabulary.isEnglish(word)) return undefined
  const meant = vocabulary.suggestions(word, counts)
  const add = entryFor(word, entries)
  return {
    rule: 'spelling',
    found: `"${word}" is in no dictionary`,
    remedy:
      meant.length > 0
        ? `Did you mean ${oneOf(meant)}? If it is right as it stands, add ${add}`
        : `If it is right as it stands, add ${add}; else correct it`,
    ...(meant[0] === undefined ? {} : { correction: proposes(word, meant[0]) }),
  }
}

function misspellings(
  site: Site,
  vocabulary: Vocabulary,
  texts: readonly Text[],
  counts: ReadonlyMap<string, number>,
): Problem[] {
  const entries = dictionaryEntries(site).map(({ word }) => word)
  const findings = new Map<string, Finding>()
  for (const word of counts.keys()) {
    const finding = spellingFinding(word, vocabulary, entries, counts)
    if (finding) findings.set(word, finding)
  }
  // Most days there is none, and no place need be looked up.
  if (findings.size === 0) return []
  return texts.flatMap(({ file, passage }) =>
    wordsIn(passage.prose).flatMap(({ word, index }) => {
      const finding = findings.get(word)
      return finding ? [problemAt(file, passage.at(index), finding)] : []
    }),
  )
}

/** The dictionary itself: in order, each word once, none that English has or that nothing uses. */
function entryProblems(
  site: Site,
  { isEnglish }: Vocabulary,
  counts: ReadonlyMap<string, number>,
): Problem[] {
  const yaml = site.files.find(({ name }) => name === 'dictionary')?.yaml
  if (!yaml) return []
  const used = new Set([...counts.keys()].flatMap((word) => [word, bareWord(word)]))
  for (const word of [...used]) used.add(word.toLowerCase())
  const entries = dictionaryEntries(site)
  return entries.flatMap(({ word, index }) => {
    const add = (finding: Omit<Finding, 'rule'>) => [
      problemAt(FILE, yaml.at([index]), { rule: 'dictionary', ...finding }),
    ]
    const before = entries[index - 1]?.word
    if (before !== undefined && collator.compare(before, word) >= 0) {
      const place = entries.find((entry) => collator.compare(entry.word, word) >= 0)?.word
      return add({
        found: `"${word}" stands after "${before}"`,
        expected: 'while the words are in the order of the alphabet',
        why: 'In order, a word that is there already is seen at once',
        remedy: place === word ? 'Remove the line' : `Move the line above "- ${place}"`,
      })
    }
    if (isEnglish(word) && americanOf(word, isEnglish) === undefined) {
      return add({
        found: `"${word}" is in the dictionary of English`,
        why: 'This file holds what that one lacks',
        remedy: 'Remove the line',
      })
    }
    if (!used.has(word)) {
      return add({
        severity: 'advice',
        found: `nothing on the site says "${word}"`,
        why: 'A word that nobody needs lets a slip pass one day',
        remedy: 'Remove the line',
      })
    }
    return []
  })
}

export const checkSpelling: Check = (site) => {
  // Without its own dictionary every term of the field would look like a slip; that the file is missing has been said.
  if (!site.files.some(({ name }) => name === 'dictionary')) return []
  const texts = textsOf(site)
  const counts = countWords(texts)
  const vocabulary = vocabularyOf(site)
  return [...misspellings(site, vocabulary, texts, counts), ...entryProblems(site, vocabulary, counts)]
}
