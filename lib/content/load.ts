/** Reads the pages and data of a content folder. A file that violates its schema is an error with file and field. */
import { type FSWatcher, globSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { z } from 'zod'
import { type Data, type DataName, dataSchemas, fileOfData } from './data.ts'
import { dayOf } from './days.ts'
import { isPageFile, pathOfFile, repositoryRoot } from './files.ts'
import { splitPage } from './frontMatter.ts'
import { type FrontMatter, frontMatter, type Page, publishedFrom } from './schema.ts'

export type Content = { pages: readonly Page[]; data: Data }

/** Does a task now and after each change. On Linux, a recursive watcher loses files that are replaced, as by git. */
export function watchContent(task: () => void): void {
  let watchers: FSWatcher[] = []
  const changed = () => {
    for (const watcher of watchers) watcher.close()
    watchers = globSync('content/**/').map((folder) =>
      watch(folder, { persistent: false }, changed),
    )
    task()
  }
  changed()
}

const textOf = (file: string) => readFileSync(join(repositoryRoot(), file), 'utf8')

/** Validates parsed YAML. Throws an error that names the file and everything that violates the schema. */
function validated<S extends z.ZodType>(file: string, yaml: Document, schema: S): z.infer<S> {
  try {
    const [mistake] = yaml.errors
    if (mistake) throw mistake
    return schema.parse(yaml.toJS())
  } catch (error) {
    throw unusable(file, error instanceof z.ZodError ? z.prettifyError(error) : String(error))
  }
}

const unusable = (file: string, problem: string) =>
  new Error(`${file} cannot be used; \`npm run content:check\` explains how to fix it.\n${problem}`)

function readFrontMatter(file: string): FrontMatter {
  const source = textOf(file)
  const page = splitPage(source)
  if (page) return validated(file, page.document, frontMatter)
  const [firstLine] = source.split(/\r?\n/, 1)
  throw unusable(
    file,
    `It takes YAML between two lines "---" at its start; its first line is ${JSON.stringify(firstLine)}.`,
  )
}

/** Adds the body of a page, which is read only where the page is rendered, in one of a build's processes. */
const withBody = (page: Omit<Page, 'body'>): Page =>
  Object.defineProperty(page, 'body', {
    get: () => splitPage(textOf(page.file))?.body ?? '',
  }) as Page

/** Reads a page. In development, one that violates its schema has a body that cannot be rendered, so it is reported. */
function readPage(file: string, inDevelopment: boolean): Page {
  const own = { path: pathOfFile(file), file }
  try {
    return withBody({ ...readFrontMatter(file), ...own })
  } catch (error) {
    if (!inDevelopment) throw error
    const search = { title: file, description: '' }
    return {
      layout: 'text',
      title: file,
      intro: '',
      search,
      updated: '2000-01-01',
      ...own,
      body: '<',
    }
  }
}

/** Throws for the first file that violates its schema; development keeps such pages, and includes unpublished ones. */
export function readContent(inDevelopment: boolean): Content {
  const data = Object.entries(dataSchemas).map(([name, schema]) => {
    const file = fileOfData(name as DataName)
    return [name, validated(file, parseDocument(textOf(file)), schema)]
  })
  const today = dayOf(new Date())
  const pages = globSync('content/**/*.mdx', { cwd: repositoryRoot() })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPageFile)
    .map((file) => readPage(file, inDevelopment))
    .filter((page) => inDevelopment || publishedFrom(page, today) === '')
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return { pages, data: Object.fromEntries(data) as Data }
}
