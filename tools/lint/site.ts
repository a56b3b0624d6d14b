/** Reads the whole site once: every page, every data file, with their places; what the rules work on. */
import type { z } from 'zod'
import { type Data, type DataName, dataSchemas, fileOfData } from '#lib/content/data.ts'
import { dayOf } from '#lib/content/days.ts'
import { isPageFile, pathOfFile } from '#lib/content/files.ts'
import { type FrontMatter, frontMatter, type Layout, publishedFrom } from '#lib/content/schema.ts'
import { isPhotograph } from '#tools/photos/rules.ts'
import { parseMdx } from './mdx.ts'
import { type Outline, outlineOf } from './page.ts'
import { type Passage, passagesOf } from './passages.ts'
import { type Place, type Problem, type Report, reporter } from './problems.ts'
import { checkSchema } from './schemas.ts'
import { listAt, valueAt } from './source.ts'
import { readFrontMatter, readYaml, type Yaml } from './yaml.ts'

/** Where the check reads: a folder on a disk, the changes in an editor, a small site in a test. */
export interface Files {
  /** Every file of content/ and public/, from the root, with forward slashes. */
  list: () => readonly string[]
  read: (file: string) => string
  /** The bytes of a photograph. */
  bytes: (file: string) => Uint8Array
}

export interface SitePage {
  path: string
  file: string
  source: string
  /** The front matter with its places; absent where it could not be read at all. */
  yaml: Yaml | undefined
  /** The front matter, when it fits its schema. */
  meta: FrontMatter | undefined
  /** Absent where the syntax of the body is broken. */
  outline: Outline | undefined
  /** The words of the body. */
  passages: Passage[]
}

export interface DataFile {
  name: DataName
  file: string
  source: string
  yaml: Yaml
}

export interface Site {
  files: Files
  /** The day of the check in UTC, as `2027-06-30`. */
  today: string
  /** Every page file, also those with problems, in the order of their paths. */
  pages: SitePage[]
  /** The page at a path. */
  page: (path: string) => SitePage | undefined
  /** Every data file that exists. */
  dataFiles: DataFile[]
  dataFile: (name: DataName) => DataFile | undefined
  /** The contents of the data files that fit their schema. */
  data: Partial<Data>
  /** Addresses that must exist, also where another line of their file is wrong. */
  contract: readonly string[]
  /** Problems of single files, found while reading. */
  problems: Problem[]
}

/** A rule looks at one page. */
export type PageRule = (page: SitePage, report: Report, site: Site) => void
/** Or at the whole site. */
export type SiteRule = (site: Site, reportIn: (file: string) => Report) => void

const IGNORED = /(?:^|\/)(?:\.|README\.md$)/

/** Files that would be left out of the site in silence: wrong ending, wrong letters in the name, too deep. */
export function checkName(file: string, report: Report): void {
  const strange = (reason: string, better?: string) =>
    report(undefined, {
      found: `this file would be left out of the site, since ${reason}`,
      remedy: better ? `Rename it to ${better}` : 'Move it elsewhere',
    })
  const renamed = (ending: string) => file.replace(/\.[^./]*$/, ending)
  const isData = file.startsWith('content/data/')
  const dataFiles = (Object.keys(dataSchemas) as DataName[]).map(fileOfData)
  if (IGNORED.test(file) || isPhotograph(file) || file.startsWith('content/data/photos/')) return
  if (isPageFile(file) || dataFiles.includes(file)) return
  if (isData && !file.endsWith('.yaml')) strange('data files end in .yaml', renamed('.yaml'))
  else if (isData) {
    const known = dataFiles.map((one) => one.slice('content/data/'.length)).join(', ')
    report(undefined, {
      rule: 'data',
      found: `nothing reads this data file, content/data/ holds ${known}`,
      remedy: 'Rename or remove it',
    })
  } else if (/\.(?:md|markdown|txt|MDX)$/i.test(file) && !file.endsWith('.mdx'))
    strange('pages end in .mdx', renamed('.mdx'))
  else if (!file.endsWith('.mdx')) strange('content/ holds pages (.mdx), data and photographs')
  else if (!/^content\/[a-z0-9_/-]*\.mdx$/.test(file)) {
    report(undefined, {
      found:
        'the file name holds capitals, spaces or special characters, while it takes lower-case letters, digits and hyphens',
      why: 'The file name is the address of the page',
      remedy: `Rename it to ${file.toLowerCase().replace(/[^a-z0-9_/.-]+/g, '-')}`,
    })
  } else {
    report(undefined, {
      found: 'no page can stand in this folder, since pages are files in content/ or content/services/',
      why: 'The site has routes for those two places only, so this page would be left out in silence',
      remedy: 'Move the file',
    })
  }
}

function readPage(
  file: string,
  source: string,
  phrase: (id: unknown) => string | undefined,
  problems: Problem[],
) {
  const yaml = readFrontMatter(source, reporter(problems, file, 'yaml'))
  const page: SitePage = {
    path: pathOfFile(file),
    file,
    source,
    yaml,
    meta: undefined,
    outline: undefined,
    passages: [],
  }
  if (!yaml) return page
  if (!yaml.broken) {
    const located = { ...yaml, value: yaml.value ?? {} }
    page.meta = checkSchema(frontMatter, located, reporter(problems, file, 'schema'), {
      whole: 'the front matter',
    })
  }
  const tree = parseMdx(source, reporter(problems, file, 'mdx'))
  if (tree) {
    page.outline = outlineOf(tree, reporter(problems, file, 'prop'))
    page.passages = passagesOf(tree, source, phrase)
  }
  return page
}

/**
 * Reads all content.
 *
 * @param now decides which pages are published yet
 */
export function readSite(files: Files, now = new Date()): Site {
  const problems: Problem[] = []
  const names = files.list().filter((file) => file.startsWith('content/'))
  if (names.length === 0) {
    reporter(
      problems,
      'content',
      'file-name',
    )(undefined, {
      found: 'the folder content/ is missing',
      remedy: 'Run the command in the folder of the repository',
    })
  }
  for (const file of names) checkName(file, reporter(problems, file, 'file-name'))

  const data: Record<string, unknown> = {}
  const dataFiles = (Object.keys(dataSchemas) as DataName[]).flatMap((name): DataFile[] => {
    const file = fileOfData(name)
    if (!names.includes(file)) {
      reporter(
        problems,
        file,
        'data',
      )(undefined, { found: 'this data file is missing', remedy: 'Bring it back' })
      return []
    }
    const source = files.read(file)
    const yaml = readYaml(source, reporter(problems, file, 'yaml'))
    if (!yaml.broken)
      data[name] = checkSchema(dataSchemas[name] as z.ZodType, yaml, reporter(problems, file, 'schema'))
    return [{ name, file, source, yaml }]
  })
  const dataFile = (name: DataName) => dataFiles.find((one) => one.name === name)
  // Claims are looked up in what was read rather than in what is valid, so that one wrong date in claims.yaml does
  // not make every page's words differ.
  const phrases = new Map(
    listAt(dataFile('claims')?.yaml.value, ['figures']).map((figure) => [
      valueAt(figure, ['id']),
      String(valueAt(figure, ['phrase'])),
    ]),
  )
  const pages = names
    .filter(isPageFile)
    .map((file) => readPage(file, files.read(file), (id) => phrases.get(id), problems))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return {
    files,
    today: dayOf(now),
    pages,
    page: (path) => byPath.get(path),
    dataFiles,
    dataFile,
    data: data as Partial<Data>,
    contract: listAt(dataFile('contract')?.yaml.value, []).filter((path) => typeof path === 'string'),
    problems,
  }
}

/** A text of the front matter and its place, whether or not the rest of it is valid. */
export function field(page: SitePage, ...path: PropertyKey[]): (Place & { value: string }) | undefined {
  const value = valueAt(page.yaml?.value, path)
  return typeof value === 'string' && page.yaml ? { value, ...page.yaml.at(path) } : undefined
}

/** The layout that a page says it has. */
export const layoutOf = (page: SitePage): string | undefined => field(page, 'layout')?.value

/** Layouts of pages that the site never does without: what they say of drafts and days counts for nothing. */
const ALWAYS: readonly string[] = [
  'home',
  'industries',
  'about',
  'careers',
  'contact',
  'siteIndex',
] satisfies Layout[]

const released = (page: SitePage) => (ALWAYS.includes(layoutOf(page) ?? '') ? {} : Object(page.yaml?.value))

/** Whether a page says that it is a draft. */
export const isDraft = (page: SitePage): boolean => released(page).draft === true

/** The first day on which a page is published: empty for today, and later than any day for a draft. */
export const publishedOn = (site: Site, page: SitePage): string => publishedFrom(released(page), site.today)

/** Whether a build of today has the page. */
export const isPublished = (site: Site, page: SitePage): boolean => publishedOn(site, page) === ''

/** Pages that are published stand first: where two say the same, the one that is not published gives way. */
export const publishedFirst = (site: Site): SitePage[] =>
  site.pages.toSorted((a, b) => publishedOn(site, a).localeCompare(publishedOn(site, b), 'en'))

/** Starts words that stand in until somebody writes the real ones; `npm run content:new` fills a new page with them. */
export const REPLACE = 'REPLACE:'

/** Every address that answers today: pages, and old addresses that redirect. */
export function answering(site: Site): string[] {
  const pages = site.pages.filter((page) => isPublished(site, page)).map(({ path }) => path)
  return [...new Set([...pages, ...(site.data.redirects ?? []).map(({ from }) => from)])].sort()
}
