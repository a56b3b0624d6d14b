/** What must be unique: titles, search results, buttons, headings, ids, sentences, whole pages. */
import { BLANK, isBody, type Passage, placeIn, REPLACE, splitter, wordCount } from '../passages.ts'
import { type Finding, type Part, type Place, placesText, say, suggestion } from '../problems.ts'
import {
  field,
  type ReportIn,
  type Site,
  type SitePage,
  type SiteRule,
  type SourceFile,
} from '../site.ts'
import { perObject, repeatsIn, type ValueText } from '../source.ts'

const FIELDS = [
  ['unique.title', 'title'],
  ['unique.search', 'search', 'title'],
  ['unique.search', 'search', 'description'],
  ['unique.button', 'contact', 'about'],
] as const

interface Occurrence {
  file: string
  text: string
  place: () => Place
}

/** A different case or punctuation does not make a text unique. */
const fold = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

const keyOf = ({ text }: Occurrence) => fold(text)

/** Reports repeated texts, each at its second place; placeholder text is ignored. */
function reportRepeated(
  all: readonly Occurrence[],
  reportIn: ReportIn,
  finding: (one: Occurrence, where: string, other: Occurrence) => Finding,
): void {
  const own = all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !text.includes(REPLACE))
  for (const [one, other] of repeatsIn(own, keyOf)) {
    const { line } = other.place()
    const where = one.file === other.file ? `on line ${line}` : `in ${other.file}:${line}`
    reportIn(one.file)(one.place(), finding(one, where, other))
  }
}

/** Of two equal texts, the second is reported: in an unpublished page, or else in a changed file. */
function settledFirst({ all, files: { before }, publishedOn }: Site) {
  const isIn = (one: SourceFile) => !('path' in one) || publishedOn(one) === ''
  const rank = (one: SourceFile) => (isIn(one) ? 0 : 2) + (before?.has(one.file) ? 1 : 0)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

const pagesOf = (site: Site) => settledFirst(site).filter((one): one is SitePage => 'path' in one)

export const checkUnique: SiteRule = (site, reportIn) => {
  const pages = pagesOf(site)
  for (const [id, ...path] of FIELDS) {
    const occurrences = pages.flatMap((page): Occurrence[] => {
      const own = field(page, ...path)
      return own ? [{ file: page.file, text: own.value, place: () => own }] : []
    })
    reportRepeated(occurrences, reportIn, (_, where) => say(id, { field: path.join('.'), where }))
  }
  for (const { file, outline } of pages)
    for (const siblings of Map.groupBy(outline?.blocks ?? [], ({ parent }) => parent).values()) {
      const titles = siblings.flatMap(({ props: { value, at } }): Occurrence[] =>
        typeof value.title === 'string'
          ? [{ file, text: value.title, place: () => at(['title']) }]
          : [],
      )
      reportRepeated(titles, reportIn, ({ text }, where) => say('unique.block', { text, where }))
    }
  const headings = pages.flatMap(({ file, outline }) =>
    (outline?.headings ?? []).map(({ text, place }) => ({ file, text, place: () => place })),
  )
  reportRepeated(headings, reportIn, ({ file, text }, where, other) => ({
    ...say('unique.heading', { text, where }),
    severity: file === other.file ? 'error' : 'advice',
  }))
}

/** Reports labels elsewhere that still have a page's former title. */
export const checkTitles: SiteRule = (site, reportIn) => {
  for (const [path, { renamed, keys }] of site.former) {
    const page = renamed ?? site.page(path)
    const title = page && field(page, 'title')
    const before: unknown = keys.title
    if (!title || page.yaml?.broken || typeof before !== 'string' || before === title.value)
      continue
    const parts = site.all
      .filter((one) => one !== page)
      .flatMap(({ file, passages, links }): Part[] => [
        ...passages
          .filter(({ text }) => text === before)
          .map((passage) => ({ ...placeIn(passage, 0), file })),
        ...links.filter(({ words }) => words === before).map(({ place }) => ({ ...place, file })),
      ])
    if (parts.length === 0) continue
    reportIn(page.file)(title, {
      ...say('unique.old-title', { before, places: placesText(parts) }),
      parts: parts.map((part) => ({ ...part, fix: suggestion(before, title.value) })),
    })
  }
}

/** What tells the entries of a list apart, which may also be the page that they lead to. */
const DISTINCT = /^(?:(?:claim|id|label|name|term|title) |href \/)/

export const checkEntries: SiteRule = ({ dataFiles }, reportIn) => {
  for (const { file, yaml } of dataFiles) {
    const named = yaml.texts.filter(({ path, value }) => {
      return typeof path.at(-2) === 'number' && DISTINCT.test(`${String(path.at(-1))} ${value}`)
    })
    const keyOf = ({ path, value }: ValueText) =>
      [...path.slice(0, -2), path.at(-1), value.toLowerCase()].join(' ')
    for (const [{ path, value, place }, first] of repeatsIn(named, keyOf))
      reportIn(file)(
        place,
        say('unique.entry', { key: path.at(-1), value, line: first.place.line }),
      )
  }
}

function occurrencesIn(file: string, passage: Passage): Occurrence[] {
  const { kind, within, text, prose } = passage
  const least = kind === 'item' && within.at(-1) !== 'Table' ? 3 : 5
  // Segmenting is slow, and most texts are a single sentence.
  const parts = /[.?!…]\S*\s/.test(text)
    ? [...splitter.segment(text)]
    : [{ segment: text, index: 0 }]
  return parts.flatMap(({ segment, index }) => {
    // A sentence that is only a claim repeats its approved wording on purpose.
    const own = prose.slice(index, index + segment.length).replaceAll(BLANK, ' ')
    if (wordCount(segment) < least || own.trim() === '') return []
    return [{ file, text: segment.trim(), place: () => placeIn(passage, index) }]
  })
}

/** Search results repeat the page on purpose, and headings have their own rule. */
const isText = ({ kind, within, text }: Passage) =>
  (kind === 'field'
    ? !/^(?:search|title)$/.test(within[0] ?? '')
    : kind === 'paragraph' || kind === 'item') && !text.includes(REPLACE)

const readSentences = ({ file, passages }: SourceFile) =>
  passages.filter(isText).flatMap((passage) => occurrencesIn(file, passage))

/** Kept instead of the sentences, which take more memory than their pages. */
const sentenceHashes = perObject((one: SourceFile) =>
  Int32Array.from(readSentences(one), (each) => hashOf(keyOf(each))),
)

/** Of files with repeated sentences only. */
const sentencesIn = perObject(readSentences)

export const checkDuplicates: SiteRule = (site, reportIn) => {
  const files = settledFirst(site)
  const [once, again] = [new Set<number>(), new Set<number>()]
  for (const one of files)
    for (const hash of sentenceHashes(one)) (once.has(hash) ? again : once).add(hash)
  const repeated = files.flatMap((one) => {
    const hashes = sentenceHashes(one)
    return hashes.some((hash) => again.has(hash))
      ? sentencesIn(one).filter((_, index) => again.has(hashes[index] ?? 0))
      : []
  })
  reportRepeated(repeated, reportIn, ({ text }, where) =>
    say('duplicate.sentence', {
      text: text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text,
      where,
    }),
  )
}

/** The number of words in a fingerprint of a text; pages written independently share next to none. */
const FINGERPRINT = 5
/** The share of its fingerprints that a page may have in common with another. */
const MOST = 0.2
/** Pages with fewer fingerprints are menus, which resemble each other. */
const LEAST = 100
/** One in so many is enough to find the page that shares most. */
const SAMPLE = 4

/** A step of the FNV-1a hash. */
const mixed = (hash: number, next: number) => Math.imul(hash ^ next, 16_777_619)

/** A number that stands for a text, in less memory; next to no other text has the same. */
function hashOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at))
  return hash
}

const fingerprints = perObject(({ passages }: SourceFile): Int32Array => {
  const prose = passages
    .filter((one) => isBody(one) && !one.text.includes(REPLACE))
    .map((one) => one.prose)
  const words = fold(prose.join(' ')).split(' ').map(hashOf)
  const all = words
    .slice(FINGERPRINT - 1)
    .map((_, at) => words.slice(at, at + FINGERPRINT).reduce(mixed))
  return Int32Array.from(new Set(all))
})

/** A section pasted twice repeats more sentences. */
const MOST_AGAIN = 4

/** Reports pages that copy another with some words changed, or a part of themselves. */
export const checkNearDuplicates: SiteRule = (site, reportIn) => {
  const first = new Map<number, SitePage>()
  for (const page of pagesOf(site)) {
    const hashes = sentenceHashes(page)
    const count = hashes.length - new Set(hashes).size
    if (count > MOST_AGAIN) {
      const [copy, original] = repeatsIn(sentencesIn(page), keyOf)[0] ?? []
      const line = original?.place().line
      reportIn(page.file)(copy?.place(), say('near-duplicate.again', { count, line }))
    }
    const own = fingerprints(page)
    const shared = new Map<SitePage, number>()
    for (const one of own.filter((hash) => hash % SAMPLE === 0)) {
      const other = first.get(one)
      if (other) shared.set(other, (shared.get(other) ?? 0) + 1)
      else first.set(one, page)
    }
    const [[other] = []] = [...shared].sort((a, b) => b[1] - a[1])
    if (!other || own.length < LEAST) continue
    const others = new Set(fingerprints(other))
    const share = own.filter((hash) => others.has(hash)).length / own.length
    if (share <= MOST) continue
    const found = { share: Math.round(share * 100), other: other.file, most: MOST * 100 }
    reportIn(page.file)(page.outline?.headings[0]?.place, say('near-duplicate.page', found))
  }
}
