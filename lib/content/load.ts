/** Reads the pages and data of a content folder. What does not fit its schema is an error with file and field. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Data, type DataName, dataSchemas, fileOfData } from './data.ts'
import { isPageFile, pathOfFile, splitPage } from './files.ts'
import { frontMatter, isPublished, type Page } from './schema.ts'

export interface Content {
  /** Every page, in the order of paths. */
  pages: readonly Page[]
  data: Data
}

/** What decides which pages there are. */
export interface View {
  /** The time by which `publishAt` is judged. Default: now. */
  now?: Date
  /** Whether drafts and pages of a later day are there, too. Default: no. */
  unpublished?: boolean
}

/** What was read of a file and the state it was in: in development it is read again when it has changed. */
const read = new Map<string, { stamp: string; result: unknown }>()

function once<T>(root: string, file: string, make: (source: string) => T): T {
  const path = join(root, file)
  const { mtimeMs, size } = statSync(path)
  const stamp = `${mtimeMs} ${size}`
  const known = read.get(path)
  if (known?.stamp === stamp) return known.result as T
  const result = make(readFileSync(path, 'utf8'))
  read.set(path, { stamp, result })
  return result
}

function parseYaml<S extends z.ZodType>(file: string, text: string, schema: S): z.infer<S> {
  let wrong: string
  try {
    const result = schema.safeParse(parse(text))
    if (result.success) return result.data
    wrong = z.prettifyError(result.error)
  } catch (error) {
    wrong = (error as Error).message
  }
  throw new Error(`${file} cannot be used; \`npm run content:check\` says how to correct it.\n${wrong}`)
}

const readPage = (file: string) => (source: string) => {
  const page = splitPage(source)
  const meta = parseYaml(file, page?.head ?? '', frontMatter)
  return { ...meta, path: pathOfFile(file), file, body: page?.body ?? source } as Page
}

/** The page files of a folder, from its root. */
export function findPages(root: string): string[] {
  return ['content', 'content/services']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter(isPageFile)
}

/**
 * Reads all content under a root.
 *
 * @throws an error with file and field for the first file that does not fit its schema
 */
export function readContent(root: string, { now = new Date(), unpublished = false }: View = {}): Content {
  const data = Object.entries(dataSchemas).map(([name, schema]) => {
    const file = fileOfData(name as DataName)
    return [name, once(root, file, (source) => parseYaml(file, source, schema))]
  })
  const pages = findPages(root)
    .map((file) => once(root, file, readPage(file)))
    .filter((page) => unpublished || isPublished(page, now))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return { pages, data: Object.fromEntries(data) as Data }
}
