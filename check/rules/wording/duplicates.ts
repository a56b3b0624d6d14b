/** Sentences and pages that say the same as others. */
import type { SitePage } from '#check/parse/page.ts'
import {
  BLANK,
  isBody,
  type Passage,
  placeIn,
  REPLACE,
  splitSentences,
  wordCount,
} from '#check/parse/passages.ts'
import type { SiteRule, SourceFile } from '#check/parse/site.ts'
import { perObject, repeatsIn } from '#check/parse/source.ts'
import { rule } from '#check/problems.ts'
import {
  foldedWords,
  keyOf,
  type Occurrence,
  reportRepeated,
  settledFirst,
  settledPages,
} from '../occurrences.ts'

const duplicate = rule('duplicate', 'Readers notice, and search engines rank both pages lower')
const nearDuplicate = rule(
  'near-duplicate',
  'Search engines show only one of two pages that say the same thing, and readers feel sent in circles',
)

/** Returns the sentences of a passage that are long enough to be missed elsewhere. */
function occurrencesIn(file: string, passage: Passage): Occurrence[] {
  const { kind, within, text, prose } = passage
  const minimum = kind === 'item' && within.at(-1) !== 'Table' ? 3 : 5
  return [...splitSentences(text)].flatMap(({ segment, index }) => {
    // A sentence that is only a claim repeats its approved wording on purpose.
    const words = prose.slice(index, index + segment.length).replaceAll(BLANK, ' ')
    if (wordCount(segment) < minimum || words.trim() === '') return []
    return [{ file, text: segment.trim(), place: () => placeIn(passage, index) }]
  })
}

/**
 * Fields that may say the same as others: search results repeat the page on purpose, titles have their own rule, legal
 * notices repeat the provider's name, two offices may be in one country or street, two people in one position, and two
 * services may take as long or cost as much.
 */
const REPEATING = [
  'search',
  'title',
  'legalName',
  'country',
  'region',
  'city',
  'street',
  'role',
  'designation',
  'glance.length',
  'glance.from',
]

function isText({ kind, within, text }: Passage): boolean {
  if (text.includes(REPLACE)) return false
  if (kind === 'field')
    return !REPEATING.includes(within[0] ?? '') && !REPEATING.includes(within.join('.'))
  return kind === 'paragraph' || kind === 'item'
}

const readSentences = ({ file, passages }: SourceFile) =>
  passages.filter(isText).flatMap((passage) => occurrencesIn(file, passage))

// Taken out of `Math` once: this runs for each letter, and in tests the look-up of a global takes longer than all the rest.
const { imul } = Math

/** A step of the FNV-1a hash. */
const mixed = (hash: number, next: number) => imul(hash ^ next, 16_777_619)

/** A number that stands for a text, in less memory; next to no other text has the same. */
function hashOf(text: string): number {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = mixed(hash, text.charCodeAt(index))
  return hash
}

/** Kept instead of the sentences, which take more memory than their pages. */
const sentenceHashes = perObject((sourceFile: SourceFile) =>
  Int32Array.from(readSentences(sourceFile), (sentence) => hashOf(keyOf(sentence))),
)

/** Of files with repeated sentences only. */
const sentencesIn = perObject(readSentences)

/** Checks that no sentence appears twice on the site. */
export const checkDuplicates: SiteRule = (site, reportIn) => {
  const files = settledFirst(site)
  const once = new Set<number>()
  const again = new Set<number>()
  for (const sourceFile of files)
    for (const hash of sentenceHashes(sourceFile)) {
      if (once.has(hash)) again.add(hash)
      once.add(hash)
    }
  const repeated = files.flatMap((sourceFile) => {
    const hashes = sentenceHashes(sourceFile)
    if (!hashes.some((hash) => again.has(hash))) return []
    return sentencesIn(sourceFile).filter((_, index) => again.has(hashes[index] ?? 0))
  })
  reportRepeated(repeated, reportIn, ({ text }, where) => {
    const start = text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text
    return duplicate({
      found: `"${start}" also appears ${where}`,
      remedy: 'Write something that is true of this page only',
    })
  })
}

/** The number of words in a fingerprint of a text; pages written independently share next to none. */
const FINGERPRINT_WORDS = 5
/** The share of its fingerprints that a page may have in common with another. */
const MAX_SHARE = 0.2
/** Pages with fewer fingerprints are menus, which resemble each other. */
const MIN_FINGERPRINTS = 100
/** One in so many is enough to find the page that shares most. */
const SAMPLE = 4

const fingerprints = perObject(({ passages }: SourceFile): Int32Array => {
  const prose = passages
    .filter((passage) => isBody(passage) && !passage.text.includes(REPLACE))
    .map((passage) => passage.prose)
  const words = foldedWords(prose.join(' ')).split(' ').map(hashOf)
  const all = words
    .slice(FINGERPRINT_WORDS - 1)
    .map((_, index) => words.slice(index, index + FINGERPRINT_WORDS).reduce(mixed))
  return Int32Array.from(new Set(all))
})

/** A section pasted twice repeats more sentences. */
const MAX_REPEATED = 4

/** Reports pages that repeat a part of themselves. */
export const checkRepeatedParts: SiteRule = (site, reportIn) => {
  for (const page of site.pages) {
    const hashes = sentenceHashes(page)
    const count = hashes.length - new Set(hashes).size
    if (count <= MAX_REPEATED) continue
    const [copy, original] = repeatsIn(sentencesIn(page), keyOf)[0] ?? []
    reportIn(page.file)(
      copy?.place(),
      nearDuplicate({
        found: `${count} sentences from here on are also on this page from line ${original?.place().line} on`,
        why: 'Visitors would read them twice',
        remedy: 'Remove the copy, or rewrite it',
        inEditor: { found: `${count} sentences from here on are also elsewhere on this page` },
      }),
    )
  }
}

/** Reports pages that copy another with some words changed. */
export const checkNearDuplicates: SiteRule = (site, reportIn) => {
  const first = new Map<number, SitePage>()
  for (const page of settledPages(site)) {
    const all = fingerprints(page)
    const shared = new Map<SitePage, number>()
    for (const hash of all.filter((fingerprint) => fingerprint % SAMPLE === 0)) {
      const other = first.get(hash)
      if (other) shared.set(other, (shared.get(other) ?? 0) + 1)
      else first.set(hash, page)
    }
    const [[other] = []] = [...shared].sort((a, b) => b[1] - a[1])
    if (!other || all.length < MIN_FINGERPRINTS) continue
    const others = new Set(fingerprints(other))
    const share = all.filter((hash) => others.has(hash)).length / all.length
    if (share <= MAX_SHARE) continue
    reportIn(page.file)(
      page.outline?.headings[0]?.place,
      nearDuplicate({
        found: `${Math.round(share * 100)} out of 100 phrases on this page are also in ${other.file}; at most ${MAX_SHARE * 100} may be`,
        remedy: 'Write what is true of this page only, or merge the two',
      }),
    )
  }
}
