/** Words are spelled as American English spells them, or stand in the site's own dictionary. */
import { fileOfData } from '#lib/content/data.ts'
import { distance } from '#lib/content/nearest.ts'
import { type Passage, spelledInData, spelledOf } from '../passages.ts'
import { autofix, type Finding, suggestion } from '../problems.ts'
import type { Site, SiteRule } from '../site.ts'
import { listAt } from '../source.ts'
import { americanOf, inTheCaseOf } from './american.ts'

/** The words of American English and of software. */
export interface English {
  /** Whether a word is one, in just these capitals and small letters. */
  has: (word: string) => boolean
  /** Words that differ in a letter or two, in no order that matters. */
  near: (word: string) => string[]
}

const FILE = fileOfData('dictionary')
const collator = new Intl.Collator('en')

/** Addresses, mailboxes and names of files are no words. */
const ADDRESS = /\S+@\S+|\bhttps?:\S+|(?<!\S)\/[a-z]\S*|[\w-]+(?:\.[a-z0-9-]+)+/g
/** With characters that do not show or cannot be read inside, which have their own problem. */
const WORD = /[\p{L}\p{M}\p{N}_\u00AD\u200B\u2060\uFEFF\uFFFD]+(?:['’][\p{L}\p{M}]+)*/gu

/** The words of a text that can be misspelt: single letters and names with digits, such as p95, are not among them. */
export function wordsIn(text: string): { word: string; index: number }[] {
  const plain = text.replace(ADDRESS, (address) => ' '.repeat(address.length))
  return [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    word.length < 2 || /[^\p{L}\p{M}'’]/u.test(word) ? [] : [{ word, index }],
  )
}

/** A word as dictionaries list it: without the ’s of an owner, and an acronym without the s of a plural. */
const bareWord = (word: string) => word.replace(/['’]s?$/, '').replace(/(?<=^\p{Lu}{2,})s$/u, '')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A word that is written small may start with a capital, and any word may be all capitals. */
function inAnyCase(word: string, has: (word: string) => boolean): boolean {
  const straight = word.replaceAll('’', "'")
  return [straight, bareWord(straight)].some((form) => {
    const small = form.toLowerCase()
    if (has(form) || (form === capitalized(small) && has(small))) return true
    return form === form.toUpperCase() && (has(small) || has(capitalized(small)))
  })
}

/** Keys of data files that hold proper names: whoever enters a new colleague need not enter her name twice. */
const NAMES: readonly (PropertyKey | undefined)[] =
  'name legalName publisher city region country street monogram'.split(' ')

interface Text {
  file: string
  passage: Passage
}

interface Spelling {
  isEnglish: (word: string) => boolean
  /** Whether the site's dictionary or a name in its data has a word. */
  isOwn: (word: string) => boolean
  own: ReadonlySet<string>
  english: English
  /** The project's dictionary, also where another line of the file is wrong. */
  entries: readonly { word: string; index: number }[]
  /** How often each word stands on the site, as it is written. */
  counts: ReadonlyMap<string, number>
}

/** At most three words that were most likely meant; where the site uses some of them, none that it does not. */
function suggestions(word: string, { english, own, counts }: Spelling): string[] {
  const near = [...english.near(word), ...[...own].filter((one) => distance(word, one) <= 2)]
    .filter((one) => !/['’]/.test(one))
    .map((one) => (word === word.toLowerCase() ? one : inTheCaseOf(word, one)))
    .filter((one) => one !== word)
  const small = near.map((one) => one.toLowerCase())
  const ranked = near
    .filter((one, index) => small.indexOf(one.toLowerCase()) === index)
    .map((one) => ({ one, edits: distance(word, one), count: counts.get(one) ?? 0 }))
  const least = Math.min(...ranked.map(({ edits }) => edits))
  const nearest = ranked.filter(({ edits }) => edits === least).sort((a, b) => b.count - a.count)
  const used = nearest.filter(({ count }) => count > 0)
  return (used.length > 0 ? used : nearest).slice(0, 3).map(({ one }) => one)
}

function findingOf(word: string, spelling: Spelling): Finding | undefined {
  if (spelling.isOwn(word)) return undefined
  const american = americanOf(word, spelling.isEnglish)
  if (american) {
    return {
      found: `"${word}" is the British spelling, while the site is written in American English`,
      why: 'Two spellings of one word look like two authors who do not talk',
      remedy: `Write "${american}"`,
      fix: autofix(word, american),
    }
  }
  if (spelling.isEnglish(word)) return undefined
  const bare = bareWord(word)
  const before = spelling.entries.findLast((entry) => collator.compare(entry.word, bare) < 0)?.word
  const add = `add the line "- ${bare}" to ${FILE}, ${before === undefined ? 'at its start' : `after "- ${before}"`}`
  const meant = suggestions(word, spelling)
  const oneOf = meant
    .map((one) => `"${one}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')
  return {
    found: `"${word}" is in no dictionary`,
    remedy: oneOf
      ? `Did you mean ${oneOf}? If it is right as it stands, ${add}`
      : `If it is right as it stands, ${add}; else correct it`,
    fix: meant[0] === undefined ? undefined : suggestion(word, meant[0]),
  }
}

/** The dictionary itself: in order, each word once, none that English has or that nothing uses. */
function entryFinding(
  { word, index }: { word: string; index: number },
  spelling: Spelling,
): Finding | undefined {
  const { entries, isEnglish, counts } = spelling
  const before = entries[index - 1]?.word
  if (before !== undefined && collator.compare(before, word) >= 0) {
    const place = entries.find((entry) => collator.compare(entry.word, word) >= 0)?.word
    return {
      found: `"${word}" stands after "${before}", while the words are in the order of the alphabet`,
      why: 'In order, a word that is there already is seen at once',
      remedy: place === word ? 'Remove the line' : `Move the line above "- ${place}"`,
    }
  }
  if (isEnglish(word) && americanOf(word, isEnglish) === undefined) {
    return {
      found: `"${word}" is in the dictionary of English`,
      why: 'This file holds what that one lacks',
      remedy: 'Remove the line',
    }
  }
  const forms = [...counts.keys()].flatMap((one) => [one, bareWord(one)])
  if (forms.some((one) => one === word || one.toLowerCase() === word)) return undefined
  return {
    severity: 'advice',
    found: `nothing on the site says "${word}"`,
    why: 'A word that nobody needs lets a mistake pass one day',
    remedy: 'Remove the line',
  }
}

function textsOf({ pages, dataFiles }: Site): Text[] {
  return [
    // Where YAML is broken, a text may end in the middle of a word.
    ...pages
      .filter(({ yaml }) => yaml?.broken === false)
      .flatMap((page) => spelledOf(page).map((passage) => ({ file: page.file, passage }))),
    ...dataFiles
      .filter(({ yaml }) => !yaml.broken)
      .flatMap((one) => spelledInData(one).map((passage) => ({ file: one.file, passage })))
      .filter(({ passage }) => !NAMES.includes(passage.within.at(-1))),
  ]
}

export function checkSpelling(site: Site, reportIn: Parameters<SiteRule>[1], english: English): void {
  const dictionary = site.dataFile('dictionary')
  // Without its own dictionary every term of the field would look misspelt; that the file is missing has been said.
  if (!dictionary) return
  const texts = textsOf(site)
  const counts = new Map<string, number>()
  for (const { passage } of texts)
    for (const { word } of wordsIn(passage.prose)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const entries = listAt(dictionary.yaml.value, []).flatMap((word, index) =>
    typeof word === 'string' ? [{ word, index }] : [],
  )
  const names = site.dataFiles
    .flatMap(({ yaml }) => yaml.texts)
    .filter(({ path }) => NAMES.includes(path.findLast((part) => typeof part !== 'number')))
    .flatMap(({ value }) => wordsIn(value).map(({ word }) => word))
  const own = new Set([...entries.map(({ word }) => word), ...names])
  const spelling: Spelling = {
    isEnglish: (word) => inAnyCase(word, english.has),
    isOwn: (word) => inAnyCase(word, (one) => own.has(one)),
    own,
    english,
    entries,
    counts,
  }
  const findings = new Map([...counts.keys()].map((word) => [word, findingOf(word, spelling)]))
  for (const { file, passage } of texts) {
    for (const { word, index } of wordsIn(passage.prose)) {
      const finding = findings.get(word)
      if (finding) reportIn(file)(passage.at(index), finding)
    }
  }
  for (const entry of entries) {
    const finding = entryFinding(entry, spelling)
    if (finding) reportIn(FILE)(dictionary.yaml.at([entry.index]), { rule: 'dictionary', ...finding })
  }
}
