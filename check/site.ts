/** Reads every page and data file once, with the places of everything in them, for all rules. */
import type { z } from 'zod'
import {
  type Data,
  type DataName,
  dataSchemas,
  FREE_PATH,
  fileOfData,
  type Redirect,
} from '#lib/content/data.ts'
import { dayOf } from '#lib/content/days.ts'
import { isPageFile, PAGE_FOLDERS, pathOfFile } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { frontMatter, type Layout, publishedFrom } from '#lib/content/schema.ts'
import { isPhotograph } from '#scripts/photos/rules.ts'
import { formerPages } from './changes.ts'
import { parseMdx } from './mdx.ts'
import { type Link, outlineOf } from './page.ts'
import { passagesOfYaml } from './passages.ts'
import { type Finding, type Place, type Problem, type Report, reporter, say } from './problems.ts'
import { checkSchema } from './schemas.ts'
import { listAt, perObject, placesOf, valueAt } from './source.ts'
import TABLE from './tables/layouts.json' with { type: 'json' }
import { readFrontMatter, readYaml, type Yaml } from './yaml.ts'

/** The files to check: a folder on disk, the changes in an editor, or a small site in a test. */
export interface Files {
  /** Lists every file of content/ and public/, from the root, with forward slashes. */
  list: () => readonly string[]
  read: (file: string) => string
  bytes: (file: string) => Uint8Array
  /** The former texts of the files that the author changed or removed, and undefined for added ones, if known. */
  before?: ReadonlyMap<string, string | undefined>
  /** What was read, so that another check reads only files that changed. */
  parsed: Map<string, { key: string; result: SourceFile }>
}

export type SitePage = ReturnType<typeof readPage>
export type SourceFile = SitePage | ReturnType<typeof readData>
export type Site = ReturnType<typeof readSite>

/** A rule that depends on a single page, and runs again only when it changes. */
export type PageRule = (page: SitePage, report: Report) => void
export type PageInSiteRule = (page: SitePage, report: Report, site: Site) => void
export type SiteRule = (site: Site, reportIn: ReportIn) => void
export type ReportIn = (file: string) => Report

const DATA_NAMES = Object.keys(dataSchemas) as DataName[]
const DATA_FILES = DATA_NAMES.map(fileOfData)

/** Returns what is wrong with a file's name, if anything; the site would silently leave such files out. */
export function nameFinding(file: string): Finding | undefined {
  if (isPageFile(file) && !FREE_PATH.test(pathOfFile(file)))
    return say('file-name.taken', { path: pathOfFile(file) })
  const isIgnored = /(?:^|\/)(?:\.|README\.md$)/.test(file)
  if (isIgnored || isPhotograph(file) || isPageFile(file) || DATA_FILES.includes(file))
    return undefined
  if (file.startsWith('content/data/photos/')) return say('photo.other')
  const right = meantBy(file)
  return right
    ? say('file-name.wrong', { right })
    : say('file-name.unread', { folders: PAGE_FOLDERS.join(', ') })
}

/** Returns a file's intended name, under which it is read so that one mistake causes one message. */
function meantBy(file: string): string | undefined {
  // Systems add this to the name of a copy.
  const own = file.replace(/ (?:\(\d+\)|(?:- )?copy(?: \(?\d+\)?)?)(?=\.\w+$)/i, '')
  const plain = own.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  const name = plain.replace(/[^a-z0-9_/.]+/g, '-').replace(/-+(?=\.\w+$)/, '')
  if (file.startsWith('content/data/')) {
    const known = nearest(name.replace(/^.*\/|(?:\.(?:ya?ml|json|txt|md))+$/g, ''), DATA_NAMES)
    return known && fileOfData(known as DataName)
  }
  const page = name
    .replace(/(?:\.mdx)?\.(?:md|mdx|markdown|txt)$/, '.mdx')
    .replace(/\.(?!mdx$)/g, '-')
  return isPageFile(page) ? page : undefined
}

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

function readPage(
  file: string,
  path: string,
  source: string,
  phrase: (id: unknown) => string | undefined,
) {
  const problems: Problem[] = []
  const report = reporter(problems, file)
  const place = placesOf(source)
  const yaml = readFrontMatter(source, report, place)
  if (yaml && !yaml.broken) checkSchema(frontMatter, { ...yaml, value: yaml.value ?? {} }, report)
  const tree = yaml && parseMdx(source, report, place)
  const outline = tree && outlineOf(tree, { source, place }, phrase, report)
  return {
    ...{ path, file, source, place, problems },
    /** Undefined if the front matter could not be read at all. */
    yaml,
    /** Undefined if the body has a syntax error. */
    outline,
    broken: !outline || !yaml || yaml.broken,
    passages: [
      ...(yaml ? passagesOfYaml(yaml, { source, place }) : []),
      ...(outline?.passages ?? []),
    ],
    links: [...(outline?.links ?? []), ...(yaml ? linksOfYaml(yaml) : [])],
  }
}

const WITHOUT_WORDS = /^(?:synonyms|redirects|released|contract|dictionary|evidence|statistics)$/

function readData(name: DataName, file: string, source: string) {
  const problems: Problem[] = []
  const place = placesOf(source)
  const report = reporter(problems, file)
  // A parser of YAML would explain JSON in other terms.
  const reportSyntax: Report =
    name === 'redirects' ? (at) => report(at, say('yaml.redirect')) : report
  const yaml = readYaml(source, reportSyntax, place)
  const value = yaml.broken ? undefined : checkSchema(dataSchemas[name] as z.ZodType, yaml, report)
  // The claims are where figures belong, so they are only checked for spelling.
  const kind = name === 'claims' ? 'label' : 'field'
  const passages = WITHOUT_WORDS.test(name) ? [] : passagesOfYaml(yaml, { source, place }, kind)
  const links = linksOfYaml(yaml)
  // An empty file would make what others take from it look wrong everywhere.
  const broken = yaml.broken || yaml.value === null
  return { name, file, source, place, yaml, value, broken, passages, links, problems }
}

/** Reads all content; `now` decides which pages are published. Each file is handed to `use` before the next is read. */
export function readSite(
  files: Files,
  now = new Date(),
  use: (one: SourceFile) => void = () => {},
) {
  const problems: Problem[] = []
  const report = (file: string, finding: Finding | undefined) =>
    reporter(problems, file)(undefined, finding)
  const once = <T extends SourceFile>(file: string, key: string, read: () => T): T => {
    const known = files.parsed.get(file)
    if (known?.key === key) return known.result as T
    const result = read()
    use(result)
    files.parsed.set(file, { key, result })
    return result
  }
  const names = files.list().filter((file) => file.startsWith('content/'))
  if (names.length === 0) report('content', say('file-name.no-content'))
  // The actual names of files by their intended names.
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
  // Claims are looked up before validation, so that a wrong date in claims.yaml does not change every page's words.
  const claims = listAt(dataFile('claims')?.yaml.value, ['figures'])
  const phrases = new Map(
    claims.map((one) => [valueAt(one, ['id']), String(valueAt(one, ['phrase']))]),
  )
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
  /** Returns the first day on which a page is published: empty for today, and later than any day for a draft. */
  const publishedOn = (page: SitePage): string => publishedFrom(released(page), today)
  return {
    /** The problems are those of the files' names; each file has those found while reading it. */
    ...{ files, today, pages, dataFiles, dataFile, publishedOn, problems },
    all,
    page: (path: string) => byPath.get(path),
    published: pages.filter((page) => publishedOn(page) === ''),
    /** The contents of the data files that match their schema. */
    data: Object.fromEntries(dataFiles.map(({ name, value }) => [name, value])) as Partial<Data>,
    /** Whether all files could be read. Until then, nothing is reported as unused. */
    isWhole: dataFiles.length === DATA_NAMES.length && all.every(({ broken }) => !broken),
    former: formerPages(files, pages),
    /** Addresses that must exist, and redirects, even if another line of their file is wrong. */
    contract: listAt(dataFile('contract')?.yaml.value, []).filter(
      (path) => typeof path === 'string',
    ),
    redirects: listAt(dataFile('redirects')?.yaml.value, []).filter((one): one is Redirect =>
      ['from', 'to'].every((key) => typeof valueAt(one, [key]) === 'string'),
    ),
  }
}

/** Finds patterns in a file's prose. Most match nothing, which a single search of all passages shows. */
export const inProse = <P extends { pattern: RegExp }>(entries: readonly P[]) => {
  // The start and end of each passage, which is a line.
  const anywhere = ({ pattern: { source, flags } }: P) =>
    new RegExp(source, `${flags.replace('m', '')}m`)
  const searches = entries.map((entry) => ({ entry, search: anywhere(entry) }))
  return perObject(({ passages }: SourceFile) => {
    const prose = passages.filter(({ kind, within }) => kind !== 'label' || within[0] === 'Figure')
    // The separator keeps lookbehind and lookahead within a passage.
    const all = prose.map((passage) => passage.prose).join('\n.\n')
    const found = searches.flatMap(({ entry, search }) => (all.search(search) === -1 ? [] : entry))
    return prose.flatMap((passage) =>
      found.flatMap((entry) =>
        [...passage.prose.matchAll(entry.pattern)].map((match) => ({ entry, match, passage })),
      ),
    )
  })
}

/** Returns a front matter text and its place, whether or not the rest is valid. */
export function field(
  page: SitePage,
  ...path: PropertyKey[]
): (Place & { value: string }) | undefined {
  const value = valueAt(page.yaml?.value, path)
  return typeof value === 'string' && page.yaml ? { value, ...page.yaml.at(path) } : undefined
}

/** What the check expects of the pages with a layout. */
interface LayoutRules {
  /** The address of its only page, if it has its own route. */
  path?: string
  /** The ids that the layout in components/layout adds. */
  anchors: readonly string[]
  /** Whether its pages show only sections, or nothing below their front matter. */
  body?: string
  /** Least and most. */
  sections?: readonly number[]
  /** Least and most words: outside the outer pair is an error, outside the inner pair gets advice. */
  words?: readonly number[]
  /** The data file whose links are on its page. */
  data?: string
}

export const LAYOUTS: Readonly<Record<Layout, LayoutRules>> = TABLE.layouts

export function layoutOf(page: SitePage): Layout | undefined {
  const layout = field(page, 'layout')?.value ?? ''
  return Object.hasOwn(LAYOUTS, layout) ? (layout as Layout) : undefined
}

export const rulesOf = (page: SitePage): Partial<LayoutRules> =>
  LAYOUTS[layoutOf(page) as Layout] ?? {}

/** Pages with their own route are always published, so their draft and date keys are ignored. */
const released = (page: SitePage) => (rulesOf(page).path ? {} : Object(page.yaml?.value))

export const isDraft = (page: SitePage): boolean => released(page).draft === true

/** Returns every address that answers today: pages, and old addresses that redirect. */
export const answering = ({ published, redirects }: Site): string[] =>
  [...new Set([...published.map(({ path }) => path), ...redirects.map(({ from }) => from)])].sort()
