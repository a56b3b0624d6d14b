/** Reads every page and data file once, with the places of everything in them, for all rules. */
import { pathOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { type Data, type DataName, fileOfData, type Redirect } from '#lib/content/data.ts'
import { dayOf } from '#lib/content/days.ts'
import { fileOfPath, isPageFile, pathOfFile } from '#lib/content/files.ts'
import { publishedFrom } from '#lib/content/schema.ts'
import { seriesOfFile } from '#lib/content/series.ts'
import type { ReportFinding } from '../problems.ts'
import type { Files } from '../read/files.ts'
import { type ArtifactFile, readArtifact } from './artifacts.ts'
import { type DataFile, readData } from './data.ts'
import { byIntendedName, DATA_NAMES } from './fileNames.ts'
import { readPage, releaseOf, type SitePage } from './page.ts'
import { formerPages } from './renames.ts'
import { readSeriesFile, type SeriesFile } from './series.ts'
import { listAt, valueAt } from './source.ts'

export type SourceFile = SitePage | DataFile | ArtifactFile | SeriesFile
export type Site = ReturnType<typeof readSite>

/** Reports what a rule finds in a file. */
export type ReportIn = (file: string) => ReportFinding
export type PageInSiteRule = (page: SitePage, report: ReportFinding, site: Site) => void
export type SiteRule = (site: Site, reportIn: ReportIn) => void

/** Whether a file is a data file. */
export const isDataFile = (sourceFile: SourceFile): sourceFile is DataFile => 'name' in sourceFile

/** Whether a file is an artifact. */
export const isArtifact = (sourceFile: SourceFile): sourceFile is ArtifactFile =>
  'owner' in sourceFile

/** Whether a file is a page. */
export const isPage = (sourceFile: SourceFile): sourceFile is SitePage => 'path' in sourceFile

/** What was read of each file, so that another check reads only files that changed. */
export type ParsedFiles = Map<string, { key: string; result: SourceFile }>

interface Options {
  /** Decides which pages are published. Default: now. */
  now?: Date | undefined
  /** Kept between checks of the same files. Default: everything is read anew. */
  parsed?: ParsedFiles | undefined
  /** Receives each file before the next is read. */
  onRead?: (sourceFile: SourceFile) => void
}

const findData = (dataFiles: readonly DataFile[], wanted: DataName) =>
  dataFiles.find(({ name }) => name === wanted)

/** The wording of each claim inside a sentence, by id. */
function phrasesIn(dataFiles: readonly DataFile[]): ReadonlyMap<unknown, string> {
  // Looked up before validation, so that a wrong date in claims.yaml does not change every page's words.
  const claims = listAt(findData(dataFiles, 'claims')?.yaml.value, ['figures'])
  return new Map(
    claims.map((claim) => [valueAt(claim, ['id']), String(valueAt(claim, ['phrase']))]),
  )
}

/** The promised addresses, even if another line of their file is wrong. */
const promisedIn = (dataFiles: readonly DataFile[]): string[] =>
  listAt(findData(dataFiles, 'contract')?.yaml.value, []).filter(
    (path): path is string => typeof path === 'string',
  )

/** Reads the files, each of them anew only if it has changed, or what it is read with. */
function readFiles(files: Files, { parsed = new Map(), onRead = () => {} }: Options) {
  const once = <T extends SourceFile>(file: string, key: string, read: () => T): T => {
    const known = parsed.get(file)
    if (known?.key === key) return known.result as T
    const result = read()
    onRead(result)
    parsed.set(file, { key, result })
    return result
  }
  const content = files.list().filter((file) => file.startsWith('content/'))
  const dataNames = byIntendedName(content)
  const dataFiles = DATA_NAMES.flatMap((name) => {
    const file = dataNames.get(fileOfData(name))
    if (!file) return []
    const source = files.read(file)
    return [once(file, name + source, () => readData(name, file, source))]
  })
  const missingPages = promisedIn(dataFiles)
    .map(fileOfPath)
    .filter((file) => !content.includes(file))
  const names = byIntendedName(content, missingPages)
  const phrases = phrasesIn(dataFiles)
  const wordings = JSON.stringify([...phrases])
  const pages = [...names]
    .filter(([name]) => isPageFile(name))
    .map(([name, file]) => {
      const source = files.read(file)
      const read = () => readPage(file, pathOfFile(name), source, (id) => phrases.get(id))
      return once(file, name + wordings + source, read)
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const series = [...names].flatMap(([intended, file]) => {
    const id = seriesOfFile(intended)
    if (id === undefined) return []
    const source = files.read(file)
    return [once(file, id + source, () => readSeriesFile(id, file, source))]
  })
  const artifacts = [...names].flatMap(([intended, file]) => {
    const owner = pathOfArtifact(intended)
    if (owner === undefined) return []
    const source = files.read(file)
    return [once(file, owner + source, () => readArtifact(owner, file, source))]
  })
  return { dataFiles, pages, series, artifacts, missingPages }
}

/** Reads all content. */
export function readSite(files: Files, options: Options = {}) {
  const { now = new Date() } = options
  const { dataFiles, pages, series, artifacts, missingPages } = readFiles(files, options)
  const dataFile = (name: DataName) => findData(dataFiles, name)
  const all = [...pages, ...dataFiles, ...artifacts, ...series]
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const today = dayOf(now)
  /** Returns the first day on which a page is published: empty for today, and later than any day for a draft. */
  const publishedOn = (page: SitePage): string => publishedFrom(releaseOf(page), today)
  const redirects: readonly unknown[] = listAt(dataFile('redirects')?.yaml.value, [])
  return {
    files,
    today,
    pages,
    dataFiles,
    dataFile,
    /** The numbers of drawings, a file each. */
    series,
    /** The documents at the heads of pages, a file each. */
    artifacts,
    publishedOn,
    all,
    page: (path: string) => byPath.get(path),
    published: pages.filter((page) => publishedOn(page) === ''),
    /** The contents of the data files that match their schema. */
    data: Object.fromEntries(dataFiles.map(({ name, value }) => [name, value])) as Partial<Data>,
    /** Whether all files could be read. Until then, nothing is reported as unused. */
    isWhole: dataFiles.length === DATA_NAMES.length && all.every(({ broken }) => !broken),
    former: formerPages(files.before, pages),
    contract: promisedIn(dataFiles),
    /** Files of promised pages that are not where they belong. */
    missingPages,
    /** Redirects, even if another line of their file is wrong. */
    redirects: redirects.filter((redirect): redirect is Redirect =>
      ['from', 'to'].every((key) => typeof valueAt(redirect, [key]) === 'string'),
    ),
  }
}

/** Returns every address that answers today: pages, and old addresses that redirect. */
export const answering = ({ published, redirects }: Site): string[] =>
  [...new Set([...published.map(({ path }) => path), ...redirects.map(({ from }) => from)])].sort()
