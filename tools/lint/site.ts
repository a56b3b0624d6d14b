/** Reads the whole site once: every page, every data file, with their places; what checks and registry work on. */
import type { z } from 'zod'
import { type Data, type DataName, dataSchemas, fileOfData } from '#lib/content/data.ts'
import { dayOf } from '#lib/content/days.ts'
import { pathOfFile } from '#lib/content/files.ts'
import { type FrontMatter, frontMatter } from '#lib/content/schema.ts'
import { type Place, type Problem, problemAt } from './errors.ts'
import { findFiles, readSource } from './files.ts'
import { splitPage } from './frontMatter.ts'
import { schemaProblems } from './issues.ts'
import { parseMdx } from './mdx.ts'
import { keyNaming } from './naming.ts'
import { type Outline, outlineOf } from './outline.ts'
import { type Passage, passagesOf } from './passages.ts'
import { placesOf, valueAt } from './source.ts'
import { readYaml, type Yaml } from './yaml.ts'

export interface SitePage {
  path: string
  file: string
  source: string
  body: string
  /** The front matter with its places; absent where it could not be read at all. */
  yaml?: Yaml
  /** The front matter, when it fits its schema. */
  meta?: FrontMatter
  /** Absent where the syntax of the body is broken. */
  outline?: Outline
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
  root: string
  /** Addresses that must exist. */
  contract: readonly string[]
  /** The day of the build in UTC, as `2027-06-30`. */
  today: string
  /** Every page file, also those with problems, in the order of their paths. */
  pages: SitePage[]
  /** The page at a path. */
  page: (path: string) => SitePage | undefined
  /** Every data file that exists. */
  files: DataFile[]
  /** The contents of the data files that fit their schema. */
  data: Partial<Data>
  /** Problems of single files, found while reading. */
  problems: Problem[]
}

/** A check looks at the whole site and says what is wrong with it. */
export type Check = (site: Site) => Problem[]

const top: Place = { line: 1, column: 1 }

function readDataFiles(root: string, found: readonly string[], problems: Problem[]) {
  const files: DataFile[] = []
  const data: Record<string, unknown> = {}
  for (const name of Object.keys(dataSchemas) as DataName[]) {
    const file = fileOfData(name)
    if (!found.includes(file)) {
      problems.push(
        problemAt(file, top, { rule: 'data', found: 'this data file is missing', remedy: 'Bring it back' }),
      )
      continue
    }
    const { source } = readSource(root, file)
    const yaml = readYaml(source, file)
    files.push({ name, file, source, yaml })
    const wrong =
      yaml.problems.length > 0 ? yaml.problems : schemaProblems(file, dataSchemas[name] as z.ZodType, yaml)
    problems.push(...wrong)
    if (wrong.length === 0) data[name] = (dataSchemas[name] as z.ZodType).parse(yaml.value)
  }
  const known = (Object.keys(dataSchemas) as DataName[]).map(fileOfData)
  for (const file of found.filter((one) => !known.includes(one))) {
    problems.push(
      problemAt(file, top, {
        rule: 'data',
        found: 'nothing reads this data file',
        expected: `content/data/ holds ${Object.keys(dataSchemas).join('.yaml, ')}.yaml`,
        remedy: 'Rename or remove it',
      }),
    )
  }
  return { files, data: data as Partial<Data> }
}

function readPage(
  root: string,
  file: string,
  phrase: (id: string) => string | undefined,
  problems: Problem[],
): SitePage {
  const { source } = readSource(root, file)
  const split = splitPage({ file, source })
  problems.push(...split.problems)
  const page: SitePage = { path: pathOfFile(file), file, source, body: split.body, passages: [] }
  if (split.yaml) {
    page.yaml = split.yaml
    if (split.yaml.problems.length === 0) {
      const located = { ...split.yaml, value: split.yaml.value ?? {} }
      const wrong = schemaProblems(file, frontMatter, located, (path, as) =>
        path.length === 0 ? 'the front matter' : keyNaming(path, as),
      )
      problems.push(...wrong)
      if (wrong.length === 0) page.meta = frontMatter.parse(split.yaml.value)
    }
  }
  if (split.yaml) {
    const { tree, problems: broken } = parseMdx(file, source)
    problems.push(...broken)
    if (tree) {
      page.outline = outlineOf(file, tree)
      page.passages = passagesOf(tree, source, placesOf(source), phrase)
    }
  }
  return page
}

/**
 * Reads all content under a root.
 *
 * @param root folder that holds `content/`
 * @param contract addresses that must exist
 * @param now decides which pages are published yet
 * @throws what the file system throws for a file that is there and cannot be read; nothing else
 */
export function readSite(root: string, contract: readonly string[] = [], now = new Date()): Site {
  const found = findFiles(root)
  const problems = [...found.problems]
  const { files, data } = readDataFiles(root, found.data, problems)
  // Claims are looked up in what was read rather than in what is valid, so that one wrong date in claims.yaml does
  // not make every page's words differ.
  const claims = files.find((one) => one.name === 'claims')?.yaml.value
  const figures = valueAt(claims, ['figures'])
  const phrases = new Map<string, string>(
    (Array.isArray(figures) ? figures : []).map((figure) => [
      String(valueAt(figure, ['id'])),
      String(valueAt(figure, ['phrase'])),
    ]),
  )
  const pages = found.pages
    .map((file) => readPage(root, file, (id) => phrases.get(id), problems))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const today = dayOf(now)
  return { root, contract, today, pages, page: (path) => byPath.get(path), files, data, problems }
}

/** A text of the front matter and its place, whether or not the rest of it is valid. */
export function field(page: SitePage, ...path: PropertyKey[]): (Place & { value: string }) | undefined {
  const value = valueAt(page.yaml?.value, path)
  return typeof value === 'string' && page.yaml ? { value, ...page.yaml.at(path) } : undefined
}

/** The layout that a page says it has. */
export function layoutOf(page: SitePage): string | undefined {
  return field(page, 'layout')?.value
}
