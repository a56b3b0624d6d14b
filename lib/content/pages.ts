/** The registry of every page and data file, which Next, the navigation and the tests use. */
import type { Artifact } from './artifacts/artifacts.ts'
import type { Data, FigureClaim, Result, ResultName } from './data.ts'
import { fileOfPath } from './files.ts'
import { type Content, readContent } from './load.ts'
import type { Layout, Page } from './schema.ts'
import { fileOfSeries, type Series } from './series.ts'
import { watchContent } from './watch.ts'

interface Registry extends Content {
  byPath: ReadonlyMap<string, Page>
  byParent: ReadonlyMap<string, readonly Page[]>
}

const inDevelopment = process.env.NODE_ENV === 'development'

/**
 * Holds the registry. Builds share it across the process: Next bundles pages and route handlers separately, and each
 * copy of this module would read the whole site again. In development, changes to this code must take effect.
 */
const holder: { contentRegistry?: Registry | undefined } = inDevelopment
  ? {}
  : (globalThis as object)

if (inDevelopment)
  watchContent(() => {
    holder.contentRegistry = undefined
  })

/** The path of a page's parent; pages with a unique layout are under the home page. */
const parentOf = (page: Page) => ('parent' in page ? page.parent : undefined) ?? '/'

/** Leaves out links to pages that are not published yet, of lists at any depth: the editor's file may not match its schema. */
function withoutDrafts<Value>(value: Value, pages: Registry['byPath']): Value
function withoutDrafts(value: unknown, pages: Registry['byPath']): unknown {
  if (Array.isArray(value))
    return value
      .filter((entry) => pages.has(entry?.href))
      .map((entry) => withoutDrafts(entry, pages))
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([key, part]) => [key, withoutDrafts(part, pages)])
  return Object.fromEntries(inner)
}

/** The registry, read on first use and, in development, again when a file (drafts included) has changed. */
function current(): Registry {
  if (holder.contentRegistry) return holder.contentRegistry
  const content = readContent(inDevelopment)
  const byPath = new Map(content.pages.map((page) => [page.path, page]))
  const below = content.pages.filter(({ path }) => path !== '/')
  holder.contentRegistry = {
    ...content,
    data: { ...content.data, navigation: withoutDrafts(content.data.navigation, byPath) },
    byPath,
    byParent: Map.groupBy(below, parentOf),
  }
  return holder.contentRegistry
}

/** Every page, sorted by path. Throws if a content file violates its schema. */
export const getPages = (): readonly Page[] => current().pages

/** Throws like {@link getPages}. */
export const getData = (): Data => current().data

/** Whether there is a page at a path. */
export const hasPage = (path: string): boolean => current().byPath.has(path)

/** The page at a path. Throws if there is none. */
export function getPage(path: string): Page {
  const page = current().byPath.get(path)
  if (!page) throw new Error(`There is no page at ${path}: ${fileOfPath(path)} does not exist.`)
  return page
}

/** The pages with the given layouts, sorted by path. */
export const getPagesByLayout = <L extends Layout>(...layouts: readonly L[]): Page<L>[] =>
  getPages().filter((page): page is Page<L> => (layouts as readonly Layout[]).includes(page.layout))

/** The page with a layout that only one page has. */
export function getPageByLayout<L extends Layout>(layout: L): Page<L> {
  const [page] = getPagesByLayout(layout)
  if (!page) throw new Error(`No file in content/ has the layout "${layout}".`)
  return page
}

/** What visitors can ask about on the contact page, in the words of the pages that lead there. */
export function getTopics(): string[] {
  const pages = getPages().filter((page) => 'contact' in page)
  return [...new Set(pages.map(({ contact }) => contact.about))].sort()
}

/** A page's name in lists and trails. */
export const nameOf = ({ path, title }: Page): string => (path === '/' ? 'Home' : title)

/** The ancestors of a page, from the home page down. */
export function getTrail(path: string): Page[] {
  const trail: Page[] = []
  for (let page = getPage(path); page.path !== '/'; ) {
    page = getPage(parentOf(page))
    trail.unshift(page)
  }
  return trail
}

/** The children of a page, sorted by path. */
export const getChildren = (path: string): readonly Page[] => current().byParent.get(path) ?? []

/** The figure with an id in claims.yaml. Throws if there is none. */
export function getClaim(id: string): FigureClaim {
  const claim = getData().claims.figures.find((figure) => figure.id === id)
  if (!claim) throw new Error(`No figure of content/data/claims.yaml has the id "${id}".`)
  return claim
}

/** A result of evidence.yaml; undefined if it has not been measured. */
export const getResult = (name: ResultName): Result | undefined =>
  getData().evidence.find(({ of }) => of === name)

/** The series with a name. Throws if there is none. */
export function getSeries(name: string): Series {
  const series = current().series.get(name)
  if (!series) throw new Error(`There is no series ${name}: ${fileOfSeries(name)} does not exist.`)
  return series
}

/** The artifact in the file of a page, if there is one. */
export const getArtifact = (path: string): Artifact | undefined => current().artifacts.get(path)
