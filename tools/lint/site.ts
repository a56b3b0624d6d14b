/** Reads the whole site once: every page, every data file, with their places; what the rules work on. */
import type { z } from 'zod'
import { type Data, type DataName, dataSchemas, fileOfData, type Redirect } from '#lib/content/data.ts'
import { dayOf } from '#lib/content/days.ts'
import { isPageFile, PAGE_FOLDERS, pathOfFile } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { frontMatter, type Layout, publishedFrom } from '#lib/content/schema.ts'
import { isPhotograph } from '#tools/photos/rules.ts'
import { formerPages } from './changes.ts'
import { parseMdx } from './mdx.ts'
import { type Link, outlineOf } from './page.ts'
import { type Passage, passagesOfYaml } from './passages.ts'
import { autofix, type Finding, type Place, type Problem, type Report, reporter, say } from './problems.ts'
import { checkSchema } from './schemas.ts'
import { listAt, perObject, placesOf, type Source, valueAt } from './source.ts'
import { readFrontMatter, readYaml, type Yaml } from './yaml.ts'

/** Where the check reads: a folder on a disk, the changes in an editor, a small site in a test. */
export interface Files {
  /** Every file of content/ and public/, from the root, with forward slashes. */
  list: () => readonly string[]
  read: (file: string) => string
  bytes: (file: string) => Uint8Array
  /**
   * The files that the author has changed, added or removed, with their texts before that; none for those added. Left
   * out where nobody knows.
   */
  before?: ReadonlyMap<string, string | undefined>
}

export interface SourceFile extends Source {
  file: string
  /** Absent where the front matter of a page could not be read at all. */
  yaml: Yaml | undefined
  /** Whether something in it could not be read. */
  broken: boolean
  passages: readonly Passage[]
  links: readonly Link[]
  /** What is wrong with it, as far as reading it tells. */
  problems: readonly Problem[]
}

export type SitePage = ReturnType<typeof readPage>
export type Site = ReturnType<typeof readSite>

/** A rule looks at one page, and is asked again only when that has changed. */
export type PageRule = (page: SitePage, report: Report) => void
/** Or at one page and what stands around it. */
export type PageInSiteRule = (page: SitePage, report: Report, site: Site) => void
/** Or at the whole site. */
export type SiteRule = (site: Site, reportIn: ReportIn) => void
export type ReportIn = (file: string) => Report

const DATA_NAMES = Object.keys(dataSchemas) as DataName[]
const DATA_FILES = DATA_NAMES.map(fileOfData)

/** What is wrong with the name of a file, or nothing: files that would be left out of the site in silence. */
export function nameFinding(file: string): Finding | undefined {
  if (file === 'content/404.mdx') return say('file-name.taken')
  if (/(?:^|\/)(?:\.|README\.md$)/.test(file) || file.startsWith('content/data/photos/')) return undefined
  if (isPhotograph(file) || isPageFile(file) || DATA_FILES.includes(file)) return undefined
  const meant = meantBy(file)
  const rename = meant && `Rename it to ${meant}`
  const isData = file.startsWith('content/data/')
  if (isData && file.endsWith('.yaml')) {
    const known = DATA_FILES.map((one) => one.slice('content/data/'.length)).join(', ')
    return say('data.unread', { known, remedy: rename ?? 'Rename or remove it' })
  }
  if (isData || !file.endsWith('.mdx')) {
    const pages = meant ? 'pages end in .mdx' : 'content/ holds pages (.mdx), data and photographs'
    const rule = isData ? 'data files end in .yaml' : pages
    return say('file-name.left-out', { rule, remedy: rename ?? 'Move it elsewhere' })
  }
  if (!meant) return say('file-name.folder', { folders: PAGE_FOLDERS.join(', ') })
  return say('file-name.characters', { rename })
}

/** The name that a file was meant to have: it is read under that, so that one slip is one message. */
function meantBy(file: string): string | undefined {
  const plain = file.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  const name = plain.replace(/[^a-z0-9_/.-]+/g, '-').replace(/-+(?=\.\w+$)/, '')
  if (file.startsWith('content/data/')) {
    const known = nearest(name.replace(/^.*\/|(?:\.(?:ya?ml|json|txt|md))+$/g, ''), DATA_NAMES)
    return known && fileOfData(known as DataName)
  }
  const page = name.replace(/(?:\.mdx)?\.(?:md|mdx|markdown|txt)$/, '.mdx').replace(/\.(?!mdx$)/g, '-')
  return isPageFile(page) ? page : undefined
}

/** Keys that hold addresses, and what kind of link each is. */
const LINKS: [RegExp, Link['kind']][] = [
  [/^services\.groups\.\d+\.items\.\d+\.href$/, 'card'],
  [/(?:^|\.)href$|^evidence$/, 'href'],
  [/^\d+\.to$/, 'redirect'],
  [/^parent$/, 'parent'],
  [/^related\.\d+$/, 'related'],
]

function linksOfYaml({ texts }: Yaml): Link[] {
  return texts.flatMap(({ path, value: target, place }): Link[] => {
    const [, kind] = LINKS.find(([keys]) => keys.test(path.join('.'))) ?? []
    return kind && target !== '' ? [{ kind, target, place }] : []
  })
}

const lastRead = new Map<string, { key: string; result: SourceFile }>()

/** What was read of a file last time, where its text is the same: whoever checks again reads only what has changed. */
function once<T extends SourceFile>(file: string, key: string, read: () => T): T {
  const known = lastRead.get(file)
  if (known?.key === key) return known.result as T
  const result = read()
  lastRead.set(file, { key, result })
  return result
}

function readPage(file: string, path: string, source: string, phrase: (id: unknown) => string | undefined) {
  const problems: Problem[] = []
  const report = reporter(problems, file)
  const place = placesOf(source)
  const yaml = readFrontMatter(source, report, place)
  if (yaml && !yaml.broken) {
    const located = { at: yaml.at, value: yaml.value ?? {} }
    checkSchema(frontMatter, located, report, { whole: 'the front matter' })
  }
  const tree = yaml && parseMdx(source, report, place)
  const outline = tree && outlineOf(tree, { source, place }, phrase, report)
  return {
    ...{ path, file, source, place, problems },
    /** Absent where the front matter could not be read at all. */
    yaml,
    /** Absent where the syntax of the body is broken. */
    outline,
    broken: !outline || !yaml || yaml.broken,
    passages: [...(yaml ? passagesOfYaml(yaml) : []), ...(outline?.passages ?? [])],
    links: [...(outline?.links ?? []), ...(yaml ? linksOfYaml(yaml) : [])],
  }
}

/** Data files without words, and those whose words are spelled only: claims and statistics are where figures belong. */
const WITHOUT_WORDS = /^(?:synonyms|redirects|released|contract|dictionary|evidence)$/
const WITHOUT_PROSE = /^(?:claims|statistics)$/

/** What YAML takes and JSON does not, beside the texts in double quotes that are passed over. */
const NOT_JSON = /"(?:[^"\\]|\\.)*"|,(?=\s*[\]}])|#.*|\/\/.*|'[^'\n]*'|[^\s[\]{}:,"]+/g

/** The site is built from JSON as it is; here it is read as YAML, which knows the place of everything in it. */
function checkJson({ source, place }: Source, report: Report) {
  for (const { 0: words, index } of source.matchAll(NOT_JSON)) {
    if (words === ',') report(place(index), say('yaml.comma', {}, autofix(',', '')))
    else if (!words.startsWith('"')) report(place(index), say('yaml.no-json', { words }))
  }
}

function readData(name: DataName, file: string, source: string) {
  const problems: Problem[] = []
  const place = placesOf(source)
  const report = reporter(problems, file)
  const yaml = readYaml(source, report, place)
  const schema = dataSchemas[name] as z.ZodType
  const value = yaml.broken ? undefined : checkSchema(schema, yaml, report)
  if (value && file.endsWith('.json')) checkJson({ source, place }, report)
  const kind = WITHOUT_PROSE.test(name) ? 'label' : 'field'
  const passages = WITHOUT_WORDS.test(name) ? [] : passagesOfYaml(yaml, kind)
  const links = linksOfYaml(yaml)
  return { name, file, source, place, yaml, value, broken: yaml.broken, passages, links, problems }
}

/** Reads all content; `now` decides which pages are published yet. */
export function readSite(files: Files, now = new Date()) {
  const problems: Problem[] = []
  const report = (file: string, finding: Finding | undefined) => reporter(problems, file)(undefined, finding)
  const names = files.list().filter((file) => file.startsWith('content/'))
  if (names.length === 0) report('content', say('file-name.no-content'))
  /** The files as they are, by the names that they are meant to have. */
  const meant = new Map(names.map((file) => [file, file]))
  for (const file of names) {
    const finding = nameFinding(file)
    const right = finding && meantBy(file)
    const isTaken = right !== undefined && right !== file && meant.has(right)
    if (right && !isTaken) meant.set(right, file)
    report(file, isTaken ? say('file-name.twice', { right }) : finding)
  }
  const dataFiles = DATA_NAMES.flatMap((name) => {
    const file = meant.get(fileOfData(name))
    if (file) {
      const source = files.read(file)
      return [once(file, name + source, () => readData(name, file, source))]
    }
    report(fileOfData(name), say('data.missing'))
    return []
  })
  const dataFile = (name: DataName) => dataFiles.find((one) => one.name === name)
  // Claims are looked up in what was read rather than in what is valid, so that one wrong date in claims.yaml does
  // not make every page's words differ.
  const claims = listAt(dataFile('claims')?.yaml.value, ['figures'])
  const phrases = new Map(claims.map((one) => [valueAt(one, ['id']), String(valueAt(one, ['phrase']))]))
  const wordings = JSON.stringify([...phrases])
  const pages = [...meant]
    .filter(([name]) => isPageFile(name))
    .map(([name, file]) => {
      const source = files.read(file)
      const read = () => readPage(file, pathOfFile(name), source, (id) => phrases.get(id))
      return once(file, name + wordings + source, read)
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const all = [...pages, ...dataFiles]
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const today = dayOf(now)
  const publishedOn = (page: SitePage): string => publishedFrom(released(page), today)
  return {
    files,
    /** The day of the check in UTC, as `2027-06-30`. */
    today,
    /** Every page and data file. */
    all,
    /** Every page file, also those with problems, in the order of their paths. */
    pages,
    page: (path: string) => byPath.get(path),
    /** The first day on which a page is published: empty for today, and later than any day for a draft. */
    publishedOn,
    /** The pages that a build of today has. */
    published: pages.filter((page) => publishedOn(page) === ''),
    /** Every data file that exists. */
    dataFiles,
    dataFile,
    /** The contents of the data files that fit their schema. */
    data: Object.fromEntries(dataFiles.map(({ name, value }) => [name, value])) as Partial<Data>,
    /** Whether all files could be read. What is said of things that stand nowhere waits until then. */
    isWhole: dataFiles.length === DATA_NAMES.length && all.every(({ broken }) => !broken),
    /** The changed pages as they were, by their addresses. */
    former: formerPages(files, pages),
    /** Addresses that must exist, and old ones, each also where another line of their file is wrong. */
    contract: listAt(dataFile('contract')?.yaml.value, []).filter((path) => typeof path === 'string'),
    redirects: listAt(dataFile('redirects')?.yaml.value, []).filter((one): one is Redirect =>
      ['from', 'to'].every((key) => typeof valueAt(one, [key]) === 'string'),
    ),
    /** Found while reading. */
    problems: [...problems, ...all.flatMap((one) => one.problems)],
  }
}

/** Finds patterns in the prose of a file. Most stand in no passage of it, and one look at all of them tells. */
export const inProse = <P extends { pattern: RegExp }>(entries: readonly P[]) =>
  perObject(({ passages }: SourceFile) => {
    const prose = passages.filter(({ kind }) => kind !== 'label')
    // A pattern that looks back or ahead stays within its sentence.
    const all = prose.map((passage) => passage.prose).join('\n.\n')
    const found = entries.filter(({ pattern }) => all.search(pattern) !== -1)
    return prose.flatMap((passage) =>
      found.flatMap((entry) =>
        [...passage.prose.matchAll(entry.pattern)].map((match) => ({ entry, match, passage })),
      ),
    )
  })

/** A text of the front matter and its place, whether or not the rest of it is valid. */
export function field(page: SitePage, ...path: PropertyKey[]): (Place & { value: string }) | undefined {
  const value = valueAt(page.yaml?.value, path)
  return typeof value === 'string' && page.yaml ? { value, ...page.yaml.at(path) } : undefined
}

/** The layout that a page says it has. */
export const layoutOf = (page: SitePage): string | undefined => field(page, 'layout')?.value

/** Where the pages of a layout of their own stand, which has a route of its own. */
export const PLACES: Partial<Record<Layout, string>> = {
  home: '/',
  industries: '/industries',
  about: '/about-us',
  careers: '/careers',
  contact: '/contact-us',
  siteIndex: '/site-index',
}

/** The site never does without a page of its own layout: what it says of drafts and days counts for nothing. */
const released = (page: SitePage) =>
  Object.hasOwn(PLACES, layoutOf(page) ?? '') ? {} : Object(page.yaml?.value)

/** Whether a page says that it is a draft. */
export const isDraft = (page: SitePage): boolean => released(page).draft === true

/** Starts words that stand in until somebody writes the real ones; `npm run content:new` fills a new page with them. */
export const REPLACE = 'REPLACE:'

/** Every address that answers today: pages, and old addresses that redirect. */
export function answering(site: Site): string[] {
  return [
    ...new Set([...site.published.map(({ path }) => path), ...site.redirects.map(({ from }) => from)]),
  ].sort()
}
