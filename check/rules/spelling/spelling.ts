/** Words must be spelled as in American English; a word that no dictionary has is advice. */

import { expression } from '#check/expression.ts'
import { placeIn } from '#check/parse/passages.ts'
import { isDataFile, type ReportIn, type Site, type SourceFile } from '#check/parse/site.ts'
import { keysOf, listAt, perObject } from '#check/parse/source.ts'
import {
  bareWord,
  canBeMisspelled,
  inAnyCase,
  WORD,
  withoutAccents,
  withoutAddresses,
  wordsIn,
} from '#check/parse/words.ts'
import { autofix, correction, type Finding } from '#check/problems.ts'
import type { English } from '#check/read/english.ts'
import { fileOfData } from '#lib/content/data.ts'
import { distance } from '#lib/content/nearest.ts'
import { spelling } from '../sharedRules.ts'
import { americanOf } from './american.ts'
import { inTheCaseOf } from './letterCase.ts'

const FILE = fileOfData('dictionary')

/** Looking for words similar to a longer one would take minutes. */
const MAX_LENGTH = 40

/** Looking for similar words takes milliseconds. So many unknown ones are no typos, but another vocabulary. */
const MAX_GUESSES = 200

/** Sorts words as dictionaries do. */
export const collator = new Intl.Collator('en')

/** Keys for names of people and firms, so that nobody has to add a new colleague's name to the dictionary, too. */
const NAMES =
  'name legalName publisher city region country countryCode street monogram source owner'.split(' ')

function isName(path: readonly PropertyKey[]): boolean {
  const keys = keysOf(path)
  return NAMES.includes(keys.at(-1) ?? '') || keys.join('.') === 'social.label'
}

/** Filler text up to the end of its sentence, which another rule reports. */
const FILLER = expression(/\blorem ipsum\b[^.?!]*/gi, {
  matches: ['Lorem ipsum dolor sit amet. A point'],
  passes: ['A point'],
})

/** A text with spaces in place of filler text. */
const withoutFiller = (text: string) => text.replace(FILLER, ({ length }) => ' '.repeat(length))

/** The passages of a file that are checked for spelling, and how often each word occurs in them. */
const spelledIn = perObject((file: SourceFile) => {
  const passages = file.passages
    .filter(({ within }) => !isDataFile(file) || !isName(within))
    .map((passage) => ({ passage, text: withoutFiller(withoutAddresses(passage.prose)) }))
  const counts = new Map<string, number>()
  for (const { text } of passages)
    for (const word of text.match(WORD) ?? [])
      if (canBeMisspelled(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { passages, counts }
})

/** Files whose words are checked. In broken YAML, a text may end in the middle of a word. */
const spelledFiles = (site: Site): SourceFile[] => [
  ...site.pages.filter(({ yaml }) => yaml?.broken === false),
  ...site.dataFiles,
  ...site.artifacts.filter(({ broken }) => !broken),
  ...site.series,
]

/** Returns how often each word occurs on the site. */
export const wordCounts = perObject((site: Site): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const file of spelledFiles(site))
    for (const [word, count] of spelledIn(file).counts)
      counts.set(word, (counts.get(word) ?? 0) + count)
  return counts
})

/**
 * Returns up to three likely corrections; if the site uses any of them, only those. A word with a capital is most likely
 * a name, which resembles others by chance, so only a word that the site uses is a guess.
 */
function guesses(
  word: string,
  near: readonly string[],
  counts: ReadonlyMap<string, number>,
): string[] {
  const isSmall = word === word.toLowerCase()
  // Short words resemble many others.
  const isGuessed = isSmall && word.length > 3
  const cased = isSmall ? near : near.map((form) => inTheCaseOf(word, form))
  const isTwice = (form: string) =>
    form !== form.toLowerCase() && cased.includes(form.toLowerCase())
  const forms = [...new Set(cased)].filter(
    (form) => form !== word && !/['’]/.test(form) && !(isSmall && isTwice(form)),
  )
  const smallest = Math.min(...forms.map((form) => distance(word, form)))
  const count = (form: string) => (counts.get(form) ?? 0) + (counts.get(form.toLowerCase()) ?? 0)
  const nearest = forms.filter((form) => distance(word, form) === smallest)
  const used = nearest.filter((form) => count(form) > 0).sort((a, b) => count(b) - count(a))
  return (used.length > 0 || !isGuessed ? used : nearest).slice(0, 3)
}

const choice = new Intl.ListFormat('en', { type: 'disjunction' })

interface Dictionary {
  english: English
  /** The words of the site's own dictionary, in its order. */
  entries: readonly string[]
  /** Those words, and the names in its data. */
  siteWords: ReadonlySet<string>
  counts: ReadonlyMap<string, number>
  /** Whether to look for words that may be meant instead. */
  isGuessing: boolean
}

function british(word: string, american: string): Finding {
  const isSmall = word === word.toLowerCase()
  return spelling({
    found: `"${word}" is the British spelling; the site uses American English`,
    why: "Mixed spellings look like two authors who don't talk to each other",
    remedy: `Write "${american}"${isSmall ? '' : `; if it is a name, add "- ${word}" to ${FILE}`}`,
    inEditor: {
      remedy: `Write "${american}"${isSmall ? '' : '; if it is a name, add it to the dictionary'}`,
    },
    fix: autofix(word, american),
  })
}

function misspelled(word: string, intended: readonly string[]): Finding {
  const forms = intended.map((form) => inTheCaseOf(word, form))
  const corrections = forms.map((form) => correction(word, form))
  return spelling({
    found: `"${word}" is a common misspelling`,
    remedy: `Write ${choice.format(forms.map((form) => `"${form}"`))}`,
    ...(corrections.length === 1 ? { fix: corrections[0] } : { guesses: corrections }),
  })
}

function unknown(word: string, dictionary: Dictionary): Finding {
  const { english, entries, siteWords, counts, isGuessing } = dictionary
  const bare = bareWord(word)
  const before = entries.findLast((entry) => collator.compare(entry, bare) < 0)
  const place = before === undefined ? 'at its start' : `after "- ${before}"`
  const similar =
    word.length > MAX_LENGTH || !isGuessing
      ? []
      : [...english.near(word), ...[...siteWords].filter((form) => distance(word, form) <= 2)]
  const forms = guesses(word, similar, counts)
  const guess = forms.length > 0 ? choice.format(forms.map((form) => `"${form}"`)) : undefined
  const add = `add the line "- ${bare}" to ${FILE}, ${place}`
  return spelling({
    found: `"${word}" is not in the dictionary`,
    remedy: guess
      ? `Did you mean ${guess}? If it is correct, ${add}`
      : `If it is correct, ${add}; otherwise correct it`,
    inEditor: {
      remedy: guess
        ? `Did you mean ${guess}? If it is correct, add it to the dictionary`
        : 'If it is correct, add it to the dictionary; otherwise correct it',
    },
    severity: 'advice',
    guesses: forms.map((form) => correction(word, form)),
    unknownWord: bare,
  })
}

/** Tells words that are English and not British: nearly all, and the same ones at each check. */
const isPlainEnglish = perObject((english: English) => {
  const known = new Map<string, boolean>()
  const isEnglish = (form: string) => inAnyCase(form, english.has)
  return (word: string): boolean => {
    const before = known.get(word)
    if (before !== undefined) return before
    const isPlain = isEnglish(word) && !americanOf(word, isEnglish)
    known.set(word, isPlain)
    return isPlain
  }
})

/** Returns what is wrong with a word, if anything. */
function findingOf(word: string, dictionary: Dictionary): Finding | undefined {
  const { english, siteWords } = dictionary
  if (isPlainEnglish(english)(word)) return undefined
  const isEnglish = (form: string) => inAnyCase(form, english.has)
  const isOfSite = (form: string) => inAnyCase(form, (word) => siteWords.has(word))
  if (isOfSite(word)) return undefined
  const american = americanOf(word, isEnglish)
  if (american) return british(word, american)
  // Capitals inside a word are those of a name.
  const isPlain = word.slice(1) === word.slice(1).toLowerCase()
  const intended = isPlain && word.length <= MAX_LENGTH ? english.correctionsOf(word) : []
  if (intended.length > 0) return misspelled(word, intended)
  // A letter that only looks like others; an accent belongs to the word.
  const plain = word.normalize('NFKC')
  if (plain !== word && (isEnglish(plain) || isOfSite(plain)))
    return spelling({
      found: `"${word}" has letters that only look like plain ones`,
      why: 'Search does not find the word, and screen readers spell it',
      remedy: `Write "${plain}"`,
      fix: autofix(word, plain),
    })
  return isEnglish(withoutAccents(word)) ? undefined : unknown(word, dictionary)
}

/** The end of a text that goes on in the same sentence. */
const WITHIN_SENTENCE = expression(/[^.?!:]\s$/, {
  matches: ['tested by '],
  passes: ['It is. ', 'as follows: ', ''],
})

/** The start of a text with another name. */
const NAME_AFTER = expression(/^\s\p{Lu}/u, { matches: [' Smith'], passes: [' smith', 'S'] })

/** Whether a word with a capital within a sentence, or before another capital, is most likely a name. */
function isLikelyName(word: string, before: string, after: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false
  return WITHIN_SENTENCE.test(before) || NAME_AFTER.test(after)
}

/** Marks between letters that are none of a sentence, or an entity. */
const SLIP = '(?:&\\w+;|[^\\s\\p{L}\\p{N}.,;:!?()’\'"/-]+)'
const SLIP_AFTER = expression(new RegExp(`^${SLIP}\\p{L}`, 'u'), {
  matches: ['~~e of it', '{s', '&nbsp;nd it'],
  passes: [' of it', '-e', '’s'],
})
const SLIP_BEFORE = expression(new RegExp(`\\p{L}${SLIP}$`, 'u'), {
  matches: ['A schedul~~', 'A tes{', 'A a&nbsp;'],
  passes: ['A ', 'well-', '~~'],
})

/** Whether a correction would repeat the word before or after it, so that another one is more likely. */
function isRepeated(to: string | undefined, before: string, after: string): boolean {
  const neighbors = [before.match(WORD)?.at(-1), after.match(WORD)?.[0]]
  return to !== undefined && neighbors.includes(to)
}

/** Half a word, divided by a hyphen and a space, has a pattern of its own. */
const HALF_AFTER = expression(/^- \p{Ll}/u, {
  matches: ['- national'],
  passes: [' - national', '-national', '- National'],
})
const HALF_BEFORE = expression(/\p{L}- $/u, { matches: ['inter- '], passes: ['inter-', '- '] })

/** Checks the spelling of all texts. */
export function checkSpelling(site: Site, reportIn: ReportIn, english: English): void {
  const dictionary = site.dataFile('dictionary')
  // Without the site's dictionary every technical term would look misspelled, and without a data file the names in it.
  if (!Array.isArray(dictionary?.yaml.value) || site.dataFiles.some(({ broken }) => broken)) return
  const counts = wordCounts(site)
  // The site's dictionary, even if another line of the file is wrong, and the names in its data.
  const entries = listAt(dictionary.yaml.value, []).map(String)
  const names = site.dataFiles
    .flatMap(({ yaml }) => yaml.texts)
    .filter(({ path }) => isName(path))
    .map(({ value }) => value)
  const siteWords = new Set([...entries, ...names].flatMap(wordsIn))
  const findings = new Map<string, Finding>()
  for (const word of counts.keys()) {
    const isGuessing = findings.size < MAX_GUESSES
    const finding = findingOf(word, { english, entries, siteWords, counts, isGuessing })
    if (finding) findings.set(word, finding)
  }
  for (const file of spelledFiles(site)) {
    const { passages, counts: inFile } = spelledIn(file)
    if (![...findings.keys()].some((word) => inFile.has(word))) continue
    const report = reportIn(file.file)
    for (const { text, passage } of passages)
      for (const { 0: word, index } of text.matchAll(WORD)) {
        const finding = findings.get(word)
        if (!finding) continue
        const before = text.slice(0, index)
        const after = text.slice(index + word.length)
        if (HALF_AFTER.test(after) || HALF_BEFORE.test(before)) continue
        // So may one be beside a mark that has slipped in. Entities are in the prose alone.
        const { prose } = passage
        const isHalf =
          SLIP_AFTER.test(prose.slice(index + word.length)) ||
          SLIP_BEFORE.test(prose.slice(0, index))
        // The right spelling of a name is its owner's.
        const isUncertain =
          isHalf || isRepeated(finding.fix?.to, before, after) || isLikelyName(word, before, after)
        const likely: Finding = isUncertain
          ? { ...finding, severity: 'advice', fix: undefined }
          : finding
        report(placeIn(passage, index), likely)
      }
  }
}
