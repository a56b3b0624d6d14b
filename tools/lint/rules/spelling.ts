/** Words are spelled as American English spells them, or stand in the site's own dictionary. */
import { fileOfData } from '#lib/content/data.ts'
import { distance } from '#lib/content/nearest.ts'
import { autofix, type Finding, say, suggestion } from '../problems.ts'
import type { ReportIn, Site, SourceFile } from '../site.ts'
import { listAt, perObject } from '../source.ts'
import { americanOf, inTheCaseOf } from './american.ts'

/** The words of American English and of software. */
export interface English {
  /** Whether a word is one, in just these capitals and small letters. */
  has: (word: string) => boolean
  /** Words that differ in a letter or two, in no order that matters. */
  near: (word: string) => string[]
}

const FILE = fileOfData('dictionary')
const LONGEST = 40
const collator = new Intl.Collator('en')

/** Addresses, mailboxes and names of files are no words. */
const ADDRESS = /(?<!\S)\S+@\S+|\bhttps?:\S+|(?<!\S)\/[a-z]\S*|(?<![\w-])[\w-]+(?:\.[a-z0-9-]+)+/g
/** With accents of their own, characters that do not show, the “â” of “â€™”: these have a problem of their own. */
const WORD = /[\p{L}\p{M}\p{N}_\u00AD\u200B\u2060\uFEFF\uFFFD]+(?:['’][\p{L}\p{M}]+)*/gu

const withoutAddresses = (text: string) =>
  /[@/]|\S[.:]\S/.test(text) ? text.replace(ADDRESS, (address) => ' '.repeat(address.length)) : text

/** Whether a word can be misspelt: single letters and names with digits, such as p95, cannot. */
const isSpelled = (word: string) => word.length > 1 && !/[^\p{L}'’]|â$/u.test(word)

const wordsIn = (text: string) => (withoutAddresses(text).match(WORD) ?? []).filter(isSpelled)

/** A word as dictionaries list it: without the ’s of an owner, and an acronym without the s of a plural. */
const bareWord = (word: string) => word.replace(/['’]s?$/, '').replace(/(?<=^\p{Lu}{2,})s$/u, '')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A word that is written small may start with a capital, and any word may be all capitals. */
function inAnyCase(word: string, has: (word: string) => boolean): boolean {
  const straight = word.replaceAll('’', "'")
  if (has(straight)) return true
  return [straight, bareWord(straight)].some((form) => {
    const small = form.toLowerCase()
    if (has(form) || (form === capitalized(small) && has(small))) return true
    return form === form.toUpperCase() && (has(small) || has(capitalized(small)))
  })
}

/** Keys of data files that hold names of people and firms: whoever enters a new colleague need not enter her name twice. */
const NAMES =
  /(?:^|\.)(?:name|legalName|publisher|city|region|country|street|monogram|source|owner)$|^social\.label$/
/** A position, as far as it names no firm: `Head of Testing, Acme`, `Head of Testing at Acme`. */
const POSITION = /^(?:role|designation)$/
const FIRM = /(?:,| at ).*$/

const isName = (path: readonly PropertyKey[]) =>
  NAMES.test(path.filter((part) => typeof part !== 'number').join('.'))

/** At most three words that were most likely meant; where the site uses some of them, none that it does not. */
function suggestions(word: string, near: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const forms = near
    .filter((one) => !/['’]/.test(one))
    .map((one) => (word === word.toLowerCase() ? one : inTheCaseOf(word, one)))
    .filter((one) => one !== word)
  const least = Math.min(...forms.map((one) => distance(word, one)))
  // Of one word in several cases the first.
  const nearest = forms.filter((one) => distance(word, one) === least).reverse()
  const ranked = [...new Map(nearest.map((one) => [one.toLowerCase(), one])).values()].reverse()
  const count = (one: string) => counts.get(one) ?? 0
  const used = ranked.filter((one) => count(one) > 0)
  return (used.length > 0 ? used : ranked).sort((a, b) => count(b) - count(a)).slice(0, 3)
}

const choice = new Intl.ListFormat('en', { type: 'disjunction' })

/** The passages of a file in which words can be misspelt, and how often it says each word. */
const spelledIn = perObject((file: SourceFile) => {
  const passages = file.passages
    .filter(({ within }) => 'path' in file || !isName(within))
    .map(({ prose, within, at }) => {
      const isFirm = POSITION.test(within.at(-1) ?? '')
      return { at, text: withoutAddresses(isFirm ? prose.replace(FIRM, '') : prose) }
    })
  const counts = new Map<string, number>()
  for (const { text } of passages)
    for (const word of text.match(WORD) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of counts.keys()) if (!isSpelled(word)) counts.delete(word)
  return { passages, counts }
})

/** The words that were right by the dictionary of English and the site's own last time: looking one up takes time. */
const lastRight = perObject((_: English) => ({ own: '', words: new Set<string>() }))

export function checkSpelling(site: Site, reportIn: ReportIn, english: English): void {
  const dictionary = site.dataFile('dictionary')
  // Without its own dictionary every term of the field would look misspelt, and without a data file the names in it.
  if (!dictionary || site.dataFiles.some(({ broken }) => broken)) return
  // Where YAML is broken, a text may end in the middle of a word.
  const files = [...site.pages.filter(({ yaml }) => yaml?.broken === false), ...site.dataFiles]
  const counts = new Map<string, number>()
  for (const file of files)
    for (const [word, count] of spelledIn(file).counts) counts.set(word, (counts.get(word) ?? 0) + count)

  // The site's dictionary, also where another line of the file is wrong, and the names in its data.
  const entries = listAt(dictionary.yaml.value, []).map((one) => (typeof one === 'string' ? one : ''))
  const names = site.dataFiles
    .flatMap(({ yaml }) => yaml.texts)
    .filter(({ path }) => isName(path))
    .flatMap(({ value }) => wordsIn(value))
  const own = new Set([...entries, ...names])
  const isEnglish = (word: string) => inAnyCase(word, english.has)

  const findingOf = (word: string): Finding | undefined => {
    const american = americanOf(word, isEnglish)
    if ((!american && isEnglish(word)) || inAnyCase(word, (one) => own.has(one))) return undefined
    if (american) return say('spelling.british', {}, autofix(word, american))
    const bare = bareWord(word)
    const before = entries.findLast((entry) => collator.compare(entry, bare) < 0)
    const place = before === undefined ? 'at its start' : `after "- ${before}"`
    const values = { word, bare, file: FILE, place }
    // Looking for words near to one that is none would take minutes.
    if (word.length > LONGEST) return say('spelling.long', { word: `${word.slice(0, LONGEST)}…` })
    const near = [...english.near(word), ...[...own].filter((one) => distance(word, one) <= 2)]
    const all = suggestions(word, near, counts)
    if (!all[0]) return say('spelling.unknown', values)
    const meant = choice.format(all.map((one) => `"${one}"`))
    return say('spelling.near', { ...values, meant }, suggestion(word, all[0]))
  }
  const last = lastRight(english)
  const key = [...own].join('\n')
  if (last.own !== key) Object.assign(last, { own: key, words: new Set() })
  const findings = new Map<string, Finding>()
  for (const word of counts.keys()) {
    const finding = last.words.has(word) ? undefined : findingOf(word)
    if (finding) findings.set(word, finding)
    else last.words.add(word)
  }
  for (const file of files) {
    const { passages, counts } = spelledIn(file)
    if (![...findings.keys()].some((word) => counts.has(word))) continue
    for (const { text, at } of passages)
      for (const { 0: word, index } of text.matchAll(WORD))
        if (findings.has(word)) reportIn(file.file)(at(index), findings.get(word))
  }

  // The dictionary itself: in order, each word once, none that English has or that nothing uses.
  const forms = new Set(
    [...counts.keys()].flatMap((one) => [one, bareWord(one)]).flatMap((one) => [one, one.toLowerCase()]),
  )
  const entryFinding = (word: string, index: number): Finding | undefined => {
    const before = entries[index - 1]
    if (before !== undefined && collator.compare(before, word) >= 0) {
      const place = entries.find((entry) => collator.compare(entry, word) >= 0)
      const values = { word, before, place }
      return say(place === word ? 'dictionary.twice' : 'dictionary.order', values)
    }
    if (isEnglish(word) && americanOf(word, isEnglish) === undefined)
      return say('dictionary.english', { word })
    // A page that cannot be read may well say it.
    return forms.has(word) || !site.isWhole ? undefined : say('dictionary.unused', { word })
  }
  for (const [index, word] of entries.entries())
    reportIn(FILE)(dictionary.yaml.at([index]), word === '' ? undefined : entryFinding(word, index))
}
