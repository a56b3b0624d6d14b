/** Reads the pages and data of a content folder. A file that violates its schema is an error with file and field. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { z } from 'zod'
import { type Artifact, artifactSchema, pathOfArtifact } from './artifacts/artifacts.ts'
import { type Data, type DataName, dataSchemas, fileOfData } from './data.ts'
import { dayOf } from './days.ts'
import { isPageFile, pathOfFile, repositoryRoot } from './files.ts'
import { partsOf, splitPage } from './frontMatter.ts'
import { type FrontMatter, frontMatter, type Page, publishedFrom } from './schema.ts'
import { readSeries, type Series, seriesOfFile } from './series.ts'

export type Content = {
  pages: readonly Page[]
  data: Data
  /** By name. */
  series: ReadonlyMap<string, Series>
  /** By the addresses of their pages. */
  artifacts: ReadonlyMap<string, Artifact>
}

/** A page or data file that violates its schema. */
export class UnusableFile extends Error {
  readonly file: string

  constructor(file: string, problem: string) {
    super(`${file} cannot be used; \`npm run content:check\` explains how to fix it.\n${problem}`)
    this.file = file
  }
}

const filesMatching = (pattern: string) =>
  globSync(pattern, { cwd: repositoryRoot() }).map((file) => file.replaceAll('\\', '/'))

const textOf = (file: string) => readFileSync(join(repositoryRoot(), file), 'utf8')

/** Reads a file. Throws an error that names the file and everything that violates the schema. */
function explained<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new UnusableFile(
      file,
      error instanceof z.ZodError ? z.prettifyError(error) : String(error),
    )
  }
}

/** Validates parsed YAML. Throws like {@link explained}. */
const validated = <S extends z.ZodType>(file: string, yaml: Document, schema: S): z.infer<S> =>
  explained(file, () => {
    const [mistake] = yaml.errors
    if (mistake) throw mistake
    return schema.parse(yaml.toJS())
  })

function readFrontMatter(file: string): FrontMatter {
  const source = textOf(file)
  const page = splitPage(source)
  if (page) return validated(file, page.document, frontMatter)
  const [firstLine] = source.split(/\r?\n/, 1)
  throw new UnusableFile(
    file,
    `It takes YAML between two lines "---" at its start; its first line is ${JSON.stringify(firstLine)}.`,
  )
}

/** Reads a page. Throws if it violates its schema. */
export const readPage = (file: string): Page => ({
  ...readFrontMatter(file),
  path: pathOfFile(file),
  file,
  // Only where the page is rendered, in one of a build's processes, does anybody ask for it.
  get body() {
    return partsOf(textOf(file))?.body ?? ''
  },
})

/** Stands for a page that violates its schema, so that the pages that link to it still can. */
const unusablePage = (file: string): Page => ({
  layout: 'text',
  title: file,
  intro: '',
  search: { title: file, description: '' },
  updated: '2000-01-01',
  path: pathOfFile(file),
  file,
  body: '',
})

function readPageOrPlaceholder(file: string): Page {
  try {
    return readPage(file)
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    return unusablePage(file)
  }
}

/** Reads all data files. Throws for the first that violates its schema. */
export function readData(): Data {
  const entries = Object.entries(dataSchemas).map(([name, schema]) => {
    const file = fileOfData(name as DataName)
    return [name, validated(file, parseDocument(textOf(file)), schema)]
  })
  return Object.fromEntries(entries) as Data
}

/** Reads all series. Throws for the first that violates its schema. */
function readAllSeries(): ReadonlyMap<string, Series> {
  const all = new Map<string, Series>()
  for (const file of filesMatching('content/data/series/*.csv')) {
    const name = seriesOfFile(file)
    if (name !== undefined)
      all.set(
        name,
        explained(file, () => readSeries(textOf(file))),
      )
  }
  return all
}

/** Reads all artifacts. Throws for the first that violates its schema. */
function readAllArtifacts(): ReadonlyMap<string, Artifact> {
  const all = new Map<string, Artifact>()
  for (const file of filesMatching('content/data/artifacts/**/*.yaml')) {
    const path = pathOfArtifact(file)
    if (path !== undefined)
      all.set(path, validated(file, parseDocument(textOf(file)), artifactSchema))
  }
  return all
}

/**
 * Reads all pages, data, series and artifacts. Throws for the first file that violates its schema.
 *
 * Development includes unpublished pages, and puts empty pages in the places of unusable ones: `proxy.dev.ts` shows what is
 * wrong with those.
 */
export function readContent(inDevelopment: boolean): Content {
  const data = readData()
  const today = dayOf(new Date())
  const series = readAllSeries()
  const artifacts = readAllArtifacts()
  const pages = filesMatching('content/**/*.mdx')
    .filter(isPageFile)
    .map(inDevelopment ? readPageOrPlaceholder : readPage)
    .filter((page) => inDevelopment || publishedFrom(page, today) === '')
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return { pages, data, series, artifacts }
}
