/** Words must be spelled as in American English, or be in the site's own dictionary. */
import { fileOfData } from '#lib/content/data.ts'
import { distance } from '#lib/content/nearest.ts'
import { placeIn } from '../passages.ts'
import { autofix, type Finding, say, suggestion } from '../problems.ts'
import type { ReportIn, Site, SourceFile } from '../site.ts'
import { listAt, perObject } from '../source.ts'
import { americanOf, inTheCaseOf } from './american.ts'

export interface English {
  /** Whether it includes a word in exactly this letter case. */
  has: (word: string) => boolean
  /** Returns words that differ in a letter or two, in no particular order. */
  near: (word: string) => string[]
}

const FILE = fileOfData('dictionary')
const LONGEST = 40
const collator = new Intl.Collator('en')

/** Addresses, mailboxes, file names and entities are not words. */
const ADDRESS =
  /(?<!\S)\S+@\S+|\bhttps?:\S+|(?<!\S)\/[a-z]\S*|(?<![\w-])[\w-]+(?:\.[a-z0-9-]+)+|&#?\w+;/g
/** Includes separate accents, wrong apostrophes, invisible characters and the “â” of “â€™”, which other rules report. */
const WORD =
  /[\p{L}\p{M}\p{N}_\u00AD\u180E\u200B\u2060\u2800\u{E0000}-\u{E007F}\uFEFF\uFFFD]+(?:['’´′‘][\p{L}\p{M}]+)*/gu

const withoutAddresses = (text: string) =>
  /[@/&]|\S[.:]\S/.test(text)
    ? text.replace(ADDRESS, (address) => ' '.repeat(address.length))
    : text

/** Whether a word can be misspelled: single letters and names with digits, such as p95, cannot. Other scripts have a rule. */
const isSpelled = (word: string) =>
  word.length > 1 && !/[^\p{L}'’]|â$|[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)

const wordsIn = (text: string) =>
  (withoutAddresses(text.replaceAll('’', "'")).match(WORD) ?? []).filter(isSpelled)

/** Returns a word as dictionaries list it: without a possessive ’s or the plural s of an acronym. */
const bareWord = (word: string) => word.replace(/['’]s?$/, '').replace(/(?<=^\p{Lu}{2,})s$/u, '')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Looks up a word: a lower-case word may start with a capital, and any word may be all capitals. */
function inAnyCase(word: string, has: (word: string) => boolean): boolean {
  const straight = word.replaceAll('’', "'")
  if (has(straight)) return true
  return [straight, bareWord(straight)].some((form) => {
    const small = form.toLowerCase()
    if (has(form) || (form === capitalized(small) && has(small))) return true
    return form === form.toUpperCase() && (has(small) || has(capitalized(small)))
  })
}

/** Keys for names of people and firms, so that nobody has to add a new colleague's name to the dictionary, too. */
const NAMES =
  /(?:^|\.)(?:name|legalName|publisher|city|region|country|street|monogram|source|owner)$|^social\.label$/

const isName = (path: readonly PropertyKey[]) =>
  NAMES.test(path.filter((part) => typeof part !== 'number').join('.'))

/** Returns up to three likely corrections; if the site uses any of them, only those. */
function suggestions(
  word: string,
  near: readonly string[],
  counts: ReadonlyMap<string, number>,
): string[] {
  const cased = near.map((one) => (word === word.toLowerCase() ? one : inTheCaseOf(word, one)))
  const forms = [...new Set(cased)].filter((one) => one !== word && !/['’]/.test(one))
  const least = Math.min(...forms.map((one) => distance(word, one)))
  const count = (one: string) => counts.get(one) ?? 0
  const nearest = forms.filter((one) => distance(word, one) === least)
  const used = nearest.filter((one) => count(one) > 0).sort((a, b) => count(b) - count(a))
  return (used.length > 0 ? used : nearest).slice(0, 3)
}

const choice = new Intl.ListFormat('en', { type: 'disjunction' })

/** The passages of a file that are checked for spelling, and how often each word occurs in them. */
const spelledIn = perObject((file: SourceFile) => {
  const passages = file.passages
    .filter(({ within }) => 'path' in file || !isName(within))
    .map((passage) => ({ passage, text: withoutAddresses(passage.prose) }))
  const counts = new Map<string, number>()
  for (const word of passages.flatMap(({ text }) => text.match(WORD) ?? []))
    if (isSpelled(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { passages, counts }
})

export function checkSpelling(site: Site, reportIn: ReportIn, english: English): void {
  const dictionary = site.dataFile('dictionary')
  // Without the site's dictionary every technical term would look misspelled, and without a data file the names in it.
  if (!Array.isArray(dictionary?.yaml.value) || site.dataFiles.some(({ broken }) => broken)) return
  // In broken YAML, a text may end in the middle of a word.
  const files = [...site.pages.filter(({ yaml }) => yaml?.broken === false), ...site.dataFiles]
  const counts = new Map<string, number>()
  for (const [word, count] of files.flatMap((file) => [...spelledIn(file).counts]))
    counts.set(word, (counts.get(word) ?? 0) + count)

  // The site's dictionary, even if another line of the file is wrong, and the names in its data.
  const entries = listAt(dictionary.yaml.value, []).map(String)
  const texts = site.dataFiles.flatMap(({ yaml }) => yaml.texts.filter(({ path }) => isName(path)))
  const own = new Set([...entries, ...texts.map(({ value }) => value)].flatMap(wordsIn))
  const isEnglish = (word: string) => inAnyCase(word, english.has)
  const isKnown = (word: string) => isEnglish(word) || inAnyCase(word, (one) => own.has(one))

  const findingOf = (word: string): Finding | undefined => {
    const american = americanOf(word, isEnglish)
    if ((!american && isEnglish(word)) || inAnyCase(word, (one) => own.has(one))) return undefined
    const name = word === word.toLowerCase() ? '' : `; if it is a name, add "- ${word}" to ${FILE}`
    if (american) return say('spelling.british', { name }, autofix(word, american))
    const plain = word.normalize('NFKC')
    if (plain !== word && isKnown(plain)) return say('spelling.letters', {}, autofix(word, plain))
    const bare = bareWord(word)
    const before = entries.findLast((entry) => collator.compare(entry, bare) < 0)
    const place = before === undefined ? 'at its start' : `after "- ${before}"`
    // Looking for words similar to an endless one would take minutes.
    const near =
      word.length > LONGEST
        ? []
        : [...english.near(plain), ...[...own].filter((one) => distance(plain, one) <= 2)]
    const all = suggestions(word, near, counts)
    const meant = choice.format(all.map((one) => `"${one}"`))
    const values = { word, bare, file: FILE, place, meant }
    return all[0]
      ? say('spelling.near', values, suggestion(word, all[0]))
      : say('spelling.unknown', values)
  }
  const findings = new Map<string, Finding>()
  for (const word of counts.keys()) {
    const finding = findingOf(word)
    if (finding) findings.set(word, finding)
  }
  for (const file of files) {
    const { passages, counts } = spelledIn(file)
    if (![...findings.keys()].some((word) => counts.has(word))) continue
    for (const { text, passage } of passages)
      for (const { 0: word, index } of text.matchAll(WORD)) {
        const finding = findings.get(word)
        if (!finding) continue
        // Within a sentence or before another capital, a capital is most likely that of a name.
        const [before, after] = [text.slice(0, index), text.slice(index + word.length)]
        const isName =
          /^\p{Lu}/u.test(word) && (/[^.?!:]\s$/.test(before) || /^\s\p{Lu}/u.test(after))
        const fix = finding.fix && { ...finding.fix, sure: finding.fix.sure && !isName }
        reportIn(file.file)(placeIn(passage, index), { ...finding, fix })
      }
  }

  const forms = new Set(
    [...counts.keys()].flatMap((one) => [one, bareWord(one)]).map((one) => one.toLowerCase()),
  )
  for (const [index, word] of entries.entries()) {
    const report = (finding: Finding) => reportIn(FILE)(dictionary.yaml.at([index]), finding)
    const before = entries[index - 1]
    const place = entries.find((entry) => collator.compare(entry, word) >= 0)
    if (before !== undefined && collator.compare(before, word) >= 0)
      report(say('dictionary.order', { word, before, place }))
    // A page that cannot be read may use it.
    else if (
      site.isWhole &&
      !(word.toLowerCase().match(WORD) ?? []).every((part) => forms.has(part))
    )
      report(say('dictionary.unused', { word }))
  }
}
